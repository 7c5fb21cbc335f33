import type { VirtualApp } from '@androidworld/app-sdk';
import { AndroidWorldError } from '@androidworld/core';
import { escapeLines } from '@androidworld/report';
import type { ServedPhones } from '@androidworld/virtual-phone';
import type { CliCommand } from '../command.ts';
import { configuredPhones } from '../config/configured-phones.ts';
import { exitCodes } from '../exit-codes.ts';
import { untilAborted } from '../run/until-aborted.ts';
import type { Terminal } from '../terminal.ts';
import { writeRedirect } from './write-redirect.ts';

/** As `servePhones()` has it; said before that is loaded. */
const mostPhones = 64;

export const phone: CliCommand = {
  name: 'phone',
  summary: 'Start virtual phones for adb and for a person at a browser, until Ctrl-C',
  options: ['config', 'count', 'port', 'open', 'dev'],
  examples: [
    'androidworld phone --open',
    'androidworld phone --count 2 --port 5554',
    'androidworld phone --open --dev src/shopping-list',
    'androidworld phone --open --config androidworld.config.ts',
    'adb devices -l',
  ],
  async run({ flags }, terminal) {
    const configured = await configuredPhones(flags, terminal);
    const { count = configured?.count ?? 1, port = 5554 } = flags;
    if (count < 1 || count > mostPhones)
      throw new AndroidWorldError('AW_USAGE', `--count ${count}: expected a number of phones from 1 to ${mostPhones}`);
    const [{ servePhones }, { systemImage }, { standardApps }] = await Promise.all([
      import('@androidworld/virtual-phone'),
      import('@androidworld/virtual-image'),
      import('@androidworld/virtual-apps'),
    ]);
    await using development = flags.dev === undefined ? undefined : await develop(flags.dev, terminal);
    // Time that stands still while nobody acts is no time for a person.
    const { time: _, ...own } = configured ?? { apps: standardApps, image: systemImage };
    const phones = await servePhones({
      ...own,
      ...withDeveloped({ image: own.image ?? [], apps: own.apps }, development?.apps ?? []),
      count,
      port,
      signal: terminal.signal,
    });
    try {
      for (const { serial, url } of phones.list) terminal.stdout.write(`${serial}  ${url}\n`);
      terminal.stdout.write(
        '\nadb finds them by these serials; the addresses show them in a browser, to whoever has the whole address. Ctrl-C ends them.\n',
      );
      if (development !== undefined) await development.begin(phones);
      if (flags.open) {
        const { default: open } = await import('open');
        await Promise.all(phones.list.map(({ url }) => open(writeRedirect(url))));
      }
      await Promise.race([phones.ended, untilAborted(terminal.signal)]);
      return exitCodes.ok;
    } finally {
      await phones.close();
    }
  },
};

interface Developing extends AsyncDisposable {
  readonly apps: readonly VirtualApp[];
  /** Opens the first app, and keeps all of them as their sources are. */
  begin(phones: ServedPhones): Promise<void>;
}

async function develop(paths: readonly string[], terminal: Terminal): Promise<Developing> {
  const { developApps } = await import('../develop/develop-apps.ts');
  const tell = (text: string) => void terminal.stdout.write(`${escapeLines(text)}\n`);
  const development = await developApps(paths, { cwd: terminal.cwd, tell });
  return {
    apps: development.apps,
    async begin({ list }) {
      const updates = list.map((phone) => phone.updates);
      development.follow(updates);
      const first = development.apps.find(hasIcon)?.manifest.packageName;
      if (first !== undefined) await Promise.all(updates.map((phone) => phone.open(first)));
      const labels = development.apps.map(({ manifest }) => manifest.label).join(', ');
      tell(`\nDeveloping ${labels}: what is saved is on the phone at once.`);
    },
    [Symbol.asyncDispose]: () => development.close(),
  };
}

/** Whether the launcher shows it. */
function hasIcon({ manifest }: VirtualApp): boolean {
  const filters = manifest.activities.flatMap((activity) => activity.filters ?? []);
  return filters.some(({ categories }) => categories?.includes('android.intent.category.LAUNCHER'));
}

interface Apps {
  readonly image: readonly VirtualApp[];
  readonly apps: readonly VirtualApp[];
}

/** Each of the apps that are developed, in the place of the one of that name. */
function withDeveloped({ image, apps }: Apps, developed: readonly VirtualApp[]): Apps {
  const names = new Set(developed.map(({ manifest }) => manifest.packageName));
  const others = ({ manifest }: VirtualApp) => !names.has(manifest.packageName);
  return {
    image: [...image.filter(others), ...developed.filter(({ manifest }) => manifest.system === true)],
    apps: [...apps.filter(others), ...developed.filter(({ manifest }) => manifest.system !== true)],
  };
}
