// Proves the tasks of our suites on virtual phones and writes docs/proofs/<suite>.md: pnpm proofs [--help]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { DeviceFacts } from '../../packages/core/src/entries/driver.ts';
import { selectTasks } from '../../packages/core/src/entries/engine.ts';
import { renderProofs } from '../../packages/core/src/testing/index.ts';
import { withPhones } from '../bench/phones.ts';
import { buildUi } from '../build-ui.ts';
import { isProved } from './is-proved.ts';
import { mergeReport } from './merge-report.ts';
import { type Claim, type ProvedTask, proveTasks } from './prove-tasks.ts';
import { provedSuites } from './proved-suites.ts';
import { renderReport } from './render-report.ts';
import { reportFile } from './report-file.ts';

const help = `pnpm proofs [tasks …] [options]

  tasks              globs on <task> or <suite>/<task>; default all
  --seeds 1,2,3      of the instances to prove; default those of the suite
  --thorough         near misses for every seed, not for the first only, and the phone is compared after them, too;
                     seeds 1 to 20 unless given
  --phones 2         how many at once; default 2
  --real             on phones whose time runs with the computer's; default: it stands still while nobody acts
  --out <file>       where the report goes; default docs/proofs/<suite>.md (<suite>-thorough.md) for whole suites, the
                     terminal for some tasks
  --continue         leaves out what the report says is proved already: the same version of the suite, near misses and
                     number of instances, all of it holding; implies --update
  --update           the rows of some tasks go there, too, each as soon as its task is proved
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seeds: { type: 'string' },
    thorough: { type: 'boolean', default: false },
    phones: { type: 'string', default: '2' },
    real: { type: 'boolean', default: false },
    out: { type: 'string' },
    update: { type: 'boolean', default: false },
    continue: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const keepsRows = values.update || values.continue;

if (values.help) console.log(help);
else await main();

async function main(): Promise<void> {
  const interrupt = new AbortController();
  process.once('SIGINT', () => interrupt.abort(new Error('Interrupted')));
  const claims = remaining(selectClaims());
  if (claims.length === 0) return;
  await buildUi();
  const holds = await withPhones(
    wholeNumber('--phones', values.phones),
    async (_, devices) => {
      const [device] = devices;
      if (device === undefined) throw new Error('No phone was opened');
      const facts = await device.facts();
      const proved = await proveTasks(claims, devices, {
        signal: interrupt.signal,
        thorough: values.thorough,
        onProved(each, durationMs) {
          const { suite, task, proofs } = each;
          if (keepsRows) updateReport(each, facts);
          const failing = proofs.filter((proof) => !proof.holds);
          const verdict = failing.length === 0 ? 'proved' : 'NOT PROVED';
          console.error(
            `${verdict}  ${suite.name}/${task.name}  ${proofs.length} proofs, ${(durationMs / 1000).toFixed(1)} s`,
          );
          if (failing.length > 0) console.error(renderProofs(failing));
        },
      });
      writeReports(proved, facts);
      return proved.every(({ proofs }) => proofs.every((proof) => proof.holds));
    },
    { time: values.real ? 'real' : 'simulated' },
  );
  if (!holds) process.exitCode = 1;
}

/** A suite that was proved whole has a file of its own. */
function writeReports(proved: readonly ProvedTask[], facts: DeviceFacts): void {
  if (values.out !== undefined) {
    writeFileSync(values.out, renderReport(proved, facts));
    return;
  }
  if (keepsRows) return;
  for (const { suite } of provedSuites()) {
    const own = proved.filter((each) => each.suite.name === suite.name);
    if (own.length === 0) continue;
    const report = renderReport(own, facts);
    if (values.seeds === undefined && own.length === suite.tasks.length) {
      writeFileSync(reportFile(suite, { thorough: values.thorough }), report);
    } else console.log(report);
  }
}

/** At once, so that proofs of hours may be interrupted; synchronously, since several phones write into one file. */
function updateReport(proved: ProvedTask, facts: DeviceFacts): void {
  const file = reportFile(proved.suite, { thorough: values.thorough });
  const report = renderReport([proved], facts);
  writeFileSync(file, existsSync(file) ? mergeReport(readFileSync(file, 'utf8'), report) : report);
}

/** With `--continue`: what no report shows yet. */
function remaining(claims: readonly Claim[]): readonly Claim[] {
  if (!values.continue) return claims;
  const left = claims.filter((claim) => {
    const file = reportFile(claim.suite, { thorough: values.thorough });
    return !existsSync(file) || !isProved(readFileSync(file, 'utf8'), claim);
  });
  console.error(`${claims.length - left.length} of ${claims.length} tasks are proved already, ${left.length} are left`);
  return left;
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
