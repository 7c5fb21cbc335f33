import { dirname, join, relative, sep } from 'node:path';
import { isAndroidWorldError } from '@androidworld/core';
import { writeWhole } from '@androidworld/core/host';
import { fileFailure } from '@androidworld/core/internals';
import type { RunStore } from '@androidworld/core/results';
import { type EpisodeOrigin, readMergedReport } from '../model/read-store.ts';
import { renderPage, type ViewerStep } from './render-page.ts';
import { readUiBundle } from './ui-bundle.ts';

/** A run, and the folder that names of its screenshots are relative to. */
export interface HtmlReportSource {
  /** The results that have the run. */
  readonly store: RunStore;
  /** Id, or `last` for the run that was started last. */
  readonly runId: string | 'last';
  /** Path of the folder that `openStore` was given. */
  readonly resultsFolder: string;
}

/** What goes into the report, and where it is written. */
export interface HtmlReportOptions {
  /** Several become one report. */
  readonly runs: readonly HtmlReportSource[];
  /** Where to write, e.g. `results/report.html`. */
  readonly file: string;
  /**
   * Put the screenshots into the file, which can then be sent on its own but grows by about 100 kB to 1 MB per step.
   * Default false: they are linked, and the file must keep its place relative to the results folder.
   */
  readonly embed?: boolean;
  /** Ends the writing; an older report then stays. */
  readonly signal?: AbortSignal;
}

/**
 * Writes a run as one HTML file that opens offline. An older report is replaced once the new one is whole.
 *
 * @throws AW_STORE_FAILED if the file cannot be written
 */
export async function writeHtmlReport(options: HtmlReportOptions): Promise<void> {
  const { runs, file, signal } = options;
  const [{ report, origins }, viewer] = await Promise.all([readMergedReport(runs), readUiBundle('viewer')]);
  try {
    const page = renderPage({
      report,
      viewer,
      stepsOf(episode, index) {
        const origin = origins[index];
        const source = origin && runs[origin.source];
        if (origin === undefined || source === undefined) return noSteps();
        return viewerSteps({ ...origin, attempt: episode.attempt }, source, options);
      },
    });
    await writeWhole(file, page, { signal });
  } catch (error) {
    throw fileFailure(error, { what: 'write the report', file });
  }
}

async function* noSteps(): AsyncGenerator<ViewerStep> {}

async function* viewerSteps(
  { runId, episodeId, attempt }: EpisodeOrigin & { readonly attempt: number },
  source: HtmlReportSource,
  options: HtmlReportOptions,
): AsyncGenerator<ViewerStep> {
  for await (const step of source.store.readSteps(runId, episodeId, attempt)) {
    const { screenshotFile } = step.before;
    const image = screenshotFile === undefined ? undefined : await imageAddress(screenshotFile, source, options);
    yield image === undefined ? step : { ...step, image };
  }
}

async function imageAddress(
  screenshotFile: string,
  { store, resultsFolder }: HtmlReportSource,
  { file, embed = false }: HtmlReportOptions,
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
    if (isAndroidWorldError(error, 'AW_STORE_INVALID')) return undefined;
    throw error;
  }
}
