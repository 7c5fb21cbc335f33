import type {
  Apps,
  CallOptions,
  Device,
  DeviceInput,
  DeviceKind,
  InstalledApp,
  ObserveOptions,
  SettleTimings,
  ShellOptions,
  ShellResult,
} from '../contracts/device.ts';
import { AndroidWorldError } from '../contracts/errors.ts';
import type { Observation, Size } from '../contracts/observation.ts';
import { type Clock, systemClock } from '../wait/clock.ts';
import { withDeadline } from '../wait/with-deadline.ts';
import { blankPng } from './blank-png.ts';
import { fakeFiles } from './fake-files.ts';
import { createFakePhone } from './fake-phone.ts';
import type { FakePhone, FakeScreen } from './fake-screen.ts';

/** The calls of a device that can be made to fail; `apps` and `files` stand for all of theirs. */
export type FakeCall = 'open' | 'facts' | 'observe' | 'perform' | 'shell' | 'apps' | 'files' | 'close';

/**
 * What goes wrong with a call: it never ends and heeds no signal; the transport is lost; the observation is an old
 * one; or the error given.
 */
export type FakeFault = 'hang' | 'transport' | 'stale' | Error;

/** What a fake device is made of; everything has a default. */
export interface FakeDeviceOptions {
  /** Default `fake-1`. */
  readonly serial?: string;
  /** Default `virtual`. */
  readonly kind?: DeviceKind;
  /** By name; `home` is where HOME leads. Default: an empty home screen. */
  readonly screens?: Readonly<Record<string, FakeScreen>>;
  /** Those installed, each with the screen it opens with. Default none. */
  readonly apps?: readonly (InstalledApp & { readonly screen: string })[];
  /** Contents by absolute path. Default none. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  /** Default: every command succeeds and prints nothing. */
  readonly shell?: (script: string, options: ShellOptions, phone: FakePhone) => ShellResult | Promise<ShellResult>;
  /** Of the screen, in pixels. Default 360 x 640. */
  readonly size?: Size;
  /** Milliseconds. Default: a look every 10, quiet for 30, 250 of grace, at most 3,000. */
  readonly settleTimings?: SettleTimings;
  /** Milliseconds each call takes; `tree` and `screenshot` add up. Default 0. */
  readonly latency?: Partial<Record<'tree' | 'screenshot' | 'perform' | 'shell', number>>;
  /** From an input to its effect. Default 0. */
  readonly reactionMs?: number;
  /** Default: the system's. */
  readonly clock?: Clock;
}

/** A device in memory, and the strings behind it. */
export interface FakeDevice extends Device {
  /** What it shows and remembers. */
  readonly phone: FakePhone;
  /** The calls so far, in order; `observe` with what it looked at. */
  readonly calls: readonly string[];
  /** Makes the next `times` calls of a kind fail; default all from now on. */
  fail(call: FakeCall, fault: FakeFault, times?: number): void;
  /** Every call fails from now on, until the device is opened anew; `forGood`: then too. */
  die(fault?: FakeFault, rest?: { readonly forGood?: boolean }): void;
  /** Ends all faults. */
  heal(): void;
  /** What the fake driver calls when it opens the device. */
  open(limits?: CallOptions): Promise<void>;
}

