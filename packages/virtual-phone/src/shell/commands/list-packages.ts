import { isJavaException } from '../../system/java-exception.ts';
import type { InstalledPackage } from '../../system/system-services.ts';
import { apkPath } from './apk-path.ts';
import { parseNumber } from './parse-number.ts';
import { isOwner, parseUser, type User } from './parse-user.ts';
import type { ServiceCall } from './shell-command.ts';

interface Wanted {
  readonly tests: ((found: InstalledPackage) => boolean)[];
  readonly shown: Set<string>;
  uninstalledToo: boolean;
  user: User;
}

/** `pm list packages`. @param given columns that are shown beside those asked for */
export function listPackages(call: ServiceCall, given: readonly string[] = []): number {
  const { packages } = call.system;
  const wanted: Wanted = { tests: [], shown: new Set(given), uninstalledToo: false, user: 'all' };
  const fault = readOptions(call, wanted);
  if (fault !== undefined) {
    call.line(`Error: ${fault}`);
    return -1;
  }
  const { tests, shown, uninstalledToo, user } = wanted;
  const part = call.words.next();
  if (part !== undefined) tests.push((found) => found.manifest.packageName.includes(part));
  // For a user that is not there, nothing is installed.
  if (!isOwner(user)) return 0;
  for (const found of [...packages.list(), ...(uninstalledToo ? packages.uninstalled() : [])]) {
    if (tests.every((test) => test(found))) call.line(renderLine(found, shown));
  }
  return 0;
}

/** @returns what is wrong with them, if anything is: of the sub-commands, this one alone tells it on its output */
function readOptions(call: ServiceCall, wanted: Wanted): string | undefined {
  try {
    for (let option = call.words.nextOption(); option !== undefined; option = call.words.nextOption()) {
      if (!readOption(call, option, wanted)) return `Unknown option: ${option}`;
    }
    return undefined;
  } catch (error) {
    if (!isJavaException(error)) throw error;
    return `${error.javaClass}: ${error.message}`;
  }
}

function readOption(call: ServiceCall, option: string, wanted: Wanted): boolean {
  const test = filters[option];
  if (test !== undefined) wanted.tests.push(test);
  else if (option === '--uid') {
    const uid = parseNumber(call.words.required(), 'int');
    wanted.tests.push((found) => found.uid === uid);
    wanted.shown.add('-U');
  } else if (option === '--user') wanted.user = parseUser(call.words.required());
  else if (option === '-u') wanted.uninstalledToo = true;
  else if (option === '--apex-only') wanted.tests.push(() => false);
  else if (columns.has(option)) wanted.shown.add(option);
  else return false;
  return true;
}

const filters: Readonly<Record<string, (found: InstalledPackage) => boolean>> = {
  '-d': (found) => !found.enabled,
  '-e': (found) => found.enabled,
  '-s': (found) => found.manifest.system === true,
  '-3': (found) => found.manifest.system !== true,
};

const columns = new Set(['-f', '-i', '-l', '-lf', '-U', '-a', '--show-versioncode']);

function renderLine(found: InstalledPackage, shown: ReadonlySet<string>): string {
  const path = shown.has('-f') ? `${apkPath(found)}=` : '';
  const version = shown.has('--show-versioncode') ? ` versionCode:${found.manifest.versionCode}` : '';
  const installer = shown.has('-i') ? '  installer=null' : '';
  const uid = shown.has('-U') ? ` uid:${found.uid}` : '';
  return `package:${path}${found.manifest.packageName}${version}${installer}${uid}`;
}
