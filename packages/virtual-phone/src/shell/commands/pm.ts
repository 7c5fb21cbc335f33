import { illegalArgument } from '../../system/java-exception.ts';
import { runtimePermissions } from '../../system/permissions/permissions.ts';
import { apkPath } from './apk-path.ts';
import { appLinks } from './app-links.ts';
import { dumpPackage } from './dumpsys/package.ts';
import { install, installSessions } from './install.ts';
import { listPackages } from './list-packages.ts';
import { listPermissions } from './list-permissions.ts';
import { permissionGroups } from './permission-groups.ts';
import { permissionPolicy } from './permission-policy.ts';
import { queryActivities, queryReceivers, queryServices, resolveActivity } from './query-components.ts';
import { fullComponent } from './render-bundle.ts';
import { accepted, defineService, type ServiceCall, serviceProgram, unknownCommand } from './shell-command.ts';
import { hide, suspend } from './suspend.ts';
import { features, hasFeature } from './system-features.ts';
import { installExisting, uninstall } from './uninstall.ts';
import { users } from './users.ts';

const help = `Package manager (package) commands:
  help
    Print this help text.

  path [--user USER_ID] PACKAGE
    Print the path to the .apk of the given PACKAGE.

  list packages [-f] [-d] [-e] [-s] [-3] [-i] [-l] [-u] [-U]
      [--show-versioncode] [--uid UID] [--user USER_ID] [FILTER]
    Prints all packages; optionally only those whose name contains the text in FILTER.

  list features | libraries | users | permissions | permission-groups | instrumentation

  resolve-activity [--brief] [--components] [--query-flags FLAGS] [--user USER_ID] INTENT
  query-activities [--brief] [--components] [--query-flags FLAGS] [--user USER_ID] INTENT
  query-services [--brief] [--components] [--query-flags FLAGS] [--user USER_ID] INTENT
  query-receivers [--brief] [--components] [--query-flags FLAGS] [--user USER_ID] INTENT

  install [-r] [-t] [-d] [-g] [-S SIZE] [PATH|-]
  install-create [-r] [-t] [-d] [-g] [-S BYTES]
  install-write [-S BYTES] SESSION_ID SPLIT_NAME [PATH|-]
  install-commit SESSION_ID
  install-abandon SESSION_ID
  uninstall [-k] [--user USER_ID] PACKAGE
  clear [--user USER_ID] PACKAGE
  grant [--user USER_ID] PACKAGE PERMISSION
  revoke [--user USER_ID] PACKAGE PERMISSION
  enable | disable | disable-user | default-state [--user USER_ID] PACKAGE_OR_CLASS
  hide | unhide [--user USER_ID] PACKAGE
  suspend [--user USER_ID] [--dialogMessage TEXT] PACKAGE...
  unsuspend [--user USER_ID] PACKAGE...
  get-app-links [--user USER_ID] [PACKAGE]
  set-app-links --package PACKAGE STATE DOMAINS...
  set-app-links-allowed --user USER_ID --package PACKAGE ALLOWED
  set-app-links-user-selection --user USER_ID --package PACKAGE ENABLED DOMAINS...
  reset-app-links [--user USER_ID] PACKAGE
  verify-app-links [--re-verify] [PACKAGE]
  dump PACKAGE
`;

