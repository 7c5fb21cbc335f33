import type { PhoneState } from '@androidworld/app-sdk/host';
import { AndroidWorldError } from '@androidworld/core';
import { hostNow } from '../system/time/host-time.ts';
import { capture } from './capture.ts';
import type { PageMessages } from './page-link.ts';
import { openPhonePage, type PageEnd, type PhonePage } from './phone-page.ts';
import type { ScreenControl, ScreenHost, ToPage } from './protocol.ts';
import { codecsFor } from './recorder/codecs.ts';
import { openEncoder } from './recorder/open-encoder.ts';
import { recordScreen } from './recorder/record-screen.ts';
import type { ScreenBrowser } from './screen-browser.ts';
import { TaskPictures } from './task-pictures.ts';
import { openTouchscreen, type Touchscreen } from './touchscreen.ts';
import type { UiServer } from './ui-server.ts';
import { openPersonTouch } from './viewer/person-touch.ts';
import type { Viewers } from './viewer/serve-viewers.ts';
import { answerWebViews, type WebViewAnswers } from './web-content/answer-web-views.ts';

/** How long input waits for the page to come to rest before it is called done anyway. */
const SETTLE_MS = 3_000;
/** More pages than this within a minute are not lost to one app. */
const MOST_PAGES_LOST = 3;
const WITHIN_MS = 60_000;

export interface PhoneScreenOptions {
  /** Number of the phone in this process. */
  readonly phone: number;
  readonly browser: ScreenBrowser;
  readonly server: UiServer;
  readonly viewers: Viewers;
  readonly host: ScreenHost;
  readonly initial: PhoneState;
}

/** A page, and what belongs to it. */
interface Shown extends PhonePage {
  readonly touchscreen: Touchscreen;
  readonly webViews: WebViewAnswers;
}

/**
 * Opens the screen of one phone: a page, and another one when what ran in it has brought it to its end. What somebody of
 * the computer ended is told of instead: a phone whose screen was taken away is no phone any more.
 */
