import type { CliCommand } from '../command.ts';
import { exitCodes } from '../exit-codes.ts';
import { writeRedirect } from './write-redirect.ts';

export const phone: CliCommand = {
  name: 'phone',
  summary: 'Start virtual phones for adb and for a person at a browser, until Ctrl-C',
  options: ['count', 'port', 'open'],
  examples: ['androidworld phone --open', 'androidworld phone --count 2 --port 5554', 'adb devices -l'],
  async run({ flags }, terminal) {
    const [{ servePhones }, { systemImage }, { standardApps }] = await Promise.all([
      import('@androidworld/virtual-phone'),
      import('@androidworld/virtual-image'),
      import('@androidworld/virtual-apps'),
    ]);
    const phones = await servePhones({
      image: systemImage,
      apps: standardApps,
      count: flags.count ?? 1,
      port: flags.port ?? 5554,
      signal: terminal.signal,
    });
    try {
      for (const { serial, url } of phones.list) terminal.stdout.write(`${serial}  ${url}\n`);
      terminal.stdout.write(
        '\nadb finds them by these serials; the addresses show them in a browser, to whoever has the whole address. Ctrl-C ends them.\n',
      );
      if (flags.open) {
        const { default: open } = await import('open');
        await Promise.all(phones.list.map(({ url }) => open(writeRedirect(url))));
      }
      await Promise.race([phones.ended, aborted(terminal.signal)]);
      return exitCodes.ok;
    } finally {
      await phones.close();
    }
  },
};

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
