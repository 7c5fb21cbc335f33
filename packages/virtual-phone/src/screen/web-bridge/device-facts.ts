/**
 * What a page is told of the device it is on, where Chromium would tell of this computer. The figures are the emulator's:
 * four processors, 2 GB, a display of 1080 x 2400 pixels, the network it has.
 */
export function tellOfDevice(into: Window): void {
  tellOfProcessor(into);
  give(Screen.prototype, {
    width: () => displaySize().width,
    height: () => displaySize().height,
    availWidth: () => displaySize().width,
    availHeight: () => displaySize().height,
  });
  give(ScreenOrientation.prototype, {
    type: () => (isLandscape() ? 'landscape-primary' : 'portrait-primary'),
    angle: () => (isLandscape() ? 90 : 0),
  });
  // Neither Chrome on Android nor a WebView had them before version 148.
  Reflect.deleteProperty(into, 'SharedWorker');
  give(into, { outerWidth: () => window.innerWidth, outerHeight: () => window.innerHeight });
  give(Navigator.prototype, { maxTouchPoints: () => 5, webdriver: () => false });
  // As Chrome gives it to pages it does not trust with more.
  give(into.performance, {
    memory: () => ({ jsHeapSizeLimit: 1_130_000_000, totalJSHeapSize: 1e7, usedJSHeapSize: 1e7 }),
  });
}

/** What a worker is told as well. */
export function tellOfProcessor({ navigator }: { readonly navigator: object }): void {
  give(Object.getPrototypeOf(navigator) as object, {
    deviceMemory: () => 2,
    hardwareConcurrency: () => 4,
    platform: () => 'Linux x86_64',
    // WebViews of this version have none.
    userAgentData: () => undefined,
  });
  give(connection, { downlink: () => 10, effectiveType: () => '4g', rtt: () => 50, saveData: () => false });
}

const { connection } = navigator as { readonly connection?: object };
const displayPx = { short: 1080, long: 2400 };

/** A WebView is never wider than the display: what is wider than its short side lies on the long one. */
function isLandscape(): boolean {
  return Math.round(window.innerWidth * window.devicePixelRatio) > displayPx.short + 1;
}

function displaySize(): { readonly width: number; readonly height: number } {
  const [short, long] = [displayPx.short, displayPx.long].map((px) => Math.floor(px / window.devicePixelRatio));
  return isLandscape() ? { width: long ?? 0, height: short ?? 0 } : { width: short ?? 0, height: long ?? 0 };
}

function give(to: object | undefined, getters: Readonly<Record<string, () => unknown>>): void {
  if (to === undefined) return;
  for (const [name, get] of Object.entries(getters)) Object.defineProperty(to, name, { get, configurable: true });
}
