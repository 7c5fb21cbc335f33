import { join, resolve } from 'node:path';
import { AndroidWorldError, loadConfig, type RunStore } from '@androidworld/core';
import type { CliCommand } from '../command.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Flags } from '../options.ts';
import { nextCommands } from '../run/next-commands.ts';
import { isColored, showPath, type Terminal } from '../terminal.ts';

export const report: CliCommand = {
  name: 'report',
  summary: 'Show what a run came to: table, HTML, JSON, CSV or JUnit',
  options: ['config', 'out', 'run', 'html', 'embed', 'json', 'csv', 'junit'],
  examples: ['androidworld report', 'androidworld report --html --embed', 'androidworld report --json --run 20231015'],
  async run({ flags }, terminal) {
    requireOneFormat(flags);
    const folder = await resultsFolder(flags, terminal);
    const { openStore } = await import('@androidworld/store');
    const store = await openStore({ folder, create: false });
    try {
      await print(store, { flags, folder, terminal });
      return exitCodes.ok;
    } finally {
      await store.close();
    }
  },
};

function requireOneFormat({ html, json, csv, junit }: Flags): void {
  if ([html, json, csv, junit].filter(Boolean).length < 2) return;
  throw new AndroidWorldError('USAGE', 'Expected one format, found several of --html, --json, --csv, --junit');
}

/** `--out`, or the one of the configuration. */
export async function resultsFolder(flags: Flags, terminal: Terminal): Promise<string> {
  if (flags.out !== undefined) return resolve(terminal.cwd, flags.out);
  const loaded = await loadConfig({ ...(flags.config !== undefined && { file: flags.config }), from: terminal.cwd });
  return join(loaded?.folder ?? terminal.cwd, loaded?.config.out ?? 'results');
}

async function print(
  store: RunStore,
  { flags, folder, terminal }: { flags: Flags; folder: string; terminal: Terminal },
): Promise<void> {
  const { readReport, renderCsv, renderJson, renderJunit, renderSummary, writeHtmlReport } = await import(
    '@androidworld/report'
  );
  const runId = flags.run ?? 'last';
  if (flags.html !== undefined) {
    const file = flags.html === true ? join(folder, 'report.html') : resolve(terminal.cwd, flags.html);
    await writeHtmlReport({
      store,
      runId,
      file,
      resultsFolder: folder,
      embed: flags.embed ?? false,
      signal: terminal.signal,
    });
    terminal.stdout.write(`${showPath(file, terminal)}\n`);
    return;
  }
  const model = await readReport(store, runId);
  const text = flags.json
    ? renderJson(model)
    : flags.csv
      ? renderCsv(model)
      : flags.junit
        ? renderJunit(model)
        : renderSummary(model, {
            color: isColored(terminal.stdout, terminal.env),
            width: terminal.stdout.columns ?? 100,
            next: nextCommands(model, { flags: {}, out: folder }, terminal),
          });
  terminal.stdout.write(text);
}
