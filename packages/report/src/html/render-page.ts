import type { StoredStep } from '@androidworld/core/results';
import type { Report, ReportEpisode } from '../model/report-model.ts';
import { escapeHtml, scriptJson } from './escape.ts';
import { sourceHash } from './source-hash.ts';

/** A step as the viewer gets it. */
export interface ViewerStep extends StoredStep {
  /** Where its picture is: a relative address, or a `data:` one. */
  readonly image?: string;
}

export interface PageParts {
  readonly report: Report;
  readonly viewer: { readonly script: string; readonly style: string };
  /** Where films of episodes are had, up to the id; a report in a file has none, and plays the pictures instead. */
  readonly films?: string;
  /** Of the episode at this place of the report. */
  readonly stepsOf: (episode: ReportEpisode, index: number) => AsyncIterable<ViewerStep>;
}

/**
 * The page, piece by piece: steps pass through one at a time, and the viewer parses those of an episode when it is
 * opened, so that neither this program nor the browser holds all of a long run.
 */
export async function* renderPage({ report, viewer, films, stepsOf }: PageParts): AsyncGenerator<string> {
  yield head(report, viewer);
  yield `<body><div id="app"><noscript>This report needs JavaScript; it loads nothing from the network.</noscript></div>\n`;
  yield jsonBlock('report', scriptJson(report));
  if (films !== undefined) yield jsonBlock('films', scriptJson(films));
  for (const [index, episode] of report.episodes.entries()) {
    yield `<script type="application/json" id="steps-${index}">[`;
    let separator = '';
    for await (const step of stepsOf(episode, index)) {
      yield separator + scriptJson(step);
      separator = ',\n';
    }
    yield `]</script>\n`;
  }
  yield `<script>${viewer.script}</script>\n</body></html>\n`;
}

function head(report: Report, { script, style }: PageParts['viewer']): string {
  // Should a text ever get past the escaping, the browser still runs nothing but the viewer and fetches only pictures.
  const policy = [
    `default-src 'none'`,
    `script-src ${sourceHash(script)}`,
    `style-src ${sourceHash(style)}`,
    `img-src 'self' file: data:`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(report.run.id)} · AndroidWorld</title>
<style>${style}</style></head>
`;
}

function jsonBlock(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json}</script>\n`;
}
