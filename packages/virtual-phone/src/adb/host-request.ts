import type { DeviceSelection } from './device-list.ts';

export interface HostRequest {
  /** Undefined: whichever the connection has selected, or the only one. */
  readonly selection?: DeviceSelection;
  /** e.g. `devices-l`, `forward:tcp:0;tcp:8080` */
  readonly command: string;
}

/**
 * Reads a request to the adb server: `host:…`, `host-serial:SERIAL:…`, `host-transport-id:N:…`, `host-usb:…`,
 * `host-local:…`.
 *
 * @returns undefined for one to a device
 */
export function parseHostRequest(request: string): HostRequest | undefined {
  const scope = /^host(?:-(serial|transport-id|usb|local))?:/.exec(request);
  if (scope === null) return undefined;
  const rest = request.slice(scope[0].length);
  switch (scope[1]) {
    case undefined:
      return { command: rest };
    case 'usb':
    case 'local':
      return { selection: { by: scope[1] }, command: rest };
    case 'transport-id': {
      const [, id = '', command = ''] = /^(\d+):(.*)$/s.exec(rest) ?? [];
      return { selection: { by: 'id', id: Number(id) }, command };
    }
    default: {
      // A serial may hold a port, and an IPv6 address in brackets.
      const [, serial = '', command = ''] = /^((?:\[[^\]]*\]|[^:]*)(?::\d+)?):(.*)$/s.exec(rest) ?? [];
      return { selection: { by: 'serial', serial }, command };
    }
  }
}

/** Reads `transport:SERIAL`, `transport-any`, `transport-id:N`, `tport:serial:SERIAL`, `tport:any`, …. */
export function parseTransportCommand(
  command: string,
): { readonly selection: DeviceSelection; readonly tellsId: boolean } | undefined {
  const [, kind = '', name = ''] =
    /^(transport:|transport-id:|transport-any$|transport-usb$|transport-local$|tport:serial:|tport:any$|tport:usb$|tport:local$)(.*)$/s.exec(
      command,
    ) ?? [];
  if (kind === '') return undefined;
  const tellsId = kind.startsWith('tport');
  if (kind === 'transport-id:') return { selection: { by: 'id', id: Number(name) }, tellsId };
  if (kind === 'transport:' || kind === 'tport:serial:') return { selection: { by: 'serial', serial: name }, tellsId };
  const by = kind.endsWith('usb') ? 'usb' : kind.endsWith('local') ? 'local' : 'any';
  return { selection: { by }, tellsId };
}
