import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { openStore } from '../../packages/store/src/index.ts';
import type { Scores } from './find-wrong.ts';

export interface Outcome {
  readonly runId: string;
  readonly scores: Scores;
  /** Pictures that are missing or cannot be decoded whole. */
  readonly broken: readonly string[];
}

/** Reads the only run of a results folder; undefined when there is none yet. */
export async function readOutcome(folder: string): Promise<Outcome | undefined> {
  if (!existsSync(join(folder, 'androidworld.db'))) return undefined;
  const store = await openStore({ folder });
  try {
    const [run] = await store.listRuns();
    if (run === undefined) return undefined;
    const scores = new Map<string, number | undefined>();
    const broken: string[] = [];
    for await (const episode of store.readEpisodes(run.id)) {
      scores.set(episode.id, episode.result?.score);
      for await (const { before } of store.readSteps(run.id, episode.id, episode.attempt)) {
        const file = before.screenshotFile;
        if (file !== undefined && !(await isWhole(() => store.readScreenshot(file)))) broken.push(file);
      }
    }
    return { runId: run.id, scores, broken };
  } finally {
    await store.close();
  }
}

async function isWhole(read: () => Promise<Uint8Array>): Promise<boolean> {
  try {
    // Decodes every row; a cut or garbled file fails.
    await sharp(await read(), { failOn: 'warning' }).stats();
    return true;
  } catch {
    // Whatever is wrong with it, it cannot be looked at.
    return false;
  }
}
