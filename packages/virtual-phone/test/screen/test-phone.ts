import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ActivityWindow, PhoneState } from '@androidworld/app-sdk/host';
import { makeTempFolder } from '@androidworld/core/host';
import { build } from 'esbuild';
import type { PageCall, PageNode, PageWindow, ScreenControl, ScreenFactory } from '../../src/screen/index.ts';
import { PendingWork } from '../../src/system/time/pending-work.ts';
import { PhoneClock } from '../../src/system/time/phone-time.ts';
import { runningTime } from '../../src/system/time/running-time.ts';
import { SimulatedTime } from '../../src/system/time/simulated-time.ts';
import type { TimeSource } from '../../src/system/time/time-source.ts';
import { WindowManager } from '../../src/system/windows/window-manager.ts';

const here = dirname(fileURLToPath(import.meta.url));

const names = [
  'compose',
  'compose-theme',
  'fingers',
  'gallery',
  'hostile',
  'material2',
  'react-native',
  'system-ui',
  'texts',
  'trouble',
] as const;

/** Bundles the test apps as real apps are. */
export async function buildTestApps(): Promise<Readonly<Record<(typeof names)[number], string>>> {
  const outdir = makeTempFolder('test-apps');
  await build({
    entryPoints: names.map((name) => join(here, `${name}.tsx`)),
    outdir,
    bundle: true,
    format: 'esm',
    external: [
      'preact',
      'preact/hooks',
      'preact/jsx-runtime',
      '@androidworld/app-sdk/ui',
      '@androidworld/app-sdk/system',
    ],
    jsx: 'automatic',
    jsxImportSource: 'preact',
    logLevel: 'warning',
  });
  const url = (name: string) => pathToFileURL(join(outdir, `${name}.js`)).href;
  return {
    compose: url('compose'),
    'compose-theme': url('compose-theme'),
    fingers: url('fingers'),
    gallery: url('gallery'),
    hostile: url('hostile'),
    material2: url('material2'),
    'react-native': url('react-native'),
    'system-ui': url('system-ui'),
    texts: url('texts'),
    trouble: url('trouble'),
  };
}

export const GALLERY = 'org.example.gallery';

/** What a cold Chromium on a busy machine may need for its first fonts; an ordinary rest takes milliseconds. */
export const restMs = 20_000;

/** A phone that only has a screen: keeps the state the screen is shown, and what the screen asked for. */
export interface TestPhone {
  readonly screen: ScreenControl;
  readonly calls: PageCall[];
  readonly keys: number[];
  readonly crashes: string[];
  /** What the screen has written to the phone's log. */
  readonly log: string[];
  /** Pages whose end was brought about by what ran there. The activities are gone with them. */
  readonly lost: string[];
  readonly clipboard: { text: string | null };
  readonly state: PhoneState;
  /** As the host knows them. */
  readonly windows: WindowManager;
  /** How often the page told of them. */
  readonly windowChanges: number;
  update(change: Partial<PhoneState>): Promise<void>;
  /** Puts one activity of the gallery in front, alone, in a new process. */
  show(className: string, change?: Partial<PhoneState>): Promise<void>;
  /** The active window. */
  tree(): Promise<PageWindow>;
  find(match: (node: PageNode) => boolean): Promise<PageNode>;
  byId(id: string): Promise<PageNode>;
  byText(text: string): Promise<PageNode>;
  tap(node: PageNode): Promise<void>;
  longPress(node: PageNode): Promise<void>;
  swipe(from: readonly [number, number], to: readonly [number, number], durationMs: number): Promise<void>;
}

