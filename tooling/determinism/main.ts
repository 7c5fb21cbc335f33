// Runs the tasks of our suites twice, once beside six busy loops and once on four phones at a time, and compares every
// picture, every tree and what is left on the disk: pnpm determinism [tasks …]
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
const suites = provedSuites().map(({ suite }) => suite);
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

async function testify(suite: Suite, tasks: readonly AnyTask[], count: number): Promise<Testimonies> {
  const witness = new Witness();
  const driver = virtualPhone({ image: systemImage, apps: standardApps, count });
  try {
    await runRecorded({
      suite: witness.suite(suite),
      agent: witness.agent(oracle()),
      driver,
      tasks: tasks.map(({ name }) => name),
    });
    return witness.testimonies;
  } finally {
    await driver.close?.();
  }
}

function startLoops(count: number): Worker[] {
  return Array.from({ length: count }, () => new Worker('for (;;);', { eval: true }));
}