/** A scriptable device in memory: screens lead to one another by taps; calls take their time and fail on demand. */
export function fakeDevice(options: FakeDeviceOptions = {}): FakeDevice {
  const { serial = 'fake-1', kind = 'virtual', clock = systemClock, latency = {}, apps = [] } = options;
  const size = options.size ?? { width: 360, height: 640 };
  const { phone, look, take } = createFakePhone({
    screens: options.screens ?? { home: [] },
    home: 'home',
    size,
    reactionMs: options.reactionMs ?? 0,
    clock,
  });
  const calls: string[] = [];
  const faults: { call: FakeCall; fault: FakeFault; left: number }[] = [];
  let death: { fault: FakeFault; forGood: boolean } | undefined;
  let nextId = 1;
  let latest: Observation | undefined;

  const nextFault = (call: FakeCall): FakeFault | undefined => {
    if (call === 'open' && death?.forGood === false) death = undefined;
    if (death !== undefined) return death.fault;
    const found = faults.find((entry) => entry.call === call && entry.left > 0);
    if (found) found.left -= 1;
    return found?.fault;
  };
  const run = async <T>(
    call: FakeCall,
    limits: CallOptions | undefined,
    work: (fault?: 'stale') => Promise<T>,
  ): Promise<T> => {
    limits?.signal?.throwIfAborted();
    const fault = nextFault(call);
    if (fault === 'hang' && limits?.timeoutMs === undefined) return await new Promise<never>(() => undefined);
    if (fault === 'transport') throw new AndroidWorldError('AW_TRANSPORT', `Device "${serial}" is gone (fake fault)`);
    if (fault instanceof Error) throw fault;
    const what = `${call} on device "${serial}"`;
    const job = fault === 'hang' ? () => new Promise<never>(() => undefined) : () => work(fault);
    return await withDeadline({ what, clock, signal: limits?.signal, timeoutMs: limits?.timeoutMs, leaveMs: 0 }, job);
  };

  const observe = async ({ screenshot = true, tree = true, signal }: ObserveOptions = {}): Promise<Observation> => {
    const startMs = clock.now();
    const { tree: roots, elements } = look();
    await spend((tree ? (latency.tree ?? 0) : 0) + (screenshot ? (latency.screenshot ?? 0) : 0), signal);
    const id = nextId;
    nextId += 1;
    latest = {
      id,
      captured: { startMs, endMs: clock.now() },
      screen: size,
      rotation: 0,
      tree: tree ? roots : [],
      elements: tree ? elements : [],
      foreground: { packageName: 'com.example.fake', activity: `com.example.fake.${phone.screen}` },
      ...(screenshot && {
        screenshot: { bytes: blankPng(size, JSON.stringify(elements)), mediaType: 'image/png' as const, ...size },
      }),
    };
    return latest;
  };
  const spend = async (milliseconds: number, signal: AbortSignal | undefined) => {
    if (milliseconds > 0) await clock.sleep(milliseconds, signal);
  };

  return {
    serial,
    kind,
    settleTimings: options.settleTimings ?? { intervalMs: 10, quietMs: 30, graceMs: 250, timeoutMs: 3_000 },
    phone,
    calls,
    fail(call, fault, times = Number.POSITIVE_INFINITY) {
      faults.push({ call, fault, left: times });
    },
    die(fault = 'transport', { forGood = false } = {}) {
      death = { fault, forGood };
    },
    heal() {
      faults.length = 0;
      death = undefined;
    },
    open: (limits) =>
      run('open', limits, async () => {
        calls.push('open');
      }),
    facts: (limits) =>
      run('facts', limits, async () => ({
        serial,
        kind,
        model: 'Fake phone',
        apiLevel: 33,
        buildFingerprint: 'fake/fake/fake:13/FAKE/1:userdebug/test-keys',
        screen: { ...size, densityDpi: 160 },
        rooted: true,
      })),
    observe(given = {}) {
      const { screenshot = true, tree = true } = given;
      calls.push(`observe ${[...(tree ? ['tree'] : []), ...(screenshot ? ['screenshot'] : [])].join(' and ')}`);
      return run('observe', given, async (fault) => (fault === 'stale' && latest ? latest : await observe(given)));
    },
    perform(input: DeviceInput, limits) {
      calls.push(`perform ${input.type}`);
      return run('perform', limits, async () => {
        await spend(latency.perform ?? 0, limits?.signal);
        take(input);
      });
    },
    shell(command, given = {}) {
      calls.push(`shell ${command.script}`);
      return run('shell', given, async () => {
        await spend(latency.shell ?? 0, given.signal);
        return (await options.shell?.(command.script, given, phone)) ?? { exitCode: 0, stdout: '', stderr: '' };
      });
    },
    files: limitedFiles(options.files ?? {}, clock, (limits, work) => run('files', limits, work)),
    apps: fakeApps(apps, phone, (limits, work) => run('apps', limits, work)),
    close() {
      calls.push('close');
      return run('close', undefined, async () => undefined);
    },
  };
}

type Limited = <T>(limits: CallOptions | undefined, work: () => Promise<T>) => Promise<T>;

function limitedFiles(
  initial: Readonly<Record<string, string | Uint8Array>>,
  clock: Clock,
  limited: Limited,
): Device['files'] {
  const files = fakeFiles(initial, clock);
  return {
    read: (path, limits) => limited(limits, () => files.read(path)),
    write: (path, content, given) => limited(given, () => files.write(path, content, given)),
    stat: (path, limits) => limited(limits, () => files.stat(path)),
    list: (path, limits) => limited(limits, () => files.list(path)),
    pushFolder: (local, path, limits) => limited(limits, () => files.pushFolder(local, path)),
    pullFolder: (path, local, limits) => limited(limits, () => files.pullFolder(path, local)),
  };
}

function fakeApps(
  apps: readonly (InstalledApp & { readonly screen: string })[],
  phone: FakePhone,
  limited: Limited,
): Apps {
  return {
    list: (limits) =>
      limited(limits, async () => apps.map(({ packageName, label, component }) => ({ packageName, label, component }))),
    open: (name, limits) =>
      limited(limits, async () => {
        const wanted = name.trim().toLowerCase();
        const app = apps.find(({ label, packageName }) => label.toLowerCase() === wanted || packageName === wanted);
        if (app === undefined) {
          const labels = apps.map(({ label }) => label).join(', ');
          throw new AndroidWorldError(
            'AW_APP_NOT_FOUND',
            `There is no app "${name}"; installed are ${labels || 'none'}`,
          );
        }
        phone.go(app.screen);
        const { packageName, label, component } = app;
        return { packageName, label, component };
      }),
    stop: (_packageName, limits) => limited(limits, async () => phone.go('home')),
    install: (_apk, limits) => limited(limits, async () => undefined),
  };
}
