import { AndroidWorldError } from '@androidworld/core';
import type { ConsoleMessage, Page } from 'playwright-core';
import { hostDeadline } from '../system/time/host-time.ts';
import type { Timer } from '../system/time/time-source.ts';
import { collectAtRest } from './collect-at-rest.ts';
import { type ComingPictures, followPictures } from './coming-pictures.ts';
import { type DevtoolsSession, devtoolsSession } from './devtools-session.ts';
import { limitConsoleScript } from './limit-console.ts';
import { openPageLink, type PageLink, type PageMessages } from './page-link.ts';
import { openPageSize, type PageSize, type SetPageSize } from './page-size.ts';
import { setZone } from './page-zone.ts';
import type { RendererEnd, ScreenBrowser } from './screen-browser.ts';
import { watchForStuck } from './stuck-watch.ts';
import { type TouchTargets, touchTargets } from './touch-targets.ts';
import { followWebPages, isKeeper, type WebPages } from './web-pages.ts';

/** Of a line on its console, the log keeps so much. */
const longestLine = 4_000;
/** A page, or its browser, that does not answer this long will not. */
const answerMs = 20_000;
/** How long an end that has been seen from one side may take to be explained from the other. */
const explainMs = 1_000;

const notAnswering = 'did not answer for 5 s';

/** How a page ended. `stuck`: it answered nothing for 5 s. */
export type PageEnd = { readonly by: RendererEnd['by'] | 'stuck'; readonly reason: string };

export interface PhonePageOptions {
  readonly browser: ScreenBrowser;
  readonly url: string;
  readonly size: PageSize;
  /** Where the phone's time stands; undefined: it goes with the computer's. */
  readonly standsAtMs: number | undefined;
  /** What web pages are told that the browser is. */
  readonly userAgent: string;
  /** File of the script that frames within web pages begin with. */
  readonly frameScript: string;
  /** Of the phone: an Olson name. */
  readonly zone: string;
  log(priority: 'D' | 'E', message: string): void;
  /** Given the page before it loads; answers what it says. */
  messages(page: Page): PageMessages;
  /** Resolves with the answer of a web page, or with undefined as soon as a script of one waits for a person. */
  unlessWaiting<T>(sent: Promise<T>): Promise<T | undefined>;
  /** The renderer of a web page has ended, or does not answer. */
  onWebPageEnd(url: string, end: PageEnd): void;
}

/** One page that shows a phone, in a browser context and a renderer of its own. */
export interface PhonePage {
  readonly page: Page;
  readonly cdp: DevtoolsSession;
  readonly link: PageLink;
  /** Undefined where time goes with the computer's. */
  readonly pictures: ComingPictures | undefined;
  readonly webPages: WebPages;
  /** Who is told of a finger. */
  readonly touches: TouchTargets;
  /** Resolves when the page is gone, unless it was closed. */
  readonly ended: Promise<PageEnd>;
  /** Once it has ended. */
  readonly end: PageEnd | undefined;
  /**
   * The answer to a question.
   *
   * @param moreMs beyond the usual time limit
   * @throws {AndroidWorldError} AW_DEVICE_STATE when the page ends before, AW_TIMEOUT when there is no answer
   */
  ask<T>(what: string, question: (page: PhonePage) => Promise<T>, moreMs?: number): Promise<T>;
  /** The phone is held in another way now. */
  readonly setSize: SetPageSize;
  /** The phone's time zone is another one now. */
  setZone(zone: string): Promise<void>;
  /** Ends in any case, whatever runs in the page. */
  close(): Promise<void>;
}

