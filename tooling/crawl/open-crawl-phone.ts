import { openAdbDevice } from '../../packages/adb-driver/src/index.ts';
import type { Device } from '../../packages/core/src/index.ts';
import { standardApps } from '../../packages/virtual-apps/src/index.ts';
import { systemImage } from '../../packages/virtual-image/src/index.ts';
import { serveAdb } from '../../packages/virtual-phone/src/adb/server.ts';
import { bootPhone, type Phone } from '../../packages/virtual-phone/src/phone.ts';
import { openPhoneScreen } from '../../packages/virtual-phone/src/screen/phone-screen.ts';
import type { PageNode, ScreenControl } from '../../packages/virtual-phone/src/screen/protocol.ts';
import { openScreenBrowser } from '../../packages/virtual-phone/src/screen/screen-browser.ts';
import { startUiServer } from '../../packages/virtual-phone/src/screen/ui-server.ts';
import { serveViewers } from '../../packages/virtual-phone/src/screen/viewer/serve-viewers.ts';
import { SystemServer } from '../../packages/virtual-phone/src/system/system-server.ts';
import { SimulatedTime } from '../../packages/virtual-phone/src/system/time/simulated-time.ts';
import { Effects } from './effects.ts';
import { type LayoutReport, readLayout } from './read-layout.ts';

/** A phone with all apps, with what a crawl needs to see beyond a device: its page's layout, and all that apps do. */
export interface CrawlPhone {
  readonly phone: Phone;
  readonly system: SystemServer;
  readonly screen: ScreenControl;
  /** The same phone over adb. */
  readonly device: Device;
  readonly effects: Effects;
  /** Waits until the screen rests. */
  rest(): Promise<void>;
  /** Where everything in the foremost window lies. @param overlay the name of System UI's, when it is in front */
  layout(overlay: string | undefined): Promise<LayoutReport>;
  /** Whether a finger at this point meets the element of a node: not, where something else lies over it. */
  meets(point: { readonly x: number; readonly y: number }, node: PageNode): Promise<boolean>;
  close(): Promise<void>;
}

/** As a virtual phone's driver has them: looks cost little. */
const settleTimings = { intervalMs: 20, quietMs: 20, graceMs: 90, timeoutMs: 5_000 };
const momentMs = 50;
const restsWithinMs = 8_000;

/**
 * Boots a phone in a Chromium of its own.
 *
 * @param from a folder written by `Phone.save` that its disk starts from
 */
export async function openCrawlPhone(from?: string): Promise<CrawlPhone> {
  const browser = await openScreenBrowser(process.env.CHROME_PATH, { framesAtOnce: true });
  const server = await startUiServer();
  const viewers = serveViewers(server);
  const adb = await serveAdb();
  const time = new SimulatedTime();
  const effects = new Effects();
  const phone = await bootPhone({
    image: systemImage,
    apps: standardApps,
    time,
    openScreen: (host, initial) =>
      openPhoneScreen({ phone: 1, browser, server, viewers, host: effects.watchHost(host), initial }),
    ...(from === undefined ? {} : { from }),
  });
  const { system } = phone;
  if (!(system instanceof SystemServer)) throw new Error('The phone has another system than its own');
  effects.watchSystem(system);
  adb.attach(phone.adb);
  const device = await openAdbDevice({
    host: '127.0.0.1',
    port: adb.port,
    connect: adb.connect,
    serial: phone.serial,
    kind: 'virtual',
    root: true,
    settleTimings,
    time: {
      now: () => time.monotonicMs(),
      pass: (ms, { signal } = {}) => time.pass(ms, signal),
      settle: async () => void (await time.settle({ moves: true })),
    },
  });
  const screen = (): ScreenControl => {
    if (system.screen === null) throw new Error('The phone has lost its screen');
    return system.screen;
  };
  const page = () => {
    const found = browser.browser.contexts().at(-1)?.pages().at(-1);
    if (found === undefined) throw new Error('The phone has no page');
    return found;
  };
  return {
    phone,
    system,
    device,
    effects,
    get screen() {
      return screen();
    },
    async rest() {
      await screen().idle({ timeoutMs: restsWithinMs });
      // What comes a moment later: a list that loads, a field that takes the focus.
      await time.pass(momentMs);
      await screen().idle({ timeoutMs: restsWithinMs });
    },
    async layout(overlay) {
      // What tsx compiles names its functions by a helper that the page does not have.
      await page().evaluate('globalThis.__name ??= (named) => named');
      return page().evaluate(readLayout, overlay ?? null);
    },
    meets: ({ x, y }, { className, resourceId, bounds }) =>
      page().evaluate(
        ([left, top, wantedClass, wantedId, [, nodeTop, , nodeBottom]]) => {
          const hit = document.elementFromPoint(left, top);
          // A page in a WebView is another document.
          if (hit instanceof HTMLIFrameElement) return true;
          for (let each = hit; each !== null; each = each.parentElement) {
            const { class: ofClass, id } = (each as HTMLElement).dataset;
            if (ofClass !== wantedClass || (id ?? null) !== wantedId) continue;
            // Layouts around it may have the same class, and no id either: they are higher than what is seen of it,
            // where it is not cut off by the edge of a list itself.
            const rect = each.getBoundingClientRect();
            const isCut = rect.top < nodeTop - 2 && rect.bottom > nodeBottom + 2;
            if (!isCut) return true;
          }
          return false;
        },
        [x, y, className, resourceId ?? null, bounds] as const,
      ),
    async close() {
      await phone.close();
      viewers.close();
      await adb.close();
      await server.close();
      await browser.close();
    },
  };
}
