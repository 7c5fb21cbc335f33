// pnpm determinism [tasks …]: runs the tasks of our suites twice, once beside six busy loops and once on four phones at a
// time, and compares every picture, every tree and what is left on the disk. Pictures that differ are kept in
// androidworld-determinism in the folder for temporary files.
// pnpm determinism --modes [tasks …]: runs twenty tasks, or the given, once on time that is simulated and once on that of the
// world, and compares every score and every tree.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { selectTasks } from '../../packages/core/src/entries/engine.ts';
import { buildUi } from '../build-ui.ts';
import { besideBusyLoops } from '../busy-loops.ts';
import { differentModes } from './different-modes.ts';
import { keepPictures } from './keep-pictures.ts';
import { suitesNow, testify } from './testify.ts';
import { differences } from './witness.ts';

/** Their pictures are kept in memory until they have been compared, and what differs is told as it is found. */
const tasksAtATime = 12;
const pictures = join(tmpdir(), 'androidworld-determinism');

const args = process.argv.slice(2);
const globs = args.filter((arg) => !arg.startsWith('--'));
const compare = args.includes('--modes') ? compareModes : compareLoads;

await buildUi();
const selected = selectTasks(suitesNow(), globs.length === 0 ? {} : { tasks: globs });
const namesOf = (suite: string) => selected.filter((each) => each.suite.name === suite).map(({ task }) => task.name);
let different = 0;
for (const { name } of suitesNow()) await compare(name, namesOf(name));
console.log(`\n${different} tasks differ`);
if (different > 0) process.exitCode = 1;

async function compareLoads(suite: string, all: readonly string[]): Promise<void> {
  for (const tasks of chunksOf(all, tasksAtATime)) {
    const loaded = await besideBusyLoops(() => testify({ suite, tasks }));
    const beside = await testify({ suite, tasks, phones: 4 });
    for (const name of tasks) {
      const [one, other] = [loaded.get(name)?.testimony, beside.get(name)?.testimony];
      const found = one && other ? differences(one, other) : ['it ran once only'];
      tell(`${suite}/${name}`, one?.looks.length ?? 0, found);
      for (const line of one && other ? await keepPictures(pictures, name, [one, other]) : [])
        console.log(`    ${line}`);
    }
  }
}

async function compareModes(suite: string, all: readonly string[]): Promise<void> {
  const tasks = globs.length > 0 ? all : everyNth(all, Math.ceil(selected.length / 20));
  // Decisions take as long as they took on either: the phones then get about as far between two looks.
  const simulated = await testify({ suite, tasks, thinkingMs: 'measured' });
  const real = await testify({ suite, tasks, time: 'real' });
  for (const [name, evidence] of simulated) {
    const other = real.get(name);
    const found = other ? differentModes(evidence, other) : ['it ran once only'];
    tell(`${suite}/${name}`, evidence.testimony.looks.length, found);
  }
}

/** In runs of at most `length`. */
function chunksOf<T>(list: readonly T[], length: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / length) }, (_, run) =>
    list.slice(run * length, (run + 1) * length),
  );
}

function everyNth<T>(list: readonly T[], nth: number): T[] {
  return list.filter((_, index) => index % nth === 0);
}

function tell(task: string, looks: number, found: readonly string[]): void {
  if (found.length > 0) different += 1;
  console.log(`${found.length === 0 ? 'same     ' : 'DIFFERENT'}  ${task}  ${looks} looks`);
  for (const line of found.slice(0, 8)) console.log(`    ${line}`);
}