export async function openPhoneScreen(options: PhoneScreenOptions): Promise<ScreenControl> {
  const { phone, browser, server, viewers, host } = options;
  const origin = server.open(phone);
  const apps = new Map<string, ToPage & { kind: 'app' }>();
  let state = options.initial;
  const pictures = new TaskPictures(state);
  let size = sizeAt(state);
  let { zone } = state.clock;
  let isClosed = false;
  let sent: Promise<unknown> = Promise.resolve();
  const lostAtMs: number[] = [];
  let tellEnd: (reason: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => {
    tellEnd = resolve;
  });

  const unlessWaiting = <T>(answer: Promise<T>) => server.web.unlessWaiting(phone, answer);

  const onWebPageEnd = (url: string, { by, reason }: PageEnd): void => {
    const owner = server.web.ownerOf(url);
    if (owner === undefined || isClosed) return;
    void host.webPagesLost(owner, { isStuck: by === 'stuck', reason: `The renderer of a web page ${reason}` });
  };

  const open = async (): Promise<Shown> => {
    let webViews: WebViewAnswers | undefined;
    size = sizeAt(state);
    zone = state.clock.zone;
    const page = await openPhonePage({
      browser,
      url: `${origin}/ui/index.html`,
      size,
      zone,
      userAgent: host.userAgent,
      frameScript: server.frameScript,
      standsAtMs: host.simulated?.monotonicMs(),
      log: (priority, message) => host.log(priority, 'chromium', message),
      unlessWaiting,
      onWebPageEnd,
      messages(of) {
        webViews = answerWebViews({
          phone,
          page: of,
          host,
          web: server.web,
          clockOffsetMs: () => state.clock.offsetMs,
        });
        return messagesTo(host, webViews);
      },
    });
    if (webViews === undefined) throw new Error('A page was opened that nobody listens to');
    const shown: Shown = Object.assign(page, { touchscreen: openTouchscreen(page, host), webViews });
    for (const app of apps.values()) await tellApp(shown, app);
    await page.ask('send', ({ link }) => link.receive({ kind: 'state', state }));
    viewers.add(phone, { cdp: page.cdp, touch: openPersonTouch(page.touches), control, host });
    void page.ended.then((end) => replace(page, end));
    return shown;
  };

  const replace = (page: PhonePage, end: PageEnd): void => {
    if (isClosed) return;
    const recent = lostAtMs.filter((atMs) => hostNow() - atMs < WITHIN_MS);
    if (end.by === 'outside' || recent.length >= MOST_PAGES_LOST) {
      giveUp(end.reason);
      return;
    }
    lostAtMs.push(hostNow());
    shown = (async () => {
      await page.close();
      await host.appsLost({ isStuck: end.by === 'stuck', reason: `The page of the screen ${end.reason}` });
      return open();
    })();
    shown.catch((error: unknown) => giveUp(String(error)));
  };

  const giveUp = (reason: string): void => {
    const message = `The screen of the virtual phone ${reason}: the phone must be started again`;
    shown = Promise.reject(new AndroidWorldError('AW_DEVICE_STATE', message));
    shown.catch(() => undefined);
    tellEnd(reason);
  };

  /** Asks the page; the next one if an app brought this one to its end. */
  const ask = async <T>(what: string, question: (shown: Shown) => Promise<T>, moreMs = 0): Promise<T> => {
    for (;;) {
      const now = await shown;
      try {
        return await now.ask(what, () => question(now), moreMs);
      } catch (error) {
        if (now.end === undefined || now.end.by === 'outside' || isClosed) throw error;
      }
    }
  };

  /** What is done to a page that comes to its end meanwhile has been done: nobody does it again to the next one. */
  const perform = async <T>(what: string, deed: (shown: Shown) => Promise<T>, moreMs = 0): Promise<T | undefined> => {
    const now = await shown;
    try {
      return await now.ask(what, () => deed(now), moreMs);
    } catch (error) {
      if (now.end === undefined || now.end.by === 'outside' || isClosed) throw error;
      await shown;
      return undefined;
    }
  };

  const tellApp = (
    { link, webViews, ask: askPage }: Shown,
    { moduleUrl, assetsUrl, ...app }: ToPage & { kind: 'app' },
  ) => {
    if (assetsUrl !== undefined) webViews.setAssets(app.packageName, new URL(assetsUrl));
    // Modules are files; the page loads them from the server.
    const served = server.offerApp(phone, app.packageName, moduleUrl);
    return askPage('send', () => link.receive({ ...app, moduleUrl: served }));
  };

  const tell = async (message: ToPage): Promise<void> => {
    if (message.kind === 'state') {
      await keepPicture(message.state);
      const wanted = sizeAt(message.state);
      if (wanted.width !== size.width || wanted.height !== size.height) {
        size = wanted;
        await perform('rotate', (page) => page.setSize(wanted));
      }
      if (message.state.clock.zone !== zone) {
        zone = message.state.clock.zone;
        await perform('set the zone', (page) => page.setZone(message.state.clock.zone));
      }
    }
    await perform('send', (now) => (message.kind === 'app' ? tellApp(now, message) : now.link.receive(message)));
  };

  /** Of a task that is about to leave the foreground. */
  const keepPicture = async (next: PhoneState): Promise<void> => {
    const left = pictures.leave(next);
    if (left === undefined) return;
    const picture = left.picture ?? (await perform('keep a picture', capture));
    if (picture !== undefined) host.taskLeft(left.taskId, picture);
  };

  const rest = async (timeoutMs: number, { flings = true } = {}) => {
    await sent;
    if (host.simulated !== undefined) return host.simulated.settle({ moves: flings });
    return ask('rest', ({ link }) => link.rest(timeoutMs, { flings, draws: true }));
  };

  const control: ScreenControl = {
    url: server.viewerUrl(phone),
    ended,
    get size() {
      return size;
    },
    async touch(gesture) {
      await perform('touch', ({ touchscreen }) => touchscreen.perform(gesture), gesture.at(-1)?.timeMs);
      await rest(SETTLE_MS, { flings: false });
      pictures.done();
    },
    async key(code, { held = [] } = {}) {
      const outcome = (await perform('key', ({ link }) => link.key(code, { held }))) ?? 'unhandled';
      if (typeof outcome === 'object') {
        await perform('key', ({ page, webViews }) =>
          'press' in outcome ? unlessWaiting(page.keyboard.press(outcome.press)) : webViews.insert(outcome.insert),
        );
      }
      if (outcome === 'unhandled') await host.unhandledKey(code);
      await rest(SETTLE_MS);
      pictures.done();
      return { handled: outcome !== 'unhandled' };
    },
    async text(text) {
      const outcome = await perform('text', ({ link }) => link.text(text));
      if (outcome === 'web') await perform('text', ({ page }) => unlessWaiting(page.keyboard.type(text)));
      await rest(SETTLE_MS);
      pictures.done();
    },
    async screenshot() {
      await sent;
      const picture = await ask('screenshot', capture);
      pictures.looked(picture);
      return picture;
    },
    async record(options) {
      const { size: wanted, bitRate } = options;
      // Colours are kept for two pixels together.
      if (wanted.width % 2 > 0 || wanted.height % 2 > 0) return undefined;
      const isStream = options.onStream !== undefined;
      const how = { size: wanted, bitRate, codecs: codecsFor(isStream), isStream };
      // Time does not go on while nobody looks yet.
      const opening = () => openEncoder(browser, server.recorderUrl(), how);
      const encoder = await host.pending.track('screenrecord', opening);
      if (encoder === undefined) return undefined;
      return recordScreen(options, { host, encoder, screenshot: () => control.screenshot() });
    },
    windows: () => ask('windows', ({ link }) => link.windows()),
    async idle({ timeoutMs, signal }) {
      signal?.throwIfAborted();
      const reason = await rest(timeoutMs);
      signal?.throwIfAborted();
      if (reason !== null) {
        throw new AndroidWorldError('AW_TIMEOUT', `The screen is not idle after ${timeoutMs} ms: ${reason}`, {
          details: { timeoutMs, reason },
        });
      }
    },
    async advance(limitMs, how) {
      await sent;
      return ask('advance', ({ link }) => link.advance(limitMs, how));
    },
    inputMethod: () => ask('inputMethod', ({ link }) => link.inputMethod()),
    send(message) {
      // A page that is opened from now on is told of it first.
      if (message.kind === 'state') ({ state } = message);
      if (message.kind === 'app') apps.set(message.packageName, message);
      // One after another: turning the screen takes longer than telling what is on it.
      const sending = sent.then(() => tell(message));
      // Its caller is told of the failure; the next message is another matter.
      sent = sending.catch(() => undefined);
      return sending;
    },
    async close() {
      isClosed = true;
      viewers.remove(phone);
      server.withdraw(phone);
      // One that did not open, or has ended, leaves nothing to close.
      await shown.then(
        (now) => now.close(),
        () => undefined,
      );
    },
  };
  let shown = open();
  await shown;
  return control;
}

/** As the screen is held. */
function sizeAt({ rotation, display }: PhoneState): { readonly width: number; readonly height: number } {
  const { width, height } = display;
  return rotation % 2 === 0 ? { width, height } : { width: height, height: width };
}

function messagesTo(host: ScreenHost, webViews: WebViewAnswers): PageMessages {
  return {
    call: (call) => (call.path[0] === 'webView' ? webViews.call(call) : host.call(call)),
    key: (code) => host.unhandledKey(code),
    crashed: (...crash) => host.crashed(...crash),
    windowsChanged: (change) => host.windowsChanged(change),
    log: (...line) => host.log(...line),
  };
}