export async function openTestPhone(
  factory: ScreenFactory,
  apps: Readonly<Record<string, string>>,
  source: TimeSource = runningTime,
): Promise<TestPhone> {
  const simulated = source instanceof SimulatedTime ? source : undefined;
  const pending = new PendingWork();
  const calls: PageCall[] = [];
  const keys: number[] = [];
  const crashes: string[] = [];
  const log: string[] = [];
  const lost: string[] = [];
  const clipboard: { text: string | null } = { text: null };
  let state: PhoneState = initialState;
  const windows = new WindowManager(() => state);
  let windowChanges = 0;
  const screen = await factory.open(
    {
      time: new PhoneClock({ source, nowMs: 0, zone: 'UTC', changed: () => undefined }),
      simulated,
      pending,
      userAgent: 'Mozilla/5.0 (Linux; Android 13; test; wv)',
      async call(call) {
        calls.push(call);
        const name = call.path.join('.');
        if (name === 'clipboard.get') return clipboard.text;
        if (name === 'clipboard.set') clipboard.text = String(call.args[0]);
        return null;
      },
      async unhandledKey(code) {
        keys.push(code);
      },
      async crashed(packageName, message) {
        crashes.push(`${packageName}: ${message}`);
      },
      async appsLost({ reason }) {
        lost.push(reason);
        state = { ...state, activities: [] };
        // Not waited for: it is the next page that is told.
        void screen.send({ kind: 'state', state });
      },
      async webPagesLost(_, { reason }) {
        lost.push(reason);
        state = { ...state, activities: [] };
        await screen.send({ kind: 'state', state });
      },
      taskLeft: () => undefined,
      windowsChanged: (change) => {
        windowChanges += 1;
        windows.changed(change);
      },
      log: (priority, tag, message) => {
        log.push(`${priority} ${tag}: ${message}`);
        if (priority === 'E') crashes.push(`${tag}: ${message}`);
      },
    },
    state,
  );
  simulated?.join(pending, () => screen);
  await screen.send({ kind: 'app', packageName: 'com.android.systemui', moduleUrl: apps['system-ui'] ?? '' });
  await screen.send({ kind: 'app', packageName: GALLERY, moduleUrl: apps.gallery ?? '' });

  const update = async (change: Partial<PhoneState>) => {
    state = { ...state, ...change };
    await screen.send({ kind: 'state', state });
    await screen.idle({ timeoutMs: restMs });
  };
  const tree = async () => {
    const active = (await screen.windows()).find((window) => window.active);
    if (active === undefined) throw new Error('No window is active');
    return active;
  };
  const find = async (match: (node: PageNode) => boolean) => {
    const { root } = await tree();
    const found = flatten(root).find(match);
    if (found === undefined) throw new Error(`Not in the tree:\n${outline(root)}`);
    return found;
  };
  let token = 0;
  return {
    screen,
    calls,
    keys,
    crashes,
    log,
    lost,
    clipboard,
    windows,
    get windowChanges() {
      return windowChanges;
    },
    get state() {
      return state;
    },
    update,
    async show(className, change = {}) {
      token++;
      await update({ activities: [activityWindow(token, className)], panel: 'none', toast: null, ...change });
    },
    tree,
    find,
    byId: (id) => find((node) => node.resourceId === `${GALLERY}:id/${id}` || node.resourceId === id),
    byText: (text) => find((node) => node.text === text),
    tap: (node) => screen.touch(tapAt(node, 0)),
    longPress: (node) => screen.touch(tapAt(node, 600)),
    async swipe([x1, y1], [x2, y2], durationMs) {
      const steps = Math.max(2, Math.round(durationMs / 16));
      await screen.touch([
        { type: 'down', x: x1, y: y1, timeMs: 0 },
        ...Array.from({ length: steps }, (_, index) => {
          const share = (index + 1) / steps;
          return {
            type: 'move' as const,
            x: x1 + (x2 - x1) * share,
            y: y1 + (y2 - y1) * share,
            timeMs: share * durationMs,
          };
        }),
        { type: 'up', x: x2, y: y2, timeMs: durationMs },
      ]);
    },
  };
}

export function activityWindow(token: number, className: string, change: Partial<ActivityWindow> = {}): ActivityWindow {
  return {
    token,
    packageName: GALLERY,
    className,
    taskId: 1,
    intent: {},
    intentSerial: 0,
    translucent: false,
    pans: false,
    visible: true,
    state: change.visible === false ? 'STOPPED' : 'RESUMED',
    generation: 0,
    hasSavedState: false,
    processId: token,
    ...change,
  };
}

export function flatten(node: PageNode): PageNode[] {
  return [node, ...node.children.flatMap(flatten)];
}

/** The tree as people read it. */
export function outline(node: PageNode, depth = 0): string {
  const name = node.className.replace(/.*\./, '');
  const words = [
    node.resourceId?.replace(/.*\//, '#'),
    node.text && JSON.stringify(node.text),
    node.contentDescription && `(${node.contentDescription})`,
  ];
  const line = `${'  '.repeat(depth)}${[name, ...words].filter(Boolean).join(' ')} [${node.bounds.join(',')}]`;
  return [line, ...node.children.map((child) => outline(child, depth + 1))].join('\n');
}

function tapAt({ bounds: [left, top, right, bottom] }: PageNode, holdMs: number) {
  const point = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return [
    { type: 'down' as const, ...point, timeMs: 0 },
    { type: 'up' as const, ...point, timeMs: holdMs },
  ];
}

const initialState: PhoneState = {
  activities: [],
  starting: false,
  processes: [],
  panel: 'none',
  radios: {
    wifi: { saved: true, enabled: true, connected: true, ssid: 'AndroidWifi' },
    bluetooth: { enabled: false },
    airplane: false,
    mobileData: true,
    signalLevel: 4,
    validated: true,
  },
  battery: { level: 100, charging: false },
  clock: { offsetMs: 0, zone: 'UTC', hour24: false },
  notifications: [],
  nextAlarm: null,
  recents: [],
  brightness: 128,
  autoBrightness: false,
  nightMode: false,
  fontScale: 1,
  rotation: 0,
  screenOn: true,
  toast: null,
  display: { width: 1080, height: 2400, densityDpi: 420 },
  softKeyboard: true,
};
