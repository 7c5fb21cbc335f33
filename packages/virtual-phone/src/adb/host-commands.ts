import type { AttachedDevice } from './attached-device.ts';
import type { DeviceList, DeviceSelection } from './device-list.ts';
import { deviceFeatures } from './features.ts';
import type { Forwards } from './forwards.ts';
import { hex4 } from './hex4.ts';
import type { SmartReply } from './smart-reply.ts';
import { systemError } from './strerror.ts';

/** What an adb server has besides its connections. */
export interface AdbServerState {
  readonly devices: DeviceList;
  readonly forwards: Forwards;
  /** `adb kill-server` */
  shutDown(): void;
}

export interface HostCall {
  readonly server: AdbServerState;
  readonly reply: SmartReply;
  /** Device the request is for. */
  readonly selection: DeviceSelection;
  /** Behind the command's colon. */
  readonly argument: string;
}

type HostCommand = (call: HostCall) => void | Promise<void>;

/** The protocol's version, which every client since 2018 asks for. */
const serverVersion = 41;

const commands: ReadonlyMap<string, HostCommand> = new Map<string, HostCommand>([
  ['version', ({ reply }) => reply.text(serverVersion.toString(16).padStart(4, '0'))],
  ['kill', kill],
  ['devices', ({ reply, server }) => reply.text(renderDevices(server.devices, 'short'))],
  ['devices-l', ({ reply, server }) => reply.text(renderDevices(server.devices, 'long'))],
  ['track-devices', (call) => trackDevices(call, 'short')],
  ['track-devices-l', (call) => trackDevices(call, 'long')],
  ['host-features', ({ reply }) => reply.text(deviceFeatures.join(','))],
  ['features', (call) => withDevice(call, () => call.reply.text(deviceFeatures.join(',')))],
  ['get-serialno', (call) => withDevice(call, ({ target }) => call.reply.text(target.serial))],
  ['get-devpath', (call) => withDevice(call, () => call.reply.text('unknown'))],
  ['get-state', (call) => withDevice(call, () => call.reply.text('device'))],
  ['forward', (call) => withDevice(call, (device) => forward(call, device))],
  ['killforward', killForward],
  ['killforward-all', killAllForwards],
  ['list-forward', listForward],
  ['connect', ({ reply, server, argument }) => reply.text(renderConnect(server.devices, argument))],
  ['disconnect', disconnect],
  // No device of this server is ever offline.
  ['reconnect-offline', ({ reply }) => reply.text('')],
  ['reconnect', (call) => withDevice(call, (device) => reconnect(call, device))],
  ['attach', ({ reply }) => reply.fail("transport type doesn't support attach")],
  ['detach', ({ reply }) => reply.fail("transport type doesn't support detach")],
  // This server's phones are in its own process: it looks for no others.
  ['emulator', ({ reply }) => reply.end()],
  ['mdns', ({ reply, argument }) => reply.text(argument === 'check' ? 'ERROR: mdns daemon unavailable' : '')],
  ['pair', ({ reply }) => reply.text('Failed: this adb server serves virtual phones only')],
]);

/** Answers a request that is for the server itself. */
export async function answerHost(command: string, call: Omit<HostCall, 'argument'>): Promise<void> {
  const wait = /^wait-for-(?:(any|local|usb)-)?(\w+)$/.exec(command);
  if (wait !== null) {
    waitFor(call, { by: wait[1], state: wait[2] ?? '' });
    return;
  }
  const colon = command.indexOf(':');
  const handler = commands.get(colon < 0 ? command : command.slice(0, colon));
  if (handler === undefined) call.reply.fail('unknown host service');
  else await handler({ ...call, argument: colon < 0 ? '' : command.slice(colon + 1) });
}

function withDevice(call: HostCall, action: (device: AttachedDevice) => void | Promise<void>): void | Promise<void> {
  const device = call.server.devices.select(call.selection);
  if ('failure' in device) call.reply.fail(device.failure);
  else return action(device);
}

function kill({ reply, server }: HostCall): void {
  reply.okay();
  reply.end();
  reply.onceGone(() => server.shutDown());
}

