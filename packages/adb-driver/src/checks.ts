import { connect } from 'node:net';
import { type CallOptions, sh } from '@androidworld/core';
import type { DeviceFacts, DoctorCheck, DoctorCheckOptions, DoctorFinding } from '@androidworld/core/driver';
import { type DeviceLink, deviceLink } from './device-link.ts';
import { readFacts } from './read-facts.ts';
import { findAdb } from './transport/find-adb.ts';
import type { AdbServer } from './transport/transport.ts';

export interface CheckedServer {
  readonly server: AdbServer;
  readonly adbPath?: string | undefined;
  /** Default: all devices of the server. */
  readonly serials?: readonly string[] | undefined;
}

/** What `androidworld doctor` asks of adb and its devices. */
export function adbChecks({ server, adbPath, serials }: CheckedServer): readonly DoctorCheck[] {
  return [
    { name: 'adb program', run: () => checkProgram(adbPath) },
    { name: 'adb server', run: whenUp(server, (options) => checkServer(server, options)) },
    { name: 'adb devices', run: whenUp(server, (options) => checkDevices(server, serials, options)) },
    ...deviceChecks.map(({ name, look }) => ({
      name,
      run: whenUp(server, (options) => checkEach(server, { serials, look, options })),
    })),
  ];
}

/** Where nothing may be started, a server that does not run is left so: it is started when a device is used. */
function whenUp(
  server: AdbServer,
  check: (options: CallOptions) => Promise<DoctorFinding>,
): (options: DoctorCheckOptions) => Promise<DoctorFinding> {
  return async ({ mayStart = true, ...options }) => {
    if (mayStart || (await isUp(server))) return await check(options);
    return { status: 'ok', message: `none runs at ${server.host}:${server.port}: one is started when it is needed` };
  };
}

function isUp({ host, port }: AdbServer): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2_000 });
    const tell = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => tell(true));
    socket.once('error', () => tell(false));
    socket.once('timeout', () => tell(false));
  });
}

async function checkProgram(adbPath: string | undefined): Promise<DoctorFinding> {
  const found = await findAdb({ adbPath });
  if (found) return { status: 'ok', message: found };
  const message = adbPath ? `"${adbPath}" is not a program` : 'No adb in ANDROID_HOME, ANDROID_SDK_ROOT or PATH';
  const fix = 'Install the Android platform tools. Without them a running adb server, here or elsewhere, still works';
  return { status: 'warning', message, fix };
}

async function checkServer(server: AdbServer, options: CallOptions): Promise<DoctorFinding> {
  const place = `${server.host}:${server.port}`;
  try {
    return { status: 'ok', message: `${place}, version ${await server.version(options)}` };
  } catch (error) {
    return failure(error, `Run "adb start-server" on ${server.host}`);
  }
}

async function checkDevices(
  server: AdbServer,
  serials: readonly string[] | undefined,
  options: CallOptions,
): Promise<DoctorFinding> {
  try {
    const devices = await server.devices(options);
    const missing = (serials ?? []).filter((serial) => !devices.some((device) => device.serial === serial));
    const asked = devices.filter(({ serial }) => !serials || serials.includes(serial));
    const unready = asked.filter(({ state }) => state !== 'device');
    const message = devices.map(({ serial, state }) => `${serial} (${state})`).join(', ') || 'No devices';
    if (missing.length > 0)
      return {
        status: 'failed',
        message: `${missing.join(', ')} not found; there are: ${message}`,
        fix: 'Start them, or correct "serials"',
      };
    if (asked.length === 0)
      return { status: 'failed', message, fix: 'Start an emulator, or plug in a phone with USB debugging' };
    if (unready.length > 0)
      return {
        status: 'failed',
        message,
        fix: 'Unlock the phone and allow debugging; "adb reconnect offline" heals the rest',
      };
    return { status: 'ok', message };
  } catch (error) {
    return failure(error, 'See the adb server first');
  }
}

type Look = (link: DeviceLink, options: CallOptions) => Promise<DoctorFinding>;

const recommended = { apiLevel: 33, width: 1080, height: 2400, freeMegabytes: 1_024 };

