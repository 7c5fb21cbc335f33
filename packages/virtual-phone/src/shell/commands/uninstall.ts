import type { ServiceCall } from './shell-command.ts';

/**
 * `pm uninstall`. An app of the image goes for a user that is named, and stays on the image.
 *
 * @see AOSP `PackageManagerShellCommand.runUninstall`
 */
export async function uninstall(call: ServiceCall): Promise<number> {
  const { packages } = call.system;
  let ofUser = false;
  let keepsData = false;
  for (let option = call.words.nextOption(); option !== undefined; option = call.words.nextOption()) {
    if (option === '-k') keepsData = true;
    else if (option === '--user') ofUser = call.words.required() !== 'all';
    else if (option === '--versionCode') call.words.required();
    else {
      call.line(`Error: Unknown option: ${option}`);
      return 1;
    }
  }
  const name = call.words.next();
  if (name === undefined) {
    call.line('Error: package name not specified');
    return 1;
  }
  if (ofUser && packages.find(name) === undefined) {
    call.line('Failure [not installed for 0]');
    return 1;
  }
  const done = await packages.uninstall(name, { ofUser, keepsData });
  call.line(done ? 'Success' : 'Failure [DELETE_FAILED_INTERNAL_ERROR]');
  return done ? 0 : 1;
}

/** `pm install-existing`: takes back that an app of the image was uninstalled. */
export async function installExisting(call: ServiceCall): Promise<number> {
  call.words.skipOptions(['--user', '--restrict-permissions']);
  const name = call.words.required();
  if (!(await call.system.packages.installExisting(name))) {
    call.line(`android.content.pm.PackageManager$NameNotFoundException: Package ${name} doesn't exist`);
    return 1;
  }
  call.line(`Package ${name} installed for user: 0`);
  return 0;
}
