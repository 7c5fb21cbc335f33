// Measures what the project promises and prints it as a table: pnpm bench [words of figures' names …]
import { buildUi } from '../build-ui.ts';
import { aggregateStore } from './aggregate-store.ts';
import { allTasksOnFourPhones, allTasksOnOnePhone } from './all-tasks.ts';
import { anotherPhone } from './another-phone.ts';
import { appDataTasks, recipeTasks } from './app-data-tasks.ts';
import { engineShare } from './engine-share.ts';
import type { Figure } from './figure.ts';
import { firstStart } from './first-start.ts';
import { fourPhones } from './four-phones.ts';
import { longGestures } from './gestures.ts';
import { leftBehind } from './left-behind.ts';
import { m3aShare, t3aShare } from './m3a-share.ts';
import { describeMachine } from './machine.ts';
import { miniwobReward, miniwobStart } from './miniwob.ts';
import { observe } from './observe.ts';
import { pictureSetUp } from './picture-set-up.ts';
import { processorTime } from './processor-time.ts';
import { seeActShare } from './seeact-share.ts';
import { smallFiles } from './small-files.ts';
import { startToHome } from './start-to-home.ts';
import { tapBesideLoops, tapToSettled } from './tap-to-settled.ts';

const figures: readonly Figure[] = [
  startToHome,
  firstStart,
  observe,
  tapToSettled,
  tapBesideLoops,
  longGestures,
  anotherPhone,
  leftBehind,
  processorTime,
  engineShare,
  m3aShare,
  t3aShare,
  seeActShare,
  miniwobStart,
  miniwobReward,
  aggregateStore,
  smallFiles,
  fourPhones,
  appDataTasks,
  recipeTasks,
  pictureSetUp,
  allTasksOnOnePhone,
  allTasksOnFourPhones,
];

const wanted = process.argv.slice(2);
await buildUi();
console.log(`${await describeMachine()}\n`);
console.log('| figure | promise | measured | |\n| --- | --- | --- | --- |');
for (const { name, promise, measure } of figures) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
  const { found, kept } = await measure();
  if (!kept) process.exitCode = 1;
  console.log(`| ${name} | ${promise} | ${found} | ${kept ? 'kept' : 'missed'} |`);
}
