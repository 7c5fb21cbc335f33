import type { AppApi, AppStorage, Intent, ScreenOrientation } from '@androidworld/app-sdk';
import type { ActivityCalls, ActivityStateCalls } from '@androidworld/app-sdk/host';
import { z } from 'zod';
import type { PageCall } from '../../screen/protocol.ts';
import { illegalArgument, javaException } from '../java-exception.ts';
import type { ProcessRecord } from '../processes/process-record.ts';
import type { SystemServer } from '../system-server.ts';
import { systemUi } from '../system-ui.ts';

const orientationSchema = z.enum([
  'unspecified',
  'behind',
  'landscape',
  'portrait',
  'reverseLandscape',
  'reversePortrait',
  'sensor',
  'nosensor',
  'fullSensor',
  'sensorLandscape',
  'sensorPortrait',
  'user',
  'fullUser',
  'userLandscape',
  'userPortrait',
  'locked',
]) satisfies z.ZodType<ScreenOrientation>;

function requireOrientation(value: unknown): ScreenOrientation {
  const read = orientationSchema.safeParse(value);
  if (read.success) return read.data;
  throw illegalArgument(
    `No screen orientation: ${JSON.stringify(value)}; there are ${orientationSchema.options.join(', ')}`,
  );
}

/** Carries out what an app's screens ask for; refuses what is not in the api. */
export async function answerPageCall(system: SystemServer, call: PageCall): Promise<unknown> {
  const process = findProcess(system, call);
  if (call.processId === 0 && call.packageName === systemUi && !system.packages.find(systemUi)?.manifest.system) {
    throw javaException('java.lang.SecurityException', `${systemUi} is no package of the system image`);
  }
  if (process === undefined) {
    throw new Error(`DeadObjectException: the process of ${call.packageName} has ended`);
  }
  const args = call.args.map(unpackBytes);
  const answer = call.path[0] === 'activity' ? callActivity(system, call, args) : callApi(process, call, args);
  return packBytes(await answer);
}

function findProcess({ processes }: SystemServer, call: PageCall): ProcessRecord | undefined {
  if (isFromFrame(call)) return processes.find(call.packageName) ?? processes.of(call.packageName)[0];
  return processes.of(call.packageName).find(({ processId }) => processId === call.processId);
}

/**
 * The page's frame knows no processes: System UI runs as long as the phone does, and the clipboard keys act on whichever
 * field has the focus.
 */
function isFromFrame({ processId, packageName, path }: PageCall): boolean {
  return processId === 0 && (packageName === systemUi || path[0] === 'clipboard');
}

function callApi(process: ProcessRecord, call: PageCall, args: readonly unknown[]): unknown {
  const api = process.parts.forActivity(call.token);
  const [first, second, third] = call.path;
  if (first === 'deviceProtected' && call.path.length === 3) {
    if (second === 'database') return callDatabase(api.deviceProtected, third, args, call);
    if (second === 'preferences') return invoke(api.deviceProtected.preferences, third, args, call);
  }
  if (first === 'database' && call.path.length === 2) return callDatabase(api, second, args, call);
  if (call.path.length === 1 && first !== 'on' && first !== 'database') return invoke(api, first, args, call);
  if (call.path.length === 2 && first !== undefined && Object.hasOwn(api, first)) {
    return invoke(api[first as keyof AppApi], second, args, call);
  }
  throw noSuchCall(call);
}

function callDatabase(
  storage: AppStorage,
  method: string | undefined,
  [name, options, ...args]: readonly unknown[],
  call: PageCall,
): unknown {
  const foreignKeys = typeof options === 'object' && options !== null && Reflect.get(options, 'foreignKeys') === true;
  return invoke(storage.database(String(name), { foreignKeys }), method, args, call);
}

function invoke(owner: unknown, name: string | undefined, args: readonly unknown[], call: PageCall): unknown {
  if (typeof owner !== 'object' || owner === null || name === undefined || !Object.hasOwn(owner, name)) {
    throw noSuchCall(call);
  }
  const member: unknown = Reflect.get(owner, name);
  if (typeof member !== 'function') throw noSuchCall(call);
  return Reflect.apply(member, owner, args);
}

function callActivity(system: SystemServer, call: PageCall, args: readonly unknown[]): unknown {
  const activity = call.token === undefined ? undefined : system.activities.find(call.token);
  // An activity may be gone by the time its last message arrives, e.g. after a tap on BACK.
  if (activity === undefined || activity.component.packageName !== call.packageName) return undefined;
  const calls: ActivityCalls & ActivityStateCalls = {
    finish: () => system.activities.finishByApp(activity.token),
    async setResult(code, data) {
      activity.result = { code, data };
    },
    moveTaskToBack: () => system.activities.moveToBack(activity.token),
    async setTitle(title) {
      activity.title = title;
    },
    async setRequestedOrientation(orientation) {
      system.activities.setRequestedOrientation(activity.token, orientation);
    },
    savedState: async () => activity.savedState,
    saveState: async (json) => system.activities.saveState(activity.token, json),
  };
  const [name] = call.path.slice(1);
  switch (name) {
    case 'finish':
    case 'moveTaskToBack':
    case 'savedState':
      return calls[name]();
    case 'setResult':
      return calls.setResult(Number(args[0]), (args[1] ?? null) as Intent | null);
    case 'setTitle':
    case 'saveState':
      return calls[name](String(args[0]));
    case 'setRequestedOrientation':
      return calls.setRequestedOrientation(requireOrientation(args[0]));
    default:
      throw noSuchCall(call);
  }
}

function noSuchCall(call: PageCall): Error {
  return javaException('java.lang.NoSuchMethodException', `${call.packageName} called ${call.path.join('.')}`);
}

/** Binary values travel as `{ $bytes: base64 }`, nothing as `{ $undefined: true }`. */
function packBytes(value: unknown): unknown {
  if (value === undefined) return { $undefined: true };
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return value.map(packBytes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, packBytes(member)]));
}

function unpackBytes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpackBytes);
  if (typeof value !== 'object' || value === null) return value;
  if ('$undefined' in value) return undefined;
  if ('$bytes' in value && typeof value.$bytes === 'string') return new Uint8Array(Buffer.from(value.$bytes, 'base64'));
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, unpackBytes(member)]));
}
