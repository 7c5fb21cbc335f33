import type { SystemServices } from '../../../system/system-services.ts';
import { features } from '../system-features.ts';
import { hashOf } from './hash.ts';
import { dumpPackage } from './package.ts';

/** `dumpsys package [PART] [NAME]`: a package, or one part of what there is to tell of all. */
export function dumpPackages(system: SystemServices, args: readonly string[]): string {
  const words = args.filter((word) => !word.startsWith('-'));
  const [part, name, other] = words;
  switch (part) {
    case 'p':
    case 'packages':
      return dumpPackage(system, name);
    case 'f':
    case 'features':
      return `Features:\n${features.map((feature) => `  ${feature}\n`).join('')}`;
    case 'perm':
    case 'permissions':
      return dumpPermissions(system, undefined);
    case 'permission':
      return dumpPermissions(system, name);
    case 'check-permission':
      // 0 is granted, -1 is denied.
      return `${system.packages.checkPermission(other ?? '', name ?? '') ? 0 : -1}\n`;
    case 's':
    case 'shared-users':
      return 'Shared users:\n';
    default:
      return dumpPackage(system, part);
  }
}

function dumpPermissions(system: SystemServices, name: string | undefined): string {
  const known = [...new Set(system.packages.list().flatMap(({ manifest }) => manifest.permissions ?? []))].sort();
  const blocks = known
    .filter((permission) => name === undefined || permission === name)
    .map((permission) => {
      const holders = system.packages.list().filter(({ granted }) => granted.has(permission));
      const lines = holders.map(({ manifest, uid }) => `      ${manifest.packageName} userId=${uid}\n`);
      return (
        `  Permission [${permission}] (${hashOf(permission)}):\n    sourcePackage=android\n    packages:\n` +
        lines.join('')
      );
    });
  return `Permissions:\n${blocks.join('')}`;
}
