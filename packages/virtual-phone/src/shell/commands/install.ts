import type { SystemServices } from '../../system/system-services.ts';
import { strerror } from '../errno.ts';
import { resolvePath } from '../resolve-path.ts';
import { isOwner, parseUser, type User } from './parse-user.ts';
import type { ServiceCall } from './shell-command.ts';

/** `pm install`: from a file, or from as many bytes of the input as are announced. */
export async function install(call: ServiceCall): Promise<number> {
  const options = readOptions(call);
  if (options === undefined) return -1;
  const { size, grantAll, user } = options;
  if (!isOwner(user)) {
    call.line(`Failure [user ${user} doesn't exist]`);
    return 1;
  }
  const path = call.words.next();
  if (path === undefined && size === undefined) {
    call.line('Error: must either specify a package size or an APK file');
    return 1;
  }
  const apk = await readFrom(call, path, size);
  return apk === undefined ? -1 : await installWhole(call, apk, grantAll);
}

interface InstallOptions {
  /** Bytes that come over the input. */
  readonly size: number | undefined;
  readonly grantAll: boolean;
  readonly user: User;
}

/** `undefined` when one is unknown, which it says. */
function readOptions(call: ServiceCall): InstallOptions | undefined {
  let size: number | undefined;
  let grantAll = false;
  let user: User = 'all';
  for (let option = call.words.nextOption(); option !== undefined; option = call.words.nextOption()) {
    if (option === '-S') size = Number(call.words.required());
    else if (option === '-g') grantAll = true;
    else if (option === '--user') user = parseUser(call.words.required());
    else if (['-i', '--abi', '--install-location', '--pkg', '-p'].includes(option)) call.words.required();
    else if (!installFlags.has(option)) {
      call.line(`Error: Unknown option: ${option}`);
      return undefined;
    }
  }
  return { size, grantAll, user };
}

async function installWhole(call: ServiceCall, apk: Uint8Array, grantAll: boolean): Promise<number> {
  const result = await call.system.packages.install(apk, { replace: true, grantAll });
  call.line(result.ok ? 'Success' : `Failure [${result.code}${result.message === '' ? '' : `: ${result.message}`}]`);
  return result.ok ? 0 : 1;
}

const installFlags = new Set(
  `-l -r -t -d -f -R -k --instant --full --dont-kill --restrict-permissions --preload --apex --force-non-staged
  --staged --bypass-low-target-sdk-block --force-queryable --skip-verification --no-incremental --streaming
  --enable-rollback --force-uuid`.split(/\s+/),
);

/** As many bytes as were announced: adb leaves the stream open while it waits for the answer. */
async function readStreamed({ stdin }: ServiceCall, size = Number.POSITIVE_INFINITY): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  if (size === 0) return new Uint8Array();
  for await (const chunk of stdin) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= size) break;
  }
  return Buffer.concat(chunks).subarray(0, size);
}

function readFrom(call: ServiceCall, path: string | undefined, size?: number): Promise<Uint8Array | undefined> {
  return path === undefined || path === '-' ? readStreamed(call, size) : readApk(call, path);
}

async function readApk(call: ServiceCall, path: string): Promise<Uint8Array | undefined> {
  try {
    return await call.system.disk.read(resolvePath(call.cwd, path), call.identity);
  } catch (error) {
    strerror(error);
    call.line(`Error: Unable to open file: ${path}`);
    call.line('Consider using a file under /data/local/tmp/');
    return undefined;
  }
}

/** APKs that are brought together before they are installed as one: `adb install-multiple` and most installers. */
interface InstallSession {
  readonly grantAll: boolean;
  readonly apks: Map<string, Uint8Array>;
}

interface InstallSessions {
  readonly open: Map<string, InstallSession>;
  /** No number is given twice. */
  nextId: number;
}

/** By phone. A session that nobody commits is gone when the phone restarts. */
const sessionsOf = new WeakMap<SystemServices, InstallSessions>();
const firstId = 1_000_000_001;

function sessions({ system }: ServiceCall): InstallSessions {
  const known = sessionsOf.get(system) ?? { open: new Map<string, InstallSession>(), nextId: firstId };
  sessionsOf.set(system, known);
  return known;
}

/** Of `pm` and `cmd package`. */
export const installSessions = {
  'install-create': (call: ServiceCall): number => {
    const options = readOptions(call);
    if (options === undefined) return -1;
    const known = sessions(call);
    const id = String(known.nextId);
    known.nextId += 1;
    known.open.set(id, { grantAll: options.grantAll, apks: new Map() });
    call.line(`Success: created install session [${id}]`);
    return 0;
  },
  async 'install-write'(call: ServiceCall): Promise<number> {
    const options = readOptions(call);
    if (options === undefined) return -1;
    const id = call.words.required();
    const name = call.words.required();
    const path = call.words.next();
    const session = sessions(call).open.get(id);
    if (session === undefined) return noSession(call, id);
    const apk = await readFrom(call, path, options.size);
    if (apk === undefined) return -1;
    session.apks.set(name, apk);
    call.line(`Success: streamed ${apk.length} bytes`);
    return 0;
  },
  async 'install-commit'(call: ServiceCall): Promise<number> {
    const id = call.words.required();
    const session = sessions(call).open.get(id);
    if (session === undefined) return noSession(call, id);
    sessions(call).open.delete(id);
    // The others of an app that is split hold parts of it for some languages and densities.
    const base = [...session.apks].find(([name]) => /base/i.test(name)) ?? [...session.apks][0];
    if (base === undefined) {
      call.line('Failure [INSTALL_FAILED_INVALID_APK: Missing existing base package]');
      return 1;
    }
    return await installWhole(call, base[1], session.grantAll);
  },
  'install-abandon': (call: ServiceCall): number => {
    const id = call.words.required();
    if (!sessions(call).open.delete(id)) return noSession(call, id);
    call.line('Success');
    return 0;
  },
};

function noSession(call: ServiceCall, id: string): number {
  call.errorLine(`Error: java.lang.SecurityException: Caller has no access to session ${id}`);
  return 255;
}