/** `cmd package` */
export const packageService = defineService({
  name: 'package',
  help,
  commands: {
    path(call) {
      call.words.skipOptions();
      return tellPath(call, call.words.required());
    },
    // Of the first versions of Android, and still there: with these words and no others.
    '-p': (call) => (call.args.length === 1 ? tellPath(call, call.args[0] ?? '') : unknownCommand(call)),
    '-l': (call) => (call.args.length === 0 ? listPackages(call) : unknownCommand(call)),
    '-lf': (call) => (call.args.length === 0 ? listPackages(call, ['-f']) : unknownCommand(call)),
    list,
    dump(call) {
      call.out(dumpPackage(call.system, call.words.required()));
      return 0;
    },
    'resolve-activity': resolveActivity,
    'query-activities': queryActivities,
    'query-receivers': queryReceivers,
    'query-services': queryServices,
    ...appLinks,
    install,
    ...installSessions,
    'install-existing': installExisting,
    uninstall,
    async clear(call) {
      call.words.skipOptions();
      const done = await call.system.packages.clear(call.words.required());
      if (done) call.line('Success');
      else call.errorLine('Failed');
      return done ? 0 : 1;
    },
    grant: changePermission,
    revoke: changePermission,
    enable: (call) => setEnabled(call, 'enabled'),
    disable: (call) => setEnabled(call, 'disabled'),
    'disable-user': (call) => setEnabled(call, 'disabled-user'),
    'default-state': (call) => setEnabled(call, 'default'),
    ...permissionPolicy,
    ...users,
    suspend: (call) => suspend(call, true),
    unsuspend: (call) => suspend(call, false),
    hide: (call) => hide(call, true),
    unhide: (call) => hide(call, false),
    'has-feature': (call) => {
      const found = hasFeature(call.words.required(), Number(call.words.next() ?? '0'));
      call.line(String(found));
      return found ? 0 : 1;
    },
    'get-install-location': (call) => {
      const place = installLocations[Number(call.system.settings.get('global', 'default_install_location') ?? 0)];
      call.line(place ?? '0[auto]');
      return 0;
    },
    'set-home-activity': (call) => {
      call.words.skipOptions();
      const name = call.words.required();
      call.system.packages.setRoleHolder('android.app.role.HOME', name.split('/')[0] ?? name);
      call.line('Success');
      return 0;
    },
    compile: (call) => {
      const name = call.words.rest().at(-1) ?? '';
      const known = call.system.packages.find(name) !== undefined || name === '-a';
      call.line(known ? 'Success' : `Failure: package ${name} could not be compiled`);
      return known ? 0 : 1;
    },
    'bg-dexopt-job': (call) => {
      call.line('Success');
      return 0;
    },
    async 'trim-caches'(call) {
      for (const { manifest } of call.system.packages.list()) {
        await call.system.packages.clearCache(manifest.packageName);
      }
      return 0;
    },
    'set-install-location': (call) => {
      const word = call.words.required();
      if (!(word in installLocations)) {
        call.errorLine('Error: install location has to be a number between 0 and 2');
        return 1;
      }
      call.system.settings.put('global', 'default_install_location', word);
      return 0;
    },
    async 'reset-permissions'(call) {
      for (const { manifest, granted } of call.system.packages.list()) {
        const asked = [...granted].filter((permission) => runtimePermissions.has(permission));
        if (manifest.system) continue;
        for (const permission of asked) await call.system.packages.revoke(manifest.packageName, permission);
      }
      return 0;
    },
    'force-dex-opt': accepted,
  },
});

function tellPath(call: ServiceCall, name: string): number {
  const found = call.system.packages.find(name);
  if (found === undefined) return 1;
  call.line(`package:${apkPath(found)}`);
  return 0;
}

async function changePermission(call: ServiceCall): Promise<number> {
  call.words.skipOptions();
  const [packageName, permission] = [call.words.next(), call.words.next()];
  if (packageName === undefined || permission === undefined) {
    call.errorLine(`Error: no ${packageName === undefined ? 'package' : 'permission'} specified`);
    return 1;
  }
  // The log alone tells of a package that is not there.
  if (call.system.packages.find(packageName) !== undefined) {
    await call.system.packages[call.subcommand === 'grant' ? 'grant' : 'revoke'](packageName, permission);
  }
  return 0;
}

const installLocations: readonly string[] = ['0[auto]', '1[internal]', '2[external]'];

export const pm = serviceProgram('pm', packageService);

function list(call: ServiceCall): number {
  const kind = call.words.required();
  switch (kind) {
    case 'packages':
    case 'package':
      return listPackages(call);
    case 'features':
      for (const feature of features) call.line(`feature:${feature}`);
      return 0;
    case 'users':
      call.line('Users:');
      call.line('\tUserInfo{0:Owner:c13} running');
      return 0;
    case 'libraries':
      for (const library of ['android.ext.shared', 'android.test.base', 'android.test.mock', 'android.test.runner']) {
        call.line(`library:${library}`);
      }
      return 0;
    case 'permissions':
      return listPermissions(call);
    case 'permission-groups':
      for (const group of permissionGroups) call.line(`permission group:${group}`);
      return 0;
    case 'instrumentation':
    case 'sdks':
    case 'staged-sessions':
      return 0;
    default:
      call.line(`Error: unknown list type '${kind}'`);
      return -1;
  }
}

async function setEnabled(
  call: ServiceCall,
  state: 'enabled' | 'disabled' | 'disabled-user' | 'default',
): Promise<number> {
  call.words.skipOptions();
  const target = call.words.required();
  const [packageName = target, className] = target.split('/');
  if (call.system.packages.find(packageName) === undefined) {
    throw illegalArgument(`Unknown package: ${packageName}`);
  }
  if (className !== undefined) {
    const component = { packageName, className: className.startsWith('.') ? packageName + className : className };
    call.system.packages.setComponentEnabled(component, state);
    call.line(`Component {${fullComponent(component)}} new state: ${state}`);
    return 0;
  }
  await call.system.packages.setEnabled(packageName, state);
  call.line(`Package ${packageName} new state: ${state}`);
  return 0;
}
