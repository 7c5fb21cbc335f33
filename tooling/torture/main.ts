// Breaks runs in every way we know and compares each score with an undisturbed run: pnpm torture [--help]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRandom } from '../../packages/core/src/index.ts';
import { buildUi } from '../build-ui.ts';
import { type Ordeal, ordeals } from './ordeals.ts';
import { renderVerdicts } from './render-verdicts.ts';
import { runOrdeal } from './run-ordeal.ts';

const help = `pnpm torture [options]

  --seed <number>   of the faults' kinds and moments; default: a new one, printed
  --short           a few faults of each kind over runs of 6 episodes
  --only <name>     kills, kills-over-adb, transport or models; repeatable
  --keep            leave the results folders where they are
`;

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    short: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(help);
else await main();

async function main(): Promise<void> {
  const seed = values.seed ?? String(Date.now() % 1_000_000);
  const chosen = chooseOrdeals();
  const interrupt = new AbortController();
  process.once('SIGINT', () => interrupt.abort(new Error('Interrupted')));
  const folder = await mkdtemp(join(tmpdir(), 'androidworld-torture-'));
  console.error(`Seed ${seed}; results in ${folder}`);
  await buildUi();
  try {
    const verdicts = [];
    for (const ordeal of chosen) {
      verdicts.push(
        await runOrdeal(ordeal, {
          folder: join(folder, ordeal.name),
          random: createRandom(seed).fork(ordeal.name),
          signal: interrupt.signal,
          log: (line) => console.error(`${ordeal.name}: ${line}`),
        }),
      );
    }
    console.log(renderVerdicts(verdicts));
    if (verdicts.some(({ faults, wrong }) => faults === 0 || wrong.length > 0)) process.exitCode = 1;
  } finally {
    if (!values.keep) await rm(folder, { recursive: true, force: true });
  }
}

function chooseOrdeals(): readonly Ordeal[] {
  const all = ordeals({ short: values.short });
  const unknown = values.only?.find((name) => !all.some((ordeal) => ordeal.name === name));
  if (unknown !== undefined) {
    throw new Error(`There is no ordeal "${unknown}". Known: ${all.map(({ name }) => name).join(', ')}`);
  }
  return all.filter(({ name }) => values.only?.includes(name) ?? true);
}
