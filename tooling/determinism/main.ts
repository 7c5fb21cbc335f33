// Runs the tasks of our suites twice, once beside six busy loops and once on four phones at a time, and compares every
// picture, every tree and what is left on the disk: pnpm determinism [tasks …]. Each task has a new phone: what a phone
// shows depends on all that was done on it, and only the same actions are promised to give the same.
import { Worker } from 'node:worker_threads';
import { oracle } from '../../packages/agent-baselines/src/index.ts';
import { selectTasks } from '../../packages/core/src/entries/engine.ts';
import type { AnyTask, Suite } from '../../packages/core/src/index.ts';
import { standardApps } from '../../packages/virtual-apps/src/index.ts';
import { systemImage } from '../../packages/virtual-image/src/index.ts';
import { virtualPhone } from '../../packages/virtual-phone/src/index.ts';
import { runRecorded } from '../bench/run-recorded.ts';
import { buildUi } from '../build-ui.ts';
import { provedSuites } from '../prove/proved-suites.ts';
import { differences, type Testimonies, Witness } from './witness.ts';

const globs = process.argv.slice(2);
await buildUi();
let different = 0;
const suites = suitesNow();
const selected = selectTasks(suites, globs.length === 0 ? {} : { tasks: globs });
for (const suite of suites) {
  const tasks = selected.filter((each) => each.suite === suite).map(({ task }) => task);
  if (tasks.length === 0) continue;
  const loops = startLoops(6);
  const loaded = await testify(suite, tasks, 1);
  await Promise.all(loops.map((loop) => loop.terminate()));
  const beside = await testify(suite, tasks, 4);
  for (const [name, testimony] of loaded) {
    const other = beside.get(name);
    const found = other === undefined ? ['it ran once only'] : differences(testimony, other);
    if (found.length > 0) different += 1;
    console.log(
      `${found.length === 0 ? 'same     ' : 'DIFFERENT'}  ${suite.name}/${name}  ${testimony.looks.length} looks`,
    );
    for (const line of found.slice(0, 8)) console.log(`    ${line}`);
  }
}
console.log(`\n${different} tasks differ`);
if (different > 0) process.exitCode = 1;

function suitesNow(): Suite[] {
  return provedSuites().map(({ suite }) => suite);
}

async function testify(suite: Suite, tasks: readonly AnyTask[], count: number): Promise<Testimonies> {
  const testimonies: Testimonies = new Map();
  const left = tasks.values();
  const takeTasks = async () => {
    // All takers share the iterator: each takes what no other has taken.
    for (const { name } of left) {
      const witness = new Witness();
      // A suite of its own as well: it remembers what it prepared on the device of a name.
      const own = suitesNow().find((each) => each.name === suite.name) ?? suite;
      const driver = virtualPhone({ image: systemImage, apps: standardApps });
      try {
        await runRecorded({ suite: witness.suite(own), agent: witness.agent(oracle()), driver, tasks: [name] });
      } finally {
        await driver.close?.();
      }
      for (const [task, testimony] of witness.testimonies) testimonies.set(task, testimony);
    }
  };
  await Promise.all(Array.from({ length: count }, takeTasks));
  return testimonies;
}

function startLoops(count: number): Worker[] {
  return Array.from({ length: count }, () => new Worker('for (;;);', { eval: true }));
}