/** Opens the page of a phone. */
export async function openPhonePage(options: PhonePageOptions): Promise<PhonePage> {
  const { browser, url, size, zone, standsAtMs, log, messages, unlessWaiting, onWebPageEnd } = options;
  const life = new PageLife();
  const context = await life.answerTo(
    'open a context',
    browser.browser.newContext({
      // As each frame has it: pages in an app are told of the app's own theme.
      colorScheme: null,
      viewport: null,
      hasTouch: true,
      locale: 'en-US',
      userAgent: options.userAgent,
      proxy: nothingBut(new URL(url)),
    }),
  );
  const close = async () => {
    life.close();
    // It is gone with its browser, or the browser does not answer: nothing can be done about that here.
    await new PageLife().answerTo('close', context.close()).catch(() => undefined);
  };
  try {
    const page = await life.answerTo('open a page', context.newPage());
    const cdp = devtoolsSession(await life.answerTo('open a session', context.newCDPSession(page)));
    const { targetInfo } = await life.answerTo('look at a page', cdp.send('Target.getTargetInfo'));
    const isOver = (end: RendererEnd, webPage: string | undefined) => {
      if (webPage === undefined) life.end(end);
      else if (!isKeeper(webPage)) onWebPageEnd(webPage, end);
    };
    life.onOver(browser.onRendererEnd(targetInfo.browserContextId ?? '', isOver));
    // The browser's own message, which comes at the same time, says more.
    page.once('crash', () => hostDeadline(explainMs, () => life.end({ by: 'content', reason: 'crashed' })));
    page.once('close', () => life.end({ by: 'outside', reason: 'is closed, or Chromium has ended' }));
    page.on('console', (message) => {
      if (!isRemark(message, url)) log(message.type() === 'error' ? 'E' : 'D', message.text().slice(0, longestLine));
    });
    const setSize = await life.answerTo('prepare', openPageSize(cdp, browser));
    await life.answerTo('prepare', setSize(size));
    await life.answerTo('prepare', cdp.send('Page.enable'));
    await life.answerTo('prepare', setZone(cdp, zone));
    // In the renderers of web pages too.
    await life.answerTo('prepare', page.addInitScript({ content: limitConsoleScript }));
    await life.answerTo('prepare', page.addInitScript({ path: options.frameScript }));
    const onStuck = (webPage: string) => onWebPageEnd(webPage, { by: 'stuck', reason: notAnswering });
    const standsStill = standsAtMs !== undefined;
    const pictures = standsStill ? await life.answerTo('prepare', followPictures(cdp)) : undefined;
    const webPages = followWebPages({ page, context, zone, standsStill, unlessWaiting, onStuck });
    const collect = () => {
      // A page that ends meanwhile has nothing to collect.
      cdp.send('HeapProfiler.collectGarbage').catch(() => undefined);
      webPages.collectGarbage();
    };
    life.onOver(browser.onMuchMemory(collect));
    const rests = collectAtRest(collect);
    life.onOver(rests.close);
    const loading = openPageLink(cdp, () => page.goto(url), messages(page), standsAtMs);
    const link = await life.answerTo('open', loading);
    // Whatever is loaded in its place is not the phone's.
    cdp.on('Runtime.executionContextsCleared', () => life.end({ by: 'content', reason: 'was left for another page' }));
    const sign = () => cdp.send('Runtime.evaluate', { expression: '0' });
    const watch = watchForStuck(sign, () => life.end({ by: 'stuck', reason: notAnswering }));
    life.onOver(watch.close);
    // At once: where a picture was asked for of a page whose renderer has gone, Chromium itself crashes now and then.
    void life.ended.then(close);
    const self: PhonePage = {
      page,
      cdp,
      link,
      pictures,
      webPages,
      touches: touchTargets({ cdp, link, pictures, webPages, version: browser.browser.version() }),
      ended: life.ended,
      get end() {
        return life.how;
      },
      ask(what, question, moreMs = 0) {
        rests.used();
        return life.answerTo(what, question(self), answerMs + moreMs);
      },
      setSize,
      async setZone(zone) {
        await Promise.all([life.answerTo('set the zone', setZone(cdp, zone)), webPages.setZone(zone)]);
      },
      close,
    };
    return self;
  } catch (error) {
    await close();
    throw error;
  }
}

/** Whether Chromium warns of how the phone's own page is made: no Android has that page. */
function isRemark(message: ConsoleMessage, url: string): boolean {
  return message.type() === 'warning' && message.args().length === 0 && message.location().url === url;
}

/**
 * Every connection of the page that is not to the phones' own server goes there as well, as to a proxy, which it is not:
 * it refuses. That holds for what no policy of a page can forbid, such as WebRTC over TCP.
 */
function nothingBut({ origin, port }: URL): { server: string; bypass: string } {
  return { server: origin.replace(/p\d+\.localhost/, '127.0.0.1'), bypass: `*.localhost:${port}` };
}

/** What waits for a page, and learns of its end. */
class PageLife {
  readonly ended: Promise<PageEnd>;
  how: PageEnd | undefined;
  readonly #waiting = new Set<(error: AndroidWorldError) => void>();
  readonly #cleanUps: (() => void)[] = [];
  #isOver = false;
  #tell: (end: PageEnd) => void = () => undefined;

  constructor() {
    this.ended = new Promise((resolve) => {
      this.#tell = resolve;
    });
  }

  /** @param cleanUp done when the page ends, or at once */
  onOver(cleanUp: () => void): void {
    if (this.#isOver) cleanUp();
    else this.#cleanUps.push(cleanUp);
  }

  readonly end = (how: PageEnd): void => {
    if (this.#isOver) return;
    this.how = how;
    this.#stop(`The page of the virtual phone ${how.reason}`);
    this.#tell(how);
  };

  /** Its end is wanted, and nothing to tell of. */
  close(): void {
    if (!this.#isOver) this.#stop('The screen of the virtual phone is closed');
  }

  async answerTo<T>(what: string, question: Promise<T>, timeoutMs = answerMs): Promise<T> {
    let timer: Timer | undefined;
    let giveUp: (error: AndroidWorldError) => void = () => undefined;
    const none = new Promise<never>((_, reject) => {
      giveUp = reject;
      timer = hostDeadline(timeoutMs, () => {
        const message = `The page of the virtual phone did not answer "${what}" within ${timeoutMs} ms: an app blocks it`;
        reject(new AndroidWorldError('AW_TIMEOUT', message, { details: { what, timeoutMs } }));
      });
    });
    this.#waiting.add(giveUp);
    if (this.#isOver)
      giveUp(
        new AndroidWorldError('AW_DEVICE_STATE', `The page of the virtual phone ${this.how?.reason ?? 'is closed'}`),
      );
    try {
      return await Promise.race([question, none]);
    } finally {
      timer?.cancel();
      this.#waiting.delete(giveUp);
    }
  }

  #stop(message: string): void {
    this.#isOver = true;
    for (const cleanUp of this.#cleanUps) cleanUp();
    for (const giveUp of [...this.#waiting]) giveUp(new AndroidWorldError('AW_DEVICE_STATE', message));
  }
}
