import type { OpenService, Service, Transport } from '../transport.ts';
import { abb, abbExec } from './abb.ts';
import { connect } from './connect.ts';
import { exec } from './exec.ts';
import { framebuffer } from './framebuffer.ts';
import { jdwp, trackJdwp } from './jdwp.ts';
import { reboot, reconnect, remount, root, setVerity, tcpip, unroot, usb } from './privilege.ts';
import { reverse } from './reverse.ts';
import { shell } from './shell.ts';
import { sync } from './sync.ts';

const services: ReadonlyMap<string, OpenService> = new Map([
  ['shell', shell],
  ['exec', exec],
  ['sync', sync],
  ['reverse', reverse],
  ['tcp', connect],
  ['local', connect],
  ['localabstract', connect],
  ['localreserved', connect],
  ['localfilesystem', connect],
  ['framebuffer', framebuffer],
  ['root', root],
  ['unroot', unroot],
  ['remount', remount],
  ['disable-verity', setVerity],
  ['enable-verity', setVerity],
  ['reboot', reboot],
  ['tcpip', tcpip],
  ['usb', usb],
  ['reconnect', reconnect],
  ['jdwp', jdwp],
  ['track-jdwp', trackJdwp],
  ['abb', abb],
  ['abb_exec', abbExec],
]);

/**
 * Finds what serves a stream that a host asks for.
 *
 * @param name as in OPEN, e.g. `shell,v2,raw:ls`
 * @returns undefined when adbd refuses it
 */
export async function findService(transport: Transport, name: string): Promise<Service | undefined> {
  const service = withoutLastNuls(name);
  const colon = service.indexOf(':');
  const [key = '', ...flags] = (colon < 0 ? service : service.slice(0, colon)).split(',');
  const argument = colon < 0 ? '' : service.slice(colon + 1);
  return services.get(key)?.(transport, { key, flags, argument });
}

/** Hosts end a name as a C string, some with several NULs; those that part the arguments of `abb` are inside. */
function withoutLastNuls(name: string): string {
  let end = name.length;
  while (name[end - 1] === '\0') end -= 1;
  return name.slice(0, end);
}
