import type { Page } from 'playwright-core';
import type { PageCall, ScreenHost } from '../protocol.ts';
import type { WebContent } from './web-content.ts';

/** What WebViews on one screen ask for. */
export interface WebViewAnswers {
  call(call: PageCall): Promise<unknown>;
  /** Text at the cursor of the page that has the focus, all at once. */
  insert(text: string): Promise<void>;
  /** Where the files are that an app ships. */
  setAssets(packageName: string, assets: URL): void;
}

interface Options {
  readonly phone: number;
  readonly page: Page;
  readonly host: ScreenHost;
  readonly web: WebContent;
  clockOffsetMs(): number;
}

export function answerWebViews({ phone, page, host, web, clockOffsetMs }: Options): WebViewAnswers {
  const assets = new Map<string, URL>();
  const open = ({ packageName, processId }: PageCall, { fresh = false } = {}): string => {
    const client = {
      phone,
      packageName,
      processId,
      assets: assets.get(packageName),
      clockOffsetMs,
      standsAtMs: () => host.simulated?.monotonicMs(),
      readFile: async (path: string) =>
        unpack(await host.call({ packageName, processId, path: ['files', 'read'], args: [path] }), path),
    };
    return web.open(client, { fresh });
  };
  const taken = async (sent: Promise<void>): Promise<void> => {
    await web.unlessWaiting(phone, sent);
  };
  const insert = (text: string) => taken(page.keyboard.insertText(text));
  return {
    insert,
    setAssets: (packageName, folder) => assets.set(packageName, folder),
    async call(call) {
      const [first, second] = call.args.map(String);
      const [, name] = call.path;
      if (name === 'open') return open(call, { fresh: first === 'fresh' });
      if (name === 'html') return web.offerHtml(open(call), first ?? '', second ?? '');
      if (name === 'sized') return web.sized(open(call), first ?? '');
      if (name === 'answer') return web.answerDialog(open(call), first ?? '', JSON.parse(second ?? 'null'));
      if (name === 'type') return taken(page.keyboard.type(first ?? ''));
      if (name === 'insert') return insert(first ?? '');
      if (name === 'press') return taken(page.keyboard.press(first ?? ''));
      throw new Error(`NoSuchMethodException: WebViews have no call ${name}`);
    },
  };
}

function unpack(answer: unknown, path: string): Uint8Array {
  if (typeof answer === 'object' && answer !== null && '$bytes' in answer && typeof answer.$bytes === 'string') {
    return Buffer.from(answer.$bytes, 'base64');
  }
  throw new Error(`FileNotFoundException: ${path} cannot be read`);
}