function trackDevices({ reply, server }: HostCall, form: 'short' | 'long'): void {
  reply.okay();
  const tell = () => reply.update(renderDevices(server.devices, form));
  tell();
  reply.onceGone(server.devices.follow(tell));
}

function renderDevices(devices: DeviceList, form: 'short' | 'long'): string {
  return devices
    .all()
    .map(({ id, target: { serial, product } }) => {
      if (form === 'short') return `${serial}\tdevice\n`;
      const { name, model, device } = product;
      const facts = `product:${plain(name)} model:${plain(model)} device:${plain(device)} transport_id:${id}`;
      return `${serial.padEnd(22)} device ${facts}\n`;
    })
    .join('');
}

/** Clients split the line at blanks. */
function plain(value: string): string {
  return value.replace(/[^a-zA-Z0-9]/g, '_');
}

async function forward({ reply, server, argument }: HostCall, device: AttachedDevice): Promise<void> {
  const mayRebind = !argument.startsWith('norebind:');
  const [local = '', remote = '', ...more] = (mayRebind ? argument : argument.slice('norebind:'.length)).split(';');
  if (local === '' || remote === '' || remote.startsWith('*') || more.length > 0) {
    reply.fail(`bad forward: forward:${argument}`);
  } else if (!mayRebind && server.forwards.has(local)) {
    reply.fail('cannot rebind existing socket');
  } else {
    await bind({ reply, server }, device, { local, remote });
  }
}

async function bind(
  { reply, server }: Pick<HostCall, 'reply' | 'server'>,
  device: AttachedDevice,
  { local, remote }: { local: string; remote: string },
): Promise<void> {
  try {
    const port = await server.forwards.add(device, local, remote);
    if (port === undefined) {
      reply.fail(`cannot bind listener: unknown socket specification '${local}'`);
      return;
    }
    // The first answers the request, the second says that it was carried out.
    reply.okay();
    reply.okay(local === 'tcp:0' ? hex4(String(port)) : undefined);
    reply.end();
  } catch (error) {
    reply.fail(`cannot bind listener: ${systemError(error).text}`);
  }
}

function killForward({ reply, server, argument }: HostCall): void {
  if (!server.forwards.remove(argument)) {
    reply.fail(`listener '${argument}' not found`);
    return;
  }
  reply.okay();
  reply.okay();
  reply.end();
}

function killAllForwards({ reply, server, selection }: HostCall): void {
  const meant = server.devices.matching(selection);
  server.forwards.removeAll((device) => meant.includes(device));
  reply.okay();
  reply.okay();
  reply.end();
}

function listForward({ reply, server }: HostCall): void {
  reply.text(
    server.forwards
      .list()
      .map(({ serial, local, remote }) => `${serial} ${local} ${remote}\n`)
      .join(''),
  );
}

function renderConnect(devices: DeviceList, address: string): string {
  return devices.matching({ by: 'serial', serial: address }).length > 0
    ? `already connected to ${address}`
    : `failed to connect to '${address}': this adb server serves virtual phones only`;
}

function disconnect({ reply, argument }: HostCall): void {
  // Phones of this process are no TCP devices: there is never one to disconnect.
  if (argument === '') reply.text('disconnected everything');
  else reply.fail(`no such device '${argument}'`);
}

function reconnect({ reply }: HostCall, device: AttachedDevice): void {
  reply.text(`reconnecting ${device.target.serial} [device]\n`);
  device.restart();
}

function waitFor(
  { reply, server, selection }: Omit<HostCall, 'argument'>,
  { by, state }: { by: string | undefined; state: string },
): void {
  const meant: DeviceSelection = selection.by === 'any' && (by === 'usb' || by === 'local') ? { by } : selection;
  reply.okay();
  let stop = () => {};
  const check = () => {
    const found = server.devices.matching(meant).length;
    if (found > 1 && meant.by !== 'serial') {
      const ambiguity = server.devices.select(meant);
      stop();
      reply.fail('failure' in ambiguity ? ambiguity.failure : 'more than one device/emulator');
      return;
    }
    const isThere = (state === 'device' || state === 'any') && found === 1;
    if (!isThere && !(state === 'disconnect' && found === 0)) return;
    stop();
    reply.okay();
    reply.end();
  };
  stop = server.devices.follow(check);
  reply.onceGone(stop);
  check();
}
