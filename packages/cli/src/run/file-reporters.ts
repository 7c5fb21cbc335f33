import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { AndroidWorldError, type Reporter } from '@androidworld/core';
import { showPath, type Terminal } from '../terminal.ts';

const kinds = { junit: 'junit.xml', csv: 'episodes.csv', json: 'report.json', html: 'report.html' } as const;
type Kind = keyof typeof kinds;

/**
 * Reporters that write a file when the run ends: `junit`, or `junit=path`.
 *
 * @throws USAGE for an unknown name
 */
export function fileReporters(names: readonly string[], resultsFolder: string, terminal: Terminal): Reporter[] {
  return names.map((name) => {
    const [kind = '', ...path] = name.split('=');
    if (!isKind(kind)) {
      throw new AndroidWorldError('USAGE', `There is no reporter "${kind}". Known: ${Object.keys(kinds).join(', ')}`);
    }
    const file = path.length > 0 ? resolve(terminal.cwd, path.join('=')) : join(resultsFolder, kinds[kind]);
    return fileReporter(kind, file, resultsFolder, terminal);
  });
}

function fileReporter(kind: Kind, file: string, resultsFolder: string, terminal: Terminal): Reporter {
  return {
    name: kind,
    async onRunEnd({ runId, store }) {
      const { readReport, renderCsv, renderJson, renderJunit, writeHtmlReport } = await import('@androidworld/report');
      if (kind === 'html') await writeHtmlReport({ store, runId, file, resultsFolder });
      else {
        const render = { csv: renderCsv, json: renderJson, junit: renderJunit }[kind];
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, render(await readReport(store, runId)));
      }
      terminal.stderr.write(`Wrote ${showPath(file, terminal)}\n`);
    },
  };
}

function isKind(name: string): name is Kind {
  return name in kinds;
}
