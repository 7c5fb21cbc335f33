import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { VirtualApp } from '@androidworld/app-sdk';
import type { Panel } from '@androidworld/app-sdk/system';
import { deviceTree } from '../disk/device-tree.ts';
import type { Disk } from '../disk/disk.ts';
import { firstAppUid } from '../disk/identity.ts';
import { openDisk } from '../disk/open-disk.ts';
import type { ScreenControl, ScreenHost } from '../screen/protocol.ts';
import type { SqlSources } from '../sql/sql-sources.ts';
import { ActivityTasks } from './activities/activities.ts';
import { DisplayRotation, type RotationPolicy } from './activities/display-rotation.ts';
import { TaskSnapshots } from './activities/task-snapshots.ts';
import { Alarms } from './alarms/alarms.ts';
import { BroadcastQueue } from './broadcasts/broadcasts.ts';
import { buildProperties } from './build-properties.ts';
import { SystemClipboard } from './clipboard/clipboard.ts';
import { Connectivity } from './connectivity/connectivity.ts';
import { ContentRouter } from './content/content.ts';
import { builtInApps } from './content/providers/built-in-apps.ts';
import { MediaFiles } from './content/providers/media/media-files.ts';
import type { SystemProvider } from './content/providers/system-provider.ts';
import { systemProviders } from './content/providers/system-providers.ts';
import { pressSystemKey } from './input/system-keys.ts';
import { TouchDevice } from './input/touch-device.ts';
import { Jobs } from './jobs/jobs.ts';
import { LocationManager } from './location/location-manager.ts';
import { SystemLog } from './log.ts';
import { postConsoleNotice } from './notifications/console-notice.ts';
import { NotificationCenter } from './notifications/notifications.ts';
import { Toasts } from './notifications/toasts.ts';
import { LegacyApps } from './packages/legacy-apps.ts';
import { PackageManager } from './packages/packages.ts';
import { defaultRoleHolders } from './packages/roles.ts';
import { Shortcuts } from './packages/shortcuts.ts';
import { SuspendedApps } from './packages/suspended-apps.ts';
import { SystemEvents } from './page/events.ts';
import { PendingDialogs } from './page/pending-dialogs.ts';
import { phoneState } from './page/phone-state.ts';
import { screenHost } from './page/screen-host.ts';
import { ScreenUpdates } from './page/screen-updates.ts';
import { PendingIntents } from './pending-intents/pending-intents.ts';
import { OneTimePermissions } from './permissions/one-time-permissions.ts';
import { PermissionRequests } from './permissions/permission-requests.ts';
import { PhoneSockets } from './phone-sockets.ts';
import { createBattery } from './power/battery.ts';
import { createPower } from './power/power.ts';
import { Crashes } from './processes/crashes.ts';
import { procTree } from './processes/proc-tree.ts';
import { ProcessManager } from './processes/processes.ts';
import { programTree } from './processes/program-tree.ts';
import { ShellPrograms } from './processes/shell-programs.ts';
import { sysTree } from './processes/sys-tree.ts';
import { bootedProperties, defaultProperties, type ProductNames, SystemProperties } from './properties.ts';
import { PhoneRandom } from './random/phone-random.ts';
import { SavedState } from './saved-state.ts';
import { ActiveServices } from './services/active-services.ts';
import { BackgroundLimits } from './services/background-limits.ts';
import { defaultSettings } from './settings/setting-defaults.ts';
import { SystemSettings } from './settings/settings.ts';
import type { SystemServices } from './system-services.ts';
import { systemUi } from './system-ui.ts';
import { TelephonyService } from './telephony/telephony.ts';
import { PendingWork } from './time/pending-work.ts';
import { PhoneClock } from './time/phone-time.ts';
import { runningTime } from './time/running-time.ts';
import { SimulatedTime } from './time/simulated-time.ts';
import type { TimeSource } from './time/time-source.ts';
import { forcedSize } from './windows/forced-size.ts';
import { WindowManager } from './windows/window-manager.ts';

export interface SystemOptions {
  /** Folder of the host for the disk. */
  readonly folder: string;
  readonly apps: readonly VirtualApp[];
  /** What the phone's time goes by; default the computer's. */
  readonly time?: TimeSource | undefined;
  /** Milliseconds since the epoch: the phone's clock at the start. */
  readonly nowMs: number;
  readonly zone: string;
  readonly names: ProductNames;
  readonly avdName: string;
  readonly display: { readonly width: number; readonly height: number; readonly densityDpi: number };
  /** Names of what can be run: the files of `/system/bin`. */
  readonly programs?: readonly string[];
  /** Asked for by an app: the person chose "Power off". */
  readonly onPowerOff?: () => void;
  /** Asked for through init's property `sys.powerctl`, as `reboot` and `svc power reboot` do. */
  readonly onReboot?: () => Promise<void>;
}

