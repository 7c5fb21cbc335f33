import { type CallOptions, type Device, sh } from '@androidworld/core';
import { run } from '../shell/run.ts';

/** Makes an app the holder of a role, e.g. the default SMS app, with the permissions that go with it. */
export async function holdRole(
  device: Device,
  { role, packageName }: { readonly role: 'BROWSER' | 'DIALER' | 'HOME' | 'SMS'; readonly packageName: string },
  options: CallOptions = {},
): Promise<void> {
  await run(device, sh`cmd role add-role-holder ${`android.app.role.${role}`} ${packageName}`, options);
}
