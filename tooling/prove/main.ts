// Proves the tasks of our suites on virtual phones and writes docs/proofs/<suite>.md: pnpm proofs [--help]
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type DeviceFacts, selectTasks } from '../../packages/core/src/index.ts';
import { renderProofs } from '../../packages/core/src/testing/index.ts';
import { withPhones } from '../bench/phones.ts';
import { buildUi } from '../build-ui.ts';
import { mergeReport } from './merge-report.ts';
import { type Claim, type ProvedTask, proveTasks } from './prove-tasks.ts';
import { provedSuites } from './proved-suites.ts';
import { renderReport } from './render-report.ts';
import { reportFile } from './report-file.ts';

const help = `pnpm proofs [tasks …] [options]

  tasks              globs on <task> or <suite>/<task>; default all
  --seeds 1,2,3      of the instances to prove; default those of the suite
  --thorough         near misses and crashes for every seed, not for the first only; seeds 1 to 20 unless given
  --phones 2         how many at once; default 2
  --out <file>       where the report goes; default docs/proofs/<suite>.md for whole suites, the terminal for some tasks
  --update           the rows of some tasks go into docs/proofs/<suite>.md, too
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seeds: { type: 'string' },
    thorough: { type: 'boolean', default: false },
    phones: { type: 'string', default: '2' },
    out: { type: 'string' },
    update: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(help);
else await main();

async function main(): Promise<void> {
  const interrupt = new AbortController();
  process.once('SIGINT', () => interrupt.abort(new Error('Interrupted')));
  const claims = selectClaims();
  await buildUi();
  const holds = await withPhones(wholeNumber('--phones', values.phones), async (_, devices) => {
    const proved = await proveTasks(claims, devices, {
      signal: interrupt.signal,
      thorough: values.thorough,
      onProved({ suite, task, proofs }, durationMs) {
        const failing = proofs.filter((proof) => !proof.holds);
        const verdict = failing.length === 0 ? 'proved' : 'NOT PROVED';
        console.error(
          `${verdict}  ${suite.name}/${task.name}  ${proofs.length} proofs, ${(durationMs / 1000).toFixed(1)} s`,
        );
        if (failing.length > 0) console.error(renderProofs(failing));
      },
    });
    const [device] = devices;
    if (device === undefined) throw new Error('No phone was opened');
    await writeReports(proved, await device.facts());
    return proved.every(({ proofs }) => proofs.every((proof) => proof.holds));
  });
  if (!holds) process.exitCode = 1;
}

/** A suite that was proved whole has a file of its own. */
async function writeReports(proved: readonly ProvedTask[], facts: DeviceFacts): Promise<void> {
  if (values.out !== undefined) return await writeFile(values.out, renderReport(proved, facts));
  for (const { suite } of provedSuites()) {
    const own = proved.filter((each) => each.suite.name === suite.name);
    if (own.length === 0) continue;
    const report = renderReport(own, facts);
    const isUsual = values.seeds === undefined && !values.thorough;
    const file = reportFile(suite);
    if (isUsual && own.length === suite.tasks.length) await writeFile(file, report);
    else if (isUsual && values.update) await writeFile(file, mergeReport(await readFile(file, 'utf8'), report));
    else console.log(report);
  }
}

/** By suite, then by name. */
function selectClaims(): Claim[] {
  const suites = provedSuites();
  const selection = positionals.length === 0 ? {} : { tasks: positionals };
  const selected = selectTasks(
    suites.map(({ suite }) => suite),
    selection,
  );
  const thoroughSeeds = values.thorough ? Array.from({ length: 20 }, (_, index) => index + 1) : undefined;
  const seedsGiven = values.seeds?.split(',').map((seed) => wholeNumber('--seeds', seed)) ?? thoroughSeeds;
  return suites.flatMap(({ suite, seeds, solutionSeeds }) => {
    const chosen = seedsGiven === undefined ? { seeds, solutionSeeds } : { seeds: seedsGiven, solutionSeeds: [] };
    return selected.filter((each) => each.suite === suite).map((each) => ({ ...each, ...chosen }));
  });
}

function wholeNumber(option: string, text: string): number {
  if (/^[1-9]\d*$/.test(text.trim())) return Number(text);
  throw new Error(`Expected a whole number from 1 for ${option}, found "${text}"\n\n${help}`);
}