/** Settings by which the screen may turn. */
const rotationSettings: ReadonlySet<string> = new Set([
  'user_rotation',
  'accelerometer_rotation',
  'fixed_to_user_rotation',
  'ignore_orientation_request',
]);

const turned = { 0: 1, 1: 2, 2: 3, 3: 0 } as const;

/** One phone's system: its services, each knowing the others through here. */
export class SystemServer implements SystemServices {
  /** By which the phone knows that it is at rest. */
  readonly pending = new PendingWork();
  readonly events = new SystemEvents();
  readonly requests = new PendingDialogs();
  readonly crashes = new Crashes(this);
  readonly clock: PhoneClock;
  readonly sockets = new PhoneSockets();
  readonly programs = new ShellPrograms();
  readonly random = this.#randomOf('system');
  readonly sqlSources: SqlSources = {
    now: () => this.clock.now(),
    zone: () => this.clock.zone,
    // Its own: how often SQLite draws is nothing that the shell's numbers may depend on.
    random: this.#randomOf('sqlite'),
  };
  readonly log: SystemLog;
  readonly properties: SystemProperties;
  readonly settings: SystemSettings;
  readonly packages: PackageManager;
  readonly disk: Disk;
  readonly processes = new ProcessManager(this);
  readonly activities: ActivityTasks = new ActivityTasks(this);
  readonly displayRotation = new DisplayRotation();
  readonly taskSnapshots = new TaskSnapshots();
  readonly broadcasts = new BroadcastQueue(this);
  readonly content: ContentRouter;
  readonly notifications = new NotificationCenter(this);
  readonly clipboard = new SystemClipboard(this);
  readonly radios = new Connectivity(this);
  readonly telephony = new TelephonyService(this);
  readonly pendingIntents = new PendingIntents(this);
  readonly services = new ActiveServices(this);
  readonly backgroundLimits = new BackgroundLimits(this);
  readonly alarms = new Alarms(this);
  readonly jobs = new Jobs(this);
  readonly oneTimePermissions = new OneTimePermissions(this);
  readonly permissionRequests = new PermissionRequests(this);
  readonly shortcuts = new Shortcuts(this);
  readonly legacyApps = new LegacyApps(this);
  readonly suspendedApps = new SuspendedApps(this);
  readonly mediaFiles = new MediaFiles(this);
  readonly saved = new SavedState(this);
  readonly avdName: string;
  /** Another one after every start. */
  bootId = randomUUID();
  readonly page = new ScreenUpdates(this);
  readonly toasts: Toasts;
  readonly windows = new WindowManager(() => phoneState(this));
  readonly location = new LocationManager(this);
  readonly battery = createBattery(() => {
    this.publish();
    this.jobs.check();
    this.power.idle.check();
  });
  readonly power = createPower(
    (on) => this.#screenSwitched(on),
    () => this.battery.charging,
  );
  readonly screenHost: ScreenHost;
  readonly image = { place: async (file: string, content: Uint8Array) => this.#place(file, content) };

  screen: ScreenControl | null = null;
  readonly touchDevice = new TouchDevice(() => this.screen);
  panel: Panel = 'none';
  /** The angle the phone is held at; counts while rotation is not locked. */
  sensorRotation: 0 | 1 | 2 | 3 = 0;
  isUp = false;

  readonly #options: SystemOptions;
  readonly #providers: readonly SystemProvider[];
  #override: SystemServices['display']['override'] = {};

  constructor(options: SystemOptions) {
    this.#options = options;
    this.avdName = options.avdName;
    this.clock = new PhoneClock({
      source: options.time ?? runningTime,
      nowMs: options.nowMs,
      zone: options.zone,
      changed: () => this.#timeChanged(),
    });
    const simulated = options.time instanceof SimulatedTime ? options.time : undefined;
    simulated?.join(this.pending, () => this.screen);
    this.toasts = new Toasts(this.clock, () => this.publish());
    this.log = new SystemLog(() => this.clock.now());
    this.properties = new SystemProperties(
      defaultProperties({
        names: options.names,
        avdName: options.avdName,
        zone: options.zone,
        serialNumber: 'EMULATOR33X2X1X0',
        densityDpi: options.display.densityDpi,
      }),
      (name, value) => this.#propertyChanged(name, value),
    );
    this.settings = new SystemSettings(defaultSettings({ deviceName: options.names.product }), (...change) =>
      this.#settingChanged(...change),
    );
    const known = new Set(options.apps.map((app) => app.manifest.packageName));
    const builtIn = builtInApps(() => this).filter((app) => !known.has(app.manifest.packageName));
    this.packages = new PackageManager(this, [...builtIn, ...options.apps], options.nowMs);
    this.disk = openDisk({
      folder: options.folder,
      now: () => this.clock.now(),
      sqlSources: this.sqlSources,
      findOwner: (packageName) => this.packages.findOwner(packageName),
      sharedChanged: (path, who, { isGone }) => {
        const owner = who.uid < firstAppUid ? null : this.packages.nameOf(who.uid);
        this.mediaFiles.changed({ path, owner, isGone });
      },
      trees: {
        '/proc': procTree(this),
        '/sys': sysTree(this),
        '/dev': deviceTree(this.#randomOf('device')),
        '/system/bin': programTree(options.programs ?? []),
      },
    });
    this.#providers = systemProviders(this);
    this.content = new ContentRouter(this, this.#providers);
    this.screenHost = screenHost(this, simulated);
    this.events.observe((name, data, packageName) => {
      if (name === 'radios') this.jobs.check();
      this.page.send({ kind: 'event', packageName, name, data });
    });
  }

  get display(): SystemServices['display'] {
    return { ...this.#options.display, override: this.#override };
  }

  get rotation(): 0 | 1 | 2 | 3 {
    return this.displayRotation.current;
  }

  get rotationPolicy(): RotationPolicy {
    const angle = Number(this.settings.get('system', 'user_rotation') ?? 0);
    return {
      isLocked: this.settings.get('system', 'accelerometer_rotation') !== '1',
      userRotation: angle === 1 || angle === 2 || angle === 3 ? angle : 0,
      sensorRotation: this.sensorRotation,
      isFixedToUser: this.settings.get('global', 'fixed_to_user_rotation') === 'enabled',
      ignoresRequests: this.settings.get('global', 'ignore_orientation_request') === 'true',
    };
  }

  /** First start of a new disk: the apps are put in place. Afterwards, or else, what was saved is taken up. */
  async prepareDisk(): Promise<void> {
    if (await this.saved.load()) return;
    for (const role of Object.keys(defaultRoleHolders)) this.packages.releaseRole(role);
    await this.packages.installAll();
    await this.saved.save();
  }

  /** Makes the databases of a package of the system image. */
  async prepareProviders(packageName: string): Promise<void> {
    for (const provider of this.#providers) {
      if (provider.packageName === packageName) await provider.prepare?.();
    }
  }

  hostFileExists(file: string): boolean {
    return fs.existsSync(this.disk.hostPath(file));
  }

  /** Brings the phone up to its home screen. */
  async boot(): Promise<void> {
    this.bootId = randomUUID();
    this.radios.load();
    this.oneTimePermissions.start();
    for (const [name, value] of Object.entries(bootedProperties)) this.properties.put(name, value);
    this.#writeBuildProperties();
    this.isUp = true;
    if (this.packages.find(systemUi) !== undefined) await this.processes.ensure(systemUi);
    await this.activities.home();
    postConsoleNotice(this);
    const booted = { action: 'android.intent.action.BOOT_COMPLETED' };
    this.background('BOOT_COMPLETED', () => this.broadcasts.deliver(booted));
    this.jobs.check();
    this.publish();
  }

  /** The image's own file: no process of the phone may write where it is. */
  #writeBuildProperties(): void {
    const file = this.disk.hostPath('/system/build.prop');
    const text = buildProperties(this.properties);
    if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) fs.writeFileSync(file, text);
  }

  /** Ends all processes and forgets what only lives in memory; the disk stays. */
  async shutDown(): Promise<void> {
    this.isUp = false;
    for (const name of Object.keys(bootedProperties)) this.properties.put(name, '');
    this.telephony.close();
    this.jobs.shutDown();
    this.services.clear();
    for (const { packageName } of this.processes.list()) {
      await this.processes.kill(packageName, { reason: 'shutdown' });
    }
    // As on a phone, a reboot forgets them: apps set them anew.
    this.alarms.clear();
    await this.saved.save();
    this.activities.clear();
    this.notifications.clear();
    this.pendingIntents.clear();
    this.backgroundLimits.clear();
    this.clipboard.clear();
    this.toasts.close();
    this.panel = 'none';
    this.power.idle.reset();
    this.power.thermalStatus = null;
    this.disk.closeDatabases('/');
  }

  async setPanel(panel: Panel): Promise<void> {
    if (panel === this.panel) return;
    this.panel = panel;
    this.publish();
  }

  toast(packageName: string, text: string): void {
    const icon = this.packages.find(packageName)?.manifest.icon ?? null;
    // AOSP `ToastPresenter`: who can be started by the launcher is named by an icon.
    this.toasts.show(packageName, text, this.packages.launcherActivity(packageName) === undefined ? null : icon);
  }

  systemKey(code: number): Promise<void> {
    return pressSystemKey(this, code);
  }

  async setDisplay(override: { width?: number; height?: number; densityDpi?: number } | null): Promise<void> {
    this.#override = override === null ? {} : forcedSize(override, this.#options.display);
    this.publish();
  }

  /** Turns the phone by a quarter; it shows while rotation is not locked. */
  turn(): void {
    this.sensorRotation = turned[this.sensorRotation];
    this.activities.rotationChanged();
  }

  powerOff(): void {
    this.#options.onPowerOff?.();
  }

  reboot(): void {
    this.background('reboot', async () => this.#options.onReboot?.());
  }

  publish(): void {
    this.#leaveRecents();
    this.backgroundLimits.update();
    this.oneTimePermissions.update();
    this.page.publish();
  }

  attachScreen(screen: ScreenControl | null): void {
    this.screen = screen;
    if (screen === null) this.windows.clear();
    this.page.attached();
  }

  /** Work nobody waits for; its failure goes to the log. */
  background(what: string, work: () => Promise<unknown>): void {
    this.pending.track(what, work).catch((error: unknown) => {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      this.log.write({ buffer: 'system', priority: 'E', tag: 'System', message: `${what} failed: ${text}` });
    });
  }

  logCrash(packageName: string, pid: number, stack: string): void {
    const uid = this.packages.find(packageName)?.uid ?? 0;
    const message = `FATAL EXCEPTION: main\nProcess: ${packageName}, PID: ${pid}\n${stack}`;
    this.log.write({ buffer: 'crash', priority: 'E', tag: 'AndroidRuntime', message, pid, uid });
  }

  #timeChanged(): void {
    this.properties.put('persist.sys.timezone', this.clock.zone);
    this.events.emit('time', { nowMs: this.clock.now(), zone: this.clock.zone });
    this.alarms.timeChanged();
    this.publish();
    this.background('TIME_SET', () => this.broadcasts.deliver({ action: 'android.intent.action.TIME_SET' }));
  }

  #settingChanged(...[namespace, key, value]: Parameters<ConstructorParameters<typeof SystemSettings>[1]>): void {
    this.saved.settingsChanged(namespace);
    this.events.emit('setting', { namespace, key, value });
    this.events.emit('content', { uri: `content://settings/${namespace}/${key}` });
    if (rotationSettings.has(key)) this.activities.rotationChanged();
    if (key === 'time_12_24') this.events.emit('time', { nowMs: this.clock.now(), zone: this.clock.zone });
    this.publish();
  }

  #propertyChanged(name: string, value: string): void {
    if (name === 'persist.sys.timezone' && value !== this.clock.zone) this.clock.setZone(value);
    if (name === 'sys.powerctl' && /^shutdown\b/.test(value)) this.powerOff();
    if (name === 'sys.powerctl' && /^reboot\b/.test(value)) this.reboot();
  }

  /** The system image is read-only for everybody on the phone. */
  #place(file: string, content: Uint8Array): void {
    const host = this.disk.hostPath(file);
    fs.mkdirSync(path.dirname(host), { recursive: true });
    fs.writeFileSync(host, content);
  }

  /** The recent apps are a screen of the launcher: whatever comes in front of it ends them. */
  #leaveRecents(): void {
    if (this.panel === 'recents' && this.activities.top()?.task.type !== 'home') this.panel = 'none';
  }

  #screenSwitched(on: boolean): void {
    const action = `android.intent.action.SCREEN_${on ? 'ON' : 'OFF'}`;
    this.background(action, () => this.broadcasts.deliver({ action }));
    this.publish();
  }

  #randomOf(name: string): PhoneRandom {
    return new PhoneRandom(name, { now: () => this.clock.now(), uptime: () => this.clock.uptime() });
  }
}
