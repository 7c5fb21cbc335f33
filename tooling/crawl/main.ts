// Visits every screen of the apps of a virtual phone, presses all that can be pressed, and says what is wrong:
// pnpm crawl [apps …] [--dark] [--landscape] [--json file] [--screens folder] [--phones 2]
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import picomatch from 'picomatch';
import { buildUi } from '../build-ui.ts';
import { type AppReport, crawlApp } from './crawl-app.ts';
import { type CrawledApp, crawledApps } from './crawled-apps.ts';
import { furnish } from './furnish.ts';
import { isFatal, withReason } from './known.ts';
import { type CrawlPhone, openCrawlPhone } from './open-crawl-phone.ts';
import { renderFindings, renderTable } from './render-report.ts';
import { Resetter } from './reset-app.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dark: { type: 'boolean', default: false },
    landscape: { type: 'boolean', default: false },
    json: { type: 'string' },
    screens: { type: 'string' },
    phones: { type: 'string', default: '2' },
  },
});

const isWanted = positionals.length === 0 ? () => true : picomatch([...positionals]);
const wanted = crawledApps.filter(({ name }) => isWanted(name));
if (wanted.length === 0) {
  const names = crawledApps.map(({ name }) => name).join(', ');
  throw new Error(`No app matches ${positionals.join(', ')}; there are ${names}`);
}
await buildUi();
const folder = await mkdtemp(join(tmpdir(), 'crawl-'));
try {
  const reports = await crawlAll(wanted);
  console.log(`\n${renderTable(reports)}`);
  if (values.json !== undefined) await writeWhole(values.json, JSON.stringify(reports, null, 2));
  if (reports.some(({ findings }) => findings.some(isFatal))) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** The longest first, on a few phones at a time; each app begins on the same phone, whichever was before it. */
async function crawlAll(apps: readonly CrawledApp[]): Promise<AppReport[]> {
  const first = await openCrawlPhone();
  try {
    await furnish(first, apps);
    hold(first);
    await first.rest();
    await first.phone.save(folder);
  } catch (error) {
    await first.close();
    throw error;
  }
  const queue = apps.toSorted((one, other) => (other.budget?.presses ?? 0) - (one.budget?.presses ?? 0));
  const reports = new Map<string, AppReport>();
  const count = Math.max(1, Math.min(Number(values.phones), apps.length));
  const phones = [first, ...(await Promise.all(Array.from({ length: count - 1 }, () => openCrawlPhone(folder))))];
  try {
    await Promise.all(
      phones.map(async (phone) => {
        const resetter = new Resetter(phone, folder);
        for (let app = queue.shift(); app !== undefined; app = queue.shift()) {
          const found = await crawlApp({ phone, resetter, app, ...(values.screens !== undefined && { keep }) });
          const report = { ...found, findings: found.findings.map((finding) => withReason(finding)) };
          reports.set(app.name, report);
          const { screens, presses, seconds } = report;
          console.log(`${app.name}: ${screens.length} screens, ${presses} presses, ${seconds.toFixed(0)} s`);
          // At once: a crawl of all takes its time, and may be ended before.
          console.log(renderFindings(report));
        }
      }),
    );
  } finally {
    for (const phone of phones) await phone.close();
  }
  return apps.flatMap(({ name }) => reports.get(name) ?? []);
}

/** As the person holds it, and likes it. */
function hold({ system: { settings } }: CrawlPhone): void {
  if (values.dark) settings.put('secure', 'ui_night_mode', '2');
  if (values.landscape) {
    settings.put('system', 'accelerometer_rotation', '0');
    settings.put('system', 'user_rotation', '1');
  }
}

async function keep(name: string, png: Uint8Array): Promise<string> {
  const file = join(resolve(values.screens ?? '.'), name);
  await writeWhole(file, png);
  return file;
}

async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(resolve(file)), { recursive: true });
  await writeFile(file, content);
}
