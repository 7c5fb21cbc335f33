import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileFailure, isAndroidWorldError, type RunStore } from '@androidworld/core';
import { readReport } from '../model/read-store.ts';
import type { ReportEpisode } from '../model/report-model.ts';
import { renderPage, type ViewerStep } from './render-page.ts';
import { readViewerBundle } from './viewer-bundle.ts';

export interface HtmlReportOptions {
  readonly store: RunStore;
  readonly runId: string | 'last';
  /** Where to write, e.g. `results/report.html`. */
  readonly file: string;
  /** The folder that names of screenshots are relative to. */
  readonly resultsFolder: string;
  /**
   * Put the screenshots into the file, which can then be sent on its own but grows by about 100 kB to 1 MB per step.
   * Default false: they are linked, and the file must keep its place relative to the results folder.
   */
  readonly embed?: boolean;
  readonly signal?: AbortSignal;
}

/**
 * Writes a run as one HTML file that opens offline. An older report is replaced once the new one is whole.
 *
 * @throws STORE_FAILED if the file cannot be written
 */
export async function writeHtmlReport(options: HtmlReportOptions): Promise<void> {
  const { store, file, signal } = options;
  const [report, viewer] = await Promise.all([readReport(store, options.runId), readViewerBundle()]);
  const stepsOf = (episode: ReportEpisode) => viewerSteps(report.run.id, episode, options);
  const partial = `${file}.partial`;
  try {
    await mkdir(dirname(file), { recursive: true });
    const page = Readable.from(renderPage({ report, viewer, stepsOf }));
    await pipeline(page, createWriteStream(partial), signal === undefined ? {} : { signal });
    await rename(partial, file);
  } catch (error) {
    // That what is left of it cannot be removed either says less than why it could not be written.
    await rm(partial, { force: true }).catch(() => undefined);
    throw fileFailure(error, { what: 'write the report', file });
  }
}

async function* viewerSteps(
  runId: string,
  episode: ReportEpisode,
  options: HtmlReportOptions,
): AsyncGenerator<ViewerStep> {
  for await (const step of options.store.readSteps(runId, episode.id, episode.attempt)) {
    const { screenshotFile } = step.before;
    const image = screenshotFile === undefined ? undefined : await imageAddress(screenshotFile, options);
    yield image === undefined ? step : { ...step, image };
  }
}

async function imageAddress(
  screenshotFile: string,
  { store, file, resultsFolder, embed = false }: HtmlReportOptions,
): Promise<string | undefined> {
  if (!embed) {
    const path = relative(dirname(file), join(resultsFolder, screenshotFile));
    return path.split(sep).map(encodeURIComponent).join('/');
  }
  try {
    const png = await store.readScreenshot(screenshotFile);
    return `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  } catch (error) {
    // A picture that was deleted is missing in the report too; the viewer says so at the step.
    if (isAndroidWorldError(error, 'STORE_INVALID')) return undefined;
    throw error;
  }
}
