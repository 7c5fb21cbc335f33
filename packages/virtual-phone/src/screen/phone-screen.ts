import { AndroidWorldError } from '@androidworld/core';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { openPageLink, type PageMessages } from './page-link.ts';
import type { PhoneState, ScreenControl, ScreenHost, ToPage } from './protocol.ts';
import { openTouchscreen } from './touchscreen.ts';
import type { UiServer } from './ui-server.ts';
import type { Viewers } from './viewer/serve-viewers.ts';
import { answerWebViews, type WebViewAnswers } from './web-content/answer-web-views.ts';

/** Of the screen held upright, in pixels. */
export const NATURAL_SIZE = { width: 1080, height: 2400 } as const;
/** How long input waits for the page to come to rest before it is called done anyway. */
const SETTLE_MS = 3_000;
/** A page that does not answer this long is stuck. */
const ANSWER_MS = 20_000;

export interface PhoneScreenOptions {
  /** Number of the phone in this process. */
  readonly phone: number;
  readonly context: BrowserContext;
  readonly server: UiServer;
  readonly viewers: Viewers;
  readonly host: ScreenHost;
  readonly initial: PhoneState;
}

/** Opens the page of one phone and answers for it. */
export async function openPhoneScreen(options: PhoneScreenOptions): Promise<ScreenControl> {
  const { phone, context, server, viewers, host, initial } = options;
  let size = sizeAt(initial);
  const page = await context.newPage();
  await page.setViewportSize(size);
  const cdp = await context.newCDPSession(page);
  const ended = watchForEnd(page);
  const touchscreen = openTouchscreen(cdp);
  let { offsetMs } = initial.clock;
  const webViews = answerWebViews({ phone, page, host, web: server.web, clockOffsetMs: () => offsetMs });
  page.on('console', (message) => host.log(message.type() === 'error' ? 'E' : 'D', 'chromium', message.text()));
  const opening = openPageLink(cdp, () => page.goto(`${server.origin}/ui/index.html`), messagesTo(host, webViews));
  const link = await answeredInTime('open', opening, ended, ANSWER_MS);

  const ask = <T>(what: string, question: Promise<T>): Promise<T> => answeredInTime(what, question, ended, ANSWER_MS);
  let sent: Promise<unknown> = Promise.resolve();
  const tell = async (message: ToPage): Promise<void> => {
    if (message.kind === 'state') offsetMs = message.state.clock.offsetMs;
    const wanted = message.kind === 'state' ? sizeAt(message.state) : size;
    if (wanted.width !== size.width || wanted.height !== size.height) {
      size = wanted;
      await ask('rotate', page.setViewportSize(size));
    }
    await ask('send', link.receive(forPage(phone, server, webViews, message)));
  };
  const rest = async (timeoutMs: number, { flings = true } = {}) => {
    await sent;
    return ask('rest', link.rest(timeoutMs, { flings }));
  };

  const control: ScreenControl = {
    url: server.viewerUrl(phone),
    get size() {
      return size;
    },
    async touch(gesture) {
      const lengthMs = gesture.at(-1)?.timeMs ?? 0;
      await answeredInTime('touch', touchscreen.perform(gesture), ended, ANSWER_MS + lengthMs);
      await rest(SETTLE_MS, { flings: false });
    },
    async key(code, { held = [] } = {}) {
      const outcome = await ask('key', link.key(code, { held }));
      if (typeof outcome === 'object') {
        await ask('key', 'press' in outcome ? page.keyboard.press(outcome.press) : webViews.insert(outcome.insert));
      }
      if (outcome === 'unhandled') await host.unhandledKey(code);
      await rest(SETTLE_MS);
      return { handled: outcome !== 'unhandled' };
    },
    async text(text) {
      const outcome = await ask('text', link.text(text));
      if (outcome === 'web') await ask('text', page.keyboard.type(text));
      await rest(SETTLE_MS);
    },
    screenshot: () => sent.then(() => ask('screenshot', capture(cdp))),
    windows: () => ask('windows', link.windows()),
    async idle({ timeoutMs, signal }) {
      signal?.throwIfAborted();
      const reason = await rest(timeoutMs);
      signal?.throwIfAborted();
      if (reason !== null) {
        throw new AndroidWorldError('TIMEOUT', `The screen is not idle after ${timeoutMs} ms: ${reason}`, {
          details: { timeoutMs, reason },
        });
      }
    },
    inputMethod: () => ask('inputMethod', link.inputMethod()),
    send(message) {
      // One after another: turning the screen takes longer than telling what is on it.
      const sending = sent.then(() => tell(message));
      // Its caller is told of the failure; the next message is another matter.
      sent = sending.catch(() => undefined);
      return sending;
    },
    async close() {
      viewers.remove(phone);
      server.withdrawApps(phone);
      await page.close();
    },
  };
  await control.send({ kind: 'state', state: initial });
  viewers.add(phone, { cdp, control, host });
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
    log: (...line) => host.log(...line),
  };
}

/** Apps' modules are files; the page loads them from the server. */
function forPage(phone: number, server: UiServer, webViews: WebViewAnswers, message: ToPage): ToPage {
  if (message.kind !== 'app') return message;
  const { kind, packageName, moduleUrl, assetsUrl } = message;
  if (assetsUrl !== undefined) webViews.setAssets(packageName, new URL(assetsUrl));
  return { kind, packageName, moduleUrl: server.offerApp(phone, packageName, moduleUrl) };
}

async function capture(cdp: CDPSession): Promise<Uint8Array> {
  const { data } = await cdp.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  return Buffer.from(data, 'base64');
}

/** Rejects when the page or its browser is gone; never resolves. */
function watchForEnd(page: Page): Promise<never> {
  const ended = new Promise<never>((_, reject) => {
    const gone = (what: string) => reject(new AndroidWorldError('DEVICE_STATE', what));
    page.once('crash', () => gone('The page of the virtual phone crashed in Chromium'));
    page.once('close', () => gone('The screen of the virtual phone is closed, or Chromium has ended'));
  });
  // Between two calls nobody waits for it; the next call gets it.
  ended.catch(() => undefined);
  return ended;
}

async function answeredInTime<T>(
  what: string,
  question: Promise<T>,
  ended: Promise<never>,
  timeoutMs: number,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const message = `The page of the virtual phone did not answer "${what}" within ${timeoutMs} ms: an app blocks it`;
      reject(new AndroidWorldError('TIMEOUT', message, { details: { what, timeoutMs } }));
    }, timeoutMs);
  });
  try {
    return await Promise.race([question, ended, late]);
  } finally {
    clearTimeout(timer);
  }
}
