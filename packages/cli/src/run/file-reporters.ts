import { writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { AndroidWorldError } from '@androidworld/core';
import { makeFolder } from '@androidworld/core/host';
import { fileFailure } from '@androidworld/core/internals';
import type { Reporter } from '@androidworld/core/results';
import { showPath, type Terminal } from '../terminal.ts';

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
 * @throws AW_USAGE for an unknown name
 */
export function fileReporters(names: readonly string[], resultsFolder: string, terminal: Terminal): FileReporters {
  const failed: string[] = [];
  const reporters = names.map((name) => {
    const [kind = '', ...path] = name.split('=');
    if (!isKind(kind)) {
      throw new AndroidWorldError(
        'AW_USAGE',
        `There is no reporter "${kind}". Known: ${Object.keys(kinds).join(', ')}`,
      );
    }
    const file = path.length > 0 ? resolve(terminal.cwd, path.join('=')) : join(resultsFolder, kinds[kind]);
    return fileReporter(kind, { file, resultsFolder, failed }, terminal);
  });
  return { reporters, failed };
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
        terminal.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
        failed.push(file);
      }
    },
  };
}

function isKind(name: string): name is Kind {
  return name in kinds;
}
