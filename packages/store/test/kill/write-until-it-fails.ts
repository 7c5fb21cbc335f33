/** Writes steps until one fails, and prints how many were saved and what the failure says. */
import { openStore } from '../../src/index.ts';
import { episodeOf, manifestOf, stepOf } from '../records.ts';

const [folder = '', pictureBytes = '0'] = process.argv.slice(2);
let saved = 0;
try {
  const store = await openStore({ folder });
  const run = await store.createRun(manifestOf('full', 1));
  const episode = await run.startEpisode(episodeOf(0));
  for (; ; saved += 1) {
    const step = stepOf(saved, new Uint8Array(Number(pictureBytes)).fill(saved));
    await episode.saveStep({ ...step, thought: 'x'.repeat(5_000) });
  }
} catch (error) {
  const { code, message } = error as { code?: unknown; message?: unknown };
  process.stdout.write(JSON.stringify({ saved, code, message }));
}
