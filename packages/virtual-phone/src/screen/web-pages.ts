import type { BrowserContext, Frame, Page } from 'playwright-core';
import { type ComingPictures, followPictures } from './coming-pictures.ts';
import { type DevtoolsSession, devtoolsSession } from './devtools-session.ts';
import { setZone } from './page-zone.ts';
import { settledWithin } from './settled-within.ts';
import { watchForStuck } from './stuck-watch.ts';

/** The web pages on the page of a phone, each process of which is a renderer of its own. */
export interface WebPages {
  /** Of the page in a frame; undefined where that shares the renderer of the phone's page, or is gone. */
  session(frameId: string): Promise<DevtoolsSession | undefined>;
  /** The phone's time zone is another one now. */
  setZone(zone: string): Promise<void>;
  /** Their renderers may hold little more than garbage. */
  collectGarbage(): void;
  /** Resolves when all pictures have come that what is drawn now has asked for: with whether any have since the last time. */
  picturesCome(): Promise<boolean>;
  /** Resolves with the answer of a web page, or with undefined as soon as a script waits for a person. */
  unlessWaiting<T>(sent: Promise<T>): Promise<T | undefined>;
}

interface Options {
  readonly page: Page;
  readonly context: BrowserContext;
  /** The phone's: an Olson name. */
  readonly zone: string;
  /** Whether time stands still while nobody acts. */
  readonly standsStill: boolean;
  unlessWaiting<T>(sent: Promise<T>): Promise<T | undefined>;
  /** One does not answer. */
  onStuck(url: string): void;
}

interface Opened {
  readonly frameId: string;
  readonly session: DevtoolsSession;
  readonly pictures: ComingPictures | undefined;
  close(): void;
}

/** A page that does not answer within this time asks for no pictures. */
const answerMs = 1_000;

/** Whether it is the page that keeps a renderer, which `WebRenderer` of the app kit asks itself. */
export function isKeeper(url: string): boolean {
  return /^http:\/\/[^/]+\/\.webview\/keeper$/.test(url);
}

async function tellZone(page: Opened | undefined, zone: string): Promise<void> {
  if (page !== undefined) await setZone(page.session, zone);
}

/** Follows the frames of the phone's page. Frames within web pages share what the page around them has. */
export function followWebPages({ page, context, standsStill, unlessWaiting, onStuck, ...options }: Options): WebPages {
  let { zone } = options;
  const opened = new Map<Frame, Promise<Opened | undefined>>();
  const sign = (session: DevtoolsSession) => unlessWaiting(session.send('Runtime.evaluate', { expression: '0' }));
  const open = async (frame: Frame): Promise<Opened | undefined> => {
    let watch: ReturnType<typeof watchForStuck> | undefined;
    try {
      const session = devtoolsSession(await context.newCDPSession(frame));
      const { targetInfo } = await session.send('Target.getTargetInfo');
      watch = watchForStuck(
        () => sign(session),
        () => onStuck(frame.url()),
      );
      // One that loops from its first script on never answers.
      const [, pictures] = await Promise.all([
        setZone(session, zone),
        standsStill ? followPictures(session) : undefined,
      ]);
      return { frameId: targetInfo.targetId, session, pictures, close: watch.close };
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
    async picturesCome() {
      const haveCome = [...opened.values()].map(async (opening) => {
        const late = settledWithin(answerMs, opening).then(() => undefined);
        const web = await Promise.race([opening, late]);
        if (web?.pictures === undefined) return false;
        // What it has asked for is told of before it answers.
        await settledWithin(answerMs, sign(web.session));
        return web.pictures.come();
      });
      return (await Promise.all(haveCome)).includes(true);
    },
    async session(frameId) {
      const all = await Promise.all(opened.values());
      return all.find((each) => each?.frameId === frameId)?.session;
    },
  };
}
