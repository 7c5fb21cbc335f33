import type { BrowserContext, Frame, Page } from 'playwright-core';
import { type DevtoolsSession, devtoolsSession } from './devtools-session.ts';
import { setZone } from './page-zone.ts';
import { watchForStuck } from './stuck-watch.ts';

/** The web pages on the page of a phone, each process of which is a renderer of its own. */
export interface WebPages {
  /** Of the page in a frame; undefined where that shares the renderer of the phone's page, or is gone. */
  session(frameId: string): Promise<DevtoolsSession | undefined>;
  /** The phone's time zone is another one now. */
  setZone(zone: string): Promise<void>;
  /** Their renderers may hold little more than garbage. */
  collectGarbage(): void;
  /** Resolves with the answer of a web page, or with undefined as soon as a script waits for a person. */
  unlessWaiting<T>(sent: Promise<T>): Promise<T | undefined>;
}

interface Options {
  readonly page: Page;
  readonly context: BrowserContext;
  /** The phone's: an Olson name. */
  readonly zone: string;
  unlessWaiting<T>(sent: Promise<T>): Promise<T | undefined>;
  /** One does not answer. */
  onStuck(url: string): void;
}

interface Opened {
  readonly frameId: string;
  readonly session: DevtoolsSession;
  close(): void;
}

/** Whether it is the page that keeps a renderer, which `WebRenderer` of the app kit asks itself. */
export function isKeeper(url: string): boolean {
  return /^http:\/\/[^/]+\/\.webview\/keeper$/.test(url);
}

async function tellZone(page: Opened | undefined, zone: string): Promise<void> {
  if (page !== undefined) await setZone(page.session, zone);
}

/** Follows the frames of the phone's page. Frames within web pages share what the page around them has. */
export function followWebPages({ page, context, unlessWaiting, onStuck, ...options }: Options): WebPages {
  let { zone } = options;
  const opened = new Map<Frame, Promise<Opened | undefined>>();
  const open = async (frame: Frame): Promise<Opened | undefined> => {
    let watch: ReturnType<typeof watchForStuck> | undefined;
    try {
      const session = devtoolsSession(await context.newCDPSession(frame));
      const { targetInfo } = await session.send('Target.getTargetInfo');
      const sign = () => unlessWaiting(session.send('Runtime.evaluate', { expression: '0' }));
      watch = watchForStuck(sign, () => onStuck(frame.url()));
      // One that loops from its first script on never answers.
      await setZone(session, zone);
      return { frameId: targetInfo.targetId, session, close: watch.close };
    } catch {
      // It is gone again, or shares its renderer.
      watch?.close();
      return undefined;
    }
  };
  const close = (frame: Frame): void => {
    void opened.get(frame)?.then((was) => was?.close());
    opened.delete(frame);
  };
  page.on('framenavigated', (frame) => {
    if (frame.parentFrame() !== page.mainFrame() || isKeeper(frame.url())) return;
    close(frame);
    opened.set(frame, open(frame));
  });
  page.on('framedetached', close);
  page.on('close', () => {
    for (const frame of [...opened.keys()]) close(frame);
  });
  return {
    unlessWaiting,
    async setZone(changed) {
      zone = changed;
      // A page that ends meanwhile shows no time.
      const told = [...opened.values()].map(async (page) => tellZone(await page, changed));
      await Promise.allSettled(told);
    },
    collectGarbage() {
      for (const each of opened.values()) {
        // A page that ends meanwhile has nothing to collect.
        void each.then((page) => page?.session.send('HeapProfiler.collectGarbage')).catch(() => undefined);
      }
    },
    async session(frameId) {
      const all = await Promise.all(opened.values());
      return all.find((each) => each?.frameId === frameId)?.session;
    },
  };
}
