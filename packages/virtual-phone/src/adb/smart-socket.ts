import type { Duplex } from 'node:stream';
import type { AttachedDevice } from './attached-device.ts';
import type { DeviceSelection } from './device-list.ts';
import { parseHex4 } from './hex4.ts';
import { type AdbServerState, answerHost } from './host-commands.ts';
import { parseHostRequest, parseTransportCommand } from './host-request.ts';
import { readExactly } from './read-exactly.ts';
import { findService } from './services/find-service.ts';
import { SmartReply } from './smart-reply.ts';
import { runService } from './transport.ts';

/** Serves one client of the adb server: requests to the server, until one turns the socket into a device's. */
export async function serveSmartSocket(socket: Duplex, server: AdbServerState): Promise<void> {
  const reply = new SmartReply(socket);
  let selection: DeviceSelection = { by: 'any' };
  for (;;) {
    const request = await readRequest(socket);
    if (request === undefined) {
      socket.end();
      return;
    }
    const host = parseHostRequest(request);
    if (host === undefined) {
      await serveDevice(socket, server, { name: request, selection });
      return;
    }
    const transport = parseTransportCommand(host.command);
    if (transport === undefined) {
      await answerHost(host.command, { server, reply, selection: host.selection ?? selection });
      return;
    }
    const device = server.devices.select(transport.selection);
    if ('failure' in device) {
      reply.fail(device.failure);
      return;
    }
    selection = { by: 'id', id: device.id };
    reply.okay(transport.tellsId ? idBytes(device) : undefined);
  }
}

/** Undefined when the client left, or does not speak the protocol. */
async function readRequest(socket: Duplex): Promise<string | undefined> {
  const digits = await readExactly(socket, 4);
  const length = digits && parseHex4(digits.toString('latin1'));
  const request = length === undefined ? undefined : await readExactly(socket, length);
  return request?.toString('utf8');
}

function idBytes({ id }: AttachedDevice): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(id));
  return bytes;
}

async function serveDevice(
  socket: Duplex,
  { devices }: AdbServerState,
  { name, selection }: { name: string; selection: DeviceSelection },
): Promise<void> {
  const reply = new SmartReply(socket);
  if (selection.by !== 'id') return reply.fail('device offline (no transport)');
  const device = devices.select(selection);
  if ('failure' in device) return reply.fail('device offline (transport offline)');
  device.hold(socket);
  const service = await findService(device, name);
  if (service === undefined) return reply.fail('closed');
  reply.okay();
  runService(service, socket);
}
