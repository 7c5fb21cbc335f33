import type { InstalledPackage } from '../../system/system-services.ts';
import { apkPath } from './apk-path.ts';
import type { ServiceCall } from './shell-command.ts';

/** `pm list packages`. @param given columns that are shown beside those asked for */
export function listPackages(call: ServiceCall, given: readonly string[] = []): number {
  const { packages } = call.system;
  let known: readonly InstalledPackage[] = packages.list();
  const tests: ((found: InstalledPackage) => boolean)[] = [];
  const shown = new Set<string>(given);
  for (let option = call.words.nextOption(); option !== undefined; option = call.words.nextOption()) {
    const test = filters[option];
    if (test !== undefined) tests.push(test);
    else if (option === '--uid') {
      const uid = Number(call.words.required());
      tests.push((found) => found.uid === uid);
      shown.add('-U');
    } else if (option === '--user') call.words.required();
    else if (option === '-u') known = [...packages.list(), ...packages.uninstalled()];
    else if (option === '--apex-only') tests.push(() => false);
    else if (columns.has(option)) shown.add(option);
    else {
      call.line(`Error: Unknown option: ${option}`);
      return -1;
    }
  }
  const part = call.words.next();
  if (part !== undefined) tests.push((found) => found.manifest.packageName.includes(part));
  for (const found of known) {
    if (tests.every((test) => test(found))) call.line(renderLine(found, shown));
  }
  return 0;
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
