import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AndroidWorldError } from '@androidworld/core';
import { makeFolder } from '@androidworld/core/host';
import { fileFailure } from '@androidworld/core/internals';
import type { Reporter } from '@androidworld/core/results';
import { escapeLines } from '@androidworld/report';
import { showPath, type Terminal } from '../terminal.ts';
import { outputFile } from './output-file.ts';

const kinds = { junit: 'junit.xml', csv: 'episodes.csv', json: 'report.json', html: 'report.html' } as const;
type Kind = keyof typeof kinds;

export interface FileReporters {
  readonly reporters: readonly Reporter[];
  /** Files that could not be written; each was told on stderr. */
  readonly failed: readonly string[];
}

/**
 * Reporters that write a file when the run ends: `junit`, or `junit=path`.
 *
 * @throws AW_USAGE for an unknown name, no file after the "=", or one that two of them would write
 */
export function fileReporters(names: readonly string[], resultsFolder: string, terminal: Terminal): FileReporters {
  const failed: string[] = [];
  const files = new Map<string, string>();
  const reporters = names.map((name) => {
    const [kind = '', ...path] = name.split('=');
    if (!isKind(kind)) {
      throw new AndroidWorldError(
        'AW_USAGE',
        `There is no reporter "${kind}". Known: ${Object.keys(kinds).join(', ')}`,
      );
    }
    const file = fileOf(name, { kind, path, resultsFolder }, terminal);
    const other = files.get(file);
    if (other !== undefined)
      throw new AndroidWorldError(
        'AW_USAGE',
        `--reporter ${name} and --reporter ${other} would both write ${showPath(file, terminal)}: expected a file for each`,
      );
    files.set(file, name);
    return fileReporter(kind, { file, resultsFolder, failed }, terminal);
  });
  return { reporters, failed };
}

function fileOf(
  name: string,
  { kind, path, resultsFolder }: { kind: Kind; path: readonly string[]; resultsFolder: string },
  terminal: Terminal,
): string {
  if (path.length === 0) return join(resultsFolder, kinds[kind]);
  const file = path.join('=');
  if (file === '')
    throw new AndroidWorldError(
      'AW_USAGE',
      `--reporter ${name}: expected a file after the "=", as in "${kind}=results/${kinds[kind]}"; "${kind}" alone has this one`,
    );
  return outputFile(file, '--reporter', terminal);
}

function fileReporter(
  kind: Kind,
  { file, resultsFolder, failed }: { file: string; resultsFolder: string; failed: string[] },
  terminal: Terminal,
): Reporter {
  return {
    name: kind,
    async onRunEnd({ runId, store }) {
      const { readReport, renderCsv, renderJson, renderJunit, writeHtmlReport } = await import('@androidworld/report');
      try {
        if (kind === 'html') await writeHtmlReport({ runs: [{ store, runId, resultsFolder }], file });
        else {
          const render = { csv: renderCsv, json: renderJson, junit: renderJunit }[kind];
          makeFolder(dirname(file));
          await writeFile(file, render(await readReport(store, runId)));
        }
        terminal.stderr.write(`Wrote ${showPath(file, terminal)}\n`);
      } catch (error) {
        // The run is none the worse for it, but its caller counts on the file.
        const failure = fileFailure(error, { what: 'write the report', file });
        terminal.stderr.write(`${escapeLines(failure instanceof Error ? failure.message : String(failure))}\n`);
        failed.push(file);
      }
    },
  };
}

function isKind(name: string): name is Kind {
  return name in kinds;
}
