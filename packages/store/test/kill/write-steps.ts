/** Writes steps until it is killed, and names each on standard output once it is saved. */
import { openStore } from '../../src/index.ts';
import { episodeOf, manifestOf, stepOf } from '../records.ts';

const [folder = ''] = process.argv.slice(2);
const store = await openStore({ folder });
const run = await store.createRun(manifestOf('killed', 1));
const episode = await run.startEpisode(episodeOf(0));
for (let index = 0; ; index++) {
  // Every third screen looks like the one before.
  await episode.saveStep(stepOf(index, new Uint8Array(20_000).fill(index - (index % 3 === 0 ? 1 : 0))));
  process.stdout.write(`${index}\n`);
}
