import { join } from 'node:path';
import { AndroidWorldError, sh } from '@androidworld/core';
import type { CliCommand } from '../command.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Flags } from '../options.ts';
import { type NamedRun, namedRunsHelp, withNamedRuns } from '../run/named-runs.ts';
import { nextCommands } from '../run/next-commands.ts';
import { outputFile } from '../run/output-file.ts';
import { isColored, showPath, type Terminal, tableWidth } from '../terminal.ts';

export const report: CliCommand = {
  name: 'report',
  summary: 'Show what a run came to, or several together: table, HTML, JSON, CSV or JUnit',
  argument: { name: 'runs', help: namedRunsHelp, isVariadic: true },
  options: ['config', 'out', 'run', 'html', 'embed', 'json', 'csv', 'junit'],
  examples: [
    'androidworld report',
    'androidworld report --html --embed',
    'androidworld report --json --run 20231015',
    'androidworld report shard-1/results shard-2/results --html all.html',
  ],
  async run({ flags, args }, terminal) {
    requireOneFormat(flags);
    requireHtmlFile(flags);
    if (flags.run !== undefined && args.length > 0)
      throw new AndroidWorldError('AW_USAGE', 'Expected runs either by name or with --run, found both');
    const names = args.length > 0 ? args : [flags.run ?? 'last'];
    await withNamedRuns(names, { flags, terminal }, (runs) => print(runs, flags, terminal));
    return exitCodes.ok;
  },
};

function requireOneFormat({ html, json, csv, junit }: Flags): void {
  if ([html, json, csv, junit].filter(Boolean).length < 2) return;
  throw new AndroidWorldError('AW_USAGE', 'Expected one format, found several of --html, --json, --csv, --junit');
}

/** `--html last` reads like a run, and would be a file of that name. */
function requireHtmlFile({ html, embed }: Flags): void {
  if (embed && html === undefined)
    throw new AndroidWorldError('AW_USAGE', '--embed puts the screenshots into the HTML file: expected --html with it');
  if (html === undefined || html === true || /\.html?$/i.test(html)) return;
  const next = sh`androidworld report ${html} --html`.script;
  throw new AndroidWorldError(
    'AW_USAGE',
    `Expected --html with a file that ends in ".html", found ${JSON.stringify(html)}\n  If it is the run:  ${next}`,
  );
}

async function print(runs: readonly NamedRun[], flags: Flags, terminal: Terminal): Promise<void> {
  const { readMergedReport, renderCsv, renderJson, renderJunit, renderSummary, writeHtmlReport } = await import(
    '@androidworld/report'
  );
  const folder = runs[0]?.resultsFolder ?? terminal.cwd;
  if (flags.html !== undefined) {
    const file = flags.html === true ? join(folder, 'report.html') : outputFile(flags.html, '--html', terminal);
    await writeHtmlReport({ runs, file, embed: flags.embed ?? false, signal: terminal.signal });
    terminal.stdout.write(`${showPath(file, terminal)}\n`);
    return;
  }
  const { report: model } = await readMergedReport(runs);
  const text = flags.json
    ? renderJson(model)
    : flags.csv
      ? renderCsv(model)
      : flags.junit
        ? renderJunit(model)
        : renderSummary(model, {
            color: isColored(terminal.stdout, terminal.env),
            width: tableWidth(terminal.stdout, terminal.env),
            // Of several runs each goes on by itself.
            next: runs.length === 1 ? nextCommands(model, { out: folder }, terminal) : [],
          });
  terminal.stdout.write(text);
}
