import { runtimePermissions } from '../../system/permissions/permissions.ts';
import { groupOfPermission, permissionGroups } from './permission-groups.ts';
import type { ServiceCall } from './shell-command.ts';

/** `pm list permissions [-g] [-f] [-d] [-u] [-s] [GROUP]` */
export function listPermissions(call: ServiceCall): number {
  const options = new Set<string>();
  for (let option = call.words.nextOption(); option !== undefined; option = call.words.nextOption()) {
    if (!['-g', '-f', '-d', '-u', '-s'].includes(option)) {
      call.line(`Error: Unknown option: ${option}`);
      return -1;
    }
    options.add(option);
  }
  const known = [...new Set(call.system.packages.list().flatMap(({ manifest }) => manifest.permissions ?? []))].sort();
  const wanted = options.has('-d') ? known.filter((permission) => runtimePermissions.has(permission)) : known;
  const title = options.has('-d')
    ? 'Dangerous Permissions'
    : options.has('-u')
      ? 'Dangerous and Normal Permissions'
      : 'All Permissions';
  call.line(`${title}:\n`);
  if (!options.has('-g') && !options.has('-s')) {
    for (const permission of wanted) call.line(`permission:${permission}`);
    return 0;
  }
  const asked = call.words.next();
  const groups = asked === undefined ? permissionGroups : permissionGroups.filter((group) => group === asked);
  for (const group of groups) {
    call.line(`group:${group}`);
    for (const permission of wanted)
      if (groupOfPermission(permission) === group) call.line(`  permission:${permission}`);
    call.line('');
  }
  if (asked !== undefined) return 0;
  call.line('ungrouped:');
  for (const permission of wanted)
    if (groupOfPermission(permission) === undefined) call.line(`  permission:${permission}`);
  return 0;
}