const deviceChecks: readonly { readonly name: string; readonly look: Look }[] = [
  { name: 'root', look: withFacts(checkRoot) },
  { name: 'API level', look: withFacts(checkApiLevel) },
  { name: 'screen', look: withFacts(checkScreen) },
  { name: 'clock', look: checkClock },
  { name: 'free space', look: checkSpace },
];

function withFacts(look: (facts: DeviceFacts) => DoctorFinding): Look {
  return async (link, options) => look(await readFacts(link, options));
}

function checkRoot({ rooted }: DeviceFacts): DoctorFinding {
  if (rooted) return { status: 'ok', message: 'available' };
  return { status: 'failed', message: 'no root', fix: 'Use an emulator image without Google Play ("Google APIs")' };
}

function checkApiLevel({ apiLevel }: DeviceFacts): DoctorFinding {
  if (apiLevel === recommended.apiLevel) return { status: 'ok', message: String(apiLevel) };
  const fix = `The benchmark is made for API level ${recommended.apiLevel} (Android 13): scores elsewhere cannot be compared`;
  return { status: 'warning', message: String(apiLevel), fix };
}

function checkScreen({ screen: { width, height } }: DeviceFacts): DoctorFinding {
  const message = `${width}x${height}`;
  if (width === recommended.width && height === recommended.height) return { status: 'ok', message };
  return {
    status: 'warning',
    message,
    fix: `Use a Pixel 6 profile (${recommended.width}x${recommended.height}) for comparable scores`,
  };
}

async function checkClock(link: DeviceLink, options: CallOptions): Promise<DoctorFinding> {
  const { stdout } = await link.shell(sh`date; settings get global auto_time`, { ...options, repeatable: true });
  const [date = '', auto = ''] = stdout.trim().split('\n');
  if (auto.trim() !== '1') return { status: 'ok', message: date };
  const fix = 'Tasks that set the date need it off: adb shell settings put global auto_time 0';
  return { status: 'warning', message: `${date}; the network sets the clock`, fix };
}

async function checkSpace(link: DeviceLink, options: CallOptions): Promise<DoctorFinding> {
  const { stdout } = await link.shell(sh`df -k /data`, { ...options, repeatable: true });
  const free = Number(/^\S+\s+\d+\s+\d+\s+(\d+)\s+\d+%/m.exec(stdout)?.[1]);
  if (Number.isNaN(free)) return { status: 'warning', message: 'not told by "df"', fix: 'See "adb shell df /data"' };
  const megabytes = Math.floor(free / 1024);
  if (megabytes >= recommended.freeMegabytes) return { status: 'ok', message: `${megabytes} MB` };
  return {
    status: 'failed',
    message: `${megabytes} MB on /data`,
    fix: `Free ${recommended.freeMegabytes} MB: wipe the emulator's data, or remove apps`,
  };
}

const severity = { ok: 0, warning: 1, failed: 2 };

/** One look per ready device, joined; the worst decides. */
async function checkEach(
  server: AdbServer,
  { serials, look, options }: { serials: readonly string[] | undefined; look: Look; options: CallOptions },
): Promise<DoctorFinding> {
  try {
    const ready = (await server.devices(options)).filter(
      ({ serial, state }) => state === 'device' && (serials?.includes(serial) ?? true),
    );
    if (ready.length === 0) return { status: 'warning', message: 'No device to ask', fix: 'See "adb devices" first' };
    const findings = await Promise.all(
      ready.map(async ({ serial }) => ({ serial, finding: await lookAt(deviceLink(server, serial), look, options) })),
    );
    const worst = findings.reduce((one, other) =>
      severity[other.finding.status] > severity[one.finding.status] ? other : one,
    );
    const { status, fix } = worst.finding;
    const message = findings.map(({ serial, finding }) => `${serial}: ${finding.message}`).join('; ');
    return { status, message, ...(fix && { fix }) };
  } catch (error) {
    return failure(error, 'See the adb server first');
  }
}

async function lookAt(link: DeviceLink, look: Look, options: CallOptions): Promise<DoctorFinding> {
  try {
    return await look(link, options);
  } catch (error) {
    return failure(error, `See whether ${link.serial} answers ("adb -s ${link.serial} shell id")`);
  }
}

/** A check that cannot be made is a finding, not a crash of the doctor. */
function failure(error: unknown, fix: string): DoctorFinding {
  return { status: 'failed', message: error instanceof Error ? error.message : String(error), fix };
}
