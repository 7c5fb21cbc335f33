import { AndroidWorldError, isAndroidWorldError } from '@androidworld/core';
import type { Size } from '@androidworld/core/driver';
import type { RunStore, StoredStep } from '@androidworld/core/results';

/** Which episode is filmed, and how large and fast. */
export interface FilmOptions {
  /** Id, or `last` for the run that was started last. */
  readonly runId: string | 'last';
  /** Id within its run; the latest attempt is shown. */
  readonly episodeId: string;
  /** Pixels; the height follows from the first screen. Default 360. */
  readonly width?: number;
  /** How long each step is shown. Default 1,000 ms, the last twice as long. */
  readonly stepMs?: number;
}

/**
 * An episode as a film: the screen before each step, with what was touched. Animated WebP.
 *
 * @throws AW_RUN_NOT_FOUND; AW_USAGE when the run has no such episode; AW_STORE_INVALID when it has no pictures
 */
export async function renderFilm(
  store: Pick<RunStore, 'readRun' | 'readEpisodes' | 'readSteps' | 'readScreenshot'>,
  { runId, episodeId, width = 360, stepMs = 1_000 }: FilmOptions,
): Promise<Uint8Array> {
  const frames = await readFrames(store, runId, episodeId);
  const [first] = frames;
  if (first === undefined) {
    const message = `There is no film of episode ${JSON.stringify(episodeId)}: no screenshot was taken, or they were deleted`;
    throw new AndroidWorldError('AW_STORE_INVALID', message, { details: { episodeId } });
  }
  // Native and large: only a film needs it.
  const { default: sharp } = await import('sharp');
  const { size } = first.step.before;
  const box = { width, height: Math.round((width * size.height) / size.width) };
  const pictures: Buffer[] = [];
  for (const { png, step } of frames) {
    // Sharp draws after it has resized: the marks are of the size that the screen then has, in the middle.
    const marks = Buffer.from(marksOf(step, box));
    const frame = sharp(png).resize({ ...box, fit: 'contain', background: '#22231f' });
    pictures.push(
      await frame
        .composite([{ input: marks }])
        .png()
        .toBuffer(),
    );
  }
  const delay = pictures.map((_, place) => (place === pictures.length - 1 ? 2 * stepMs : stepMs));
  return sharp(pictures, { join: { animated: true } })
    .webp({ delay, loop: 0, quality: 80 })
    .toBuffer();
}

interface Frame {
  readonly step: StoredStep;
  readonly png: Uint8Array;
}

async function readFrames(
  store: Pick<RunStore, 'readRun' | 'readEpisodes' | 'readSteps' | 'readScreenshot'>,
  run: string | 'last',
  episodeId: string,
): Promise<Frame[]> {
  const runId = (await store.readRun(run)).manifest.id;
  const frames: Frame[] = [];
  for await (const step of store.readSteps(runId, episodeId, await attemptOf(store, runId, episodeId))) {
    const file = step.before.screenshotFile;
    if (file === undefined) continue;
    try {
      frames.push({ step, png: await store.readScreenshot(file) });
    } catch (error) {
      // One that was deleted is missing in the film, as it is in the report.
      if (!isAndroidWorldError(error, 'AW_STORE_INVALID')) throw error;
    }
  }
  return frames;
}

async function attemptOf(store: Pick<RunStore, 'readEpisodes'>, runId: string, episodeId: string): Promise<number> {
  for await (const { id, attempt } of store.readEpisodes(runId)) if (id === episodeId) return attempt;
  throw new AndroidWorldError('AW_USAGE', `Run "${runId}" has no episode ${JSON.stringify(episodeId)}`);
}

/** What was touched, as large as the screen is within the box. */
function marksOf({ before: { size }, touched = {} }: StoredStep, box: Size): string {
  const { point, to, bounds } = touched;
  const scale = Math.min(box.width / size.width, box.height / size.height);
  const [width, height] = [size.width, size.height].map((length) => Math.floor(length * scale));
  const unit = Math.max(size.width, size.height) / 240;
  const parts = [
    bounds &&
      `<rect x="${bounds.left}" y="${bounds.top}" width="${Math.max(0, bounds.right - bounds.left)}" height="${Math.max(0, bounds.bottom - bounds.top)}" rx="${unit}" fill="#ff2d6f" fill-opacity=".12" stroke="#ff2d6f" stroke-width="${unit}"/>`,
    point &&
      to &&
      `<line x1="${point.x}" y1="${point.y}" x2="${to.x}" y2="${to.y}" stroke="#ff2d6f" stroke-width="${unit * 1.5}" stroke-linecap="round"/>`,
    point && `<circle cx="${point.x}" cy="${point.y}" r="${unit * 5}" fill="#ff2d6f" fill-opacity=".5"/>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${size.width} ${size.height}">${parts.filter(Boolean).join('')}</svg>`;
}
