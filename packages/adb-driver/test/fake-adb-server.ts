import { createServer, type Server, type Socket } from 'node:net';
import { encodeShellPacket, packetKind, shellPacketReader } from '../src/shell/shell-packets.ts';
import { byteReader } from '../src/transport/byte-reader.ts';

export interface FakeAnswer {
  readonly stdout?: string | Buffer;
  readonly stderr?: string;
  readonly exitCode?: number;
  /** Breaks the connection instead of ending it: at once, or after the output. */
  readonly drop?: boolean;
  /** Never answers. */
  readonly hang?: boolean;
}

export interface FakeAdbServerOptions {
  readonly serial?: string;
  readonly state?: string;
  readonly features?: string;
  /** What a shell or exec service does. */
  run?(command: string, stdin: Buffer): FakeAnswer | Promise<FakeAnswer>;
  /** Commands whose connection breaks before the device has acknowledged them. */
  readonly dropsBeforeOkay?: (command: string) => boolean;
  /** What `root:` says. */
  root?(): string;
}

/** No program of that name: nobody starts a server where a fake one was. */
export const noAdb = '/nowhere/adb';

export interface FakeAdbServer extends AsyncDisposable {
  readonly port: number;
  readonly address: { readonly port: number; readonly adbPath: string };
  /** Every request in order, without the transport selection. */
  readonly requests: string[];
  /** Scripts of shell services, in order. */
  readonly scripts: string[];
  /** The device's files. */
  readonly files: Map<string, { mode: number; content: Buffer }>;
  /** Refuses the device with this FAIL text until it is cleared. */
  refusal: string | undefined;
  /** Takes requests and never answers. */
  isSilent: boolean;
  /** Sockets now open. */
  readonly sockets: ReadonlySet<Socket>;
}

/** A small adb server of the real protocol (AOSP `packages/modules/adb/SERVICES.TXT`, `SYNC.TXT`), with scripted replies. */
export async function fakeAdbServer(options: FakeAdbServerOptions = {}): Promise<FakeAdbServer> {
  const {
    serial = 'emulator-5554',
    state = 'device',
    features = 'shell_v2,cmd',
    run = (): FakeAnswer => ({}),
    dropsBeforeOkay = () => false,
  } = options;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    converse(socket).catch(() => socket.destroy());
  });
  await listen(server);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const fake: FakeAdbServer = {
    port,
    address: { port, adbPath: noAdb },
    requests: [],
    scripts: [],
    files: new Map(),
    refusal: undefined,
    isSilent: false,
    sockets,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;

  async function converse(socket: Socket): Promise<void> {
    const reader = byteReader(socket);
    for (;;) {
      const length = Number.parseInt((await reader.read(4)).toString('ascii'), 16);
      const request = (await reader.read(length)).toString('utf8');
      if (fake.isSilent) continue;
      if (request.startsWith('host:transport:')) {
        if (!allows(socket, request.slice('host:transport:'.length))) return;
        socket.write('OKAY');
        continue;
      }
      fake.requests.push(request);
      if (request.startsWith('host')) return host(socket, request);
      return service(socket, request, reader);
    }
  }

  function allows(socket: Socket, wanted: string): boolean {
    const refusal = wanted === serial ? fake.refusal : `device '${wanted}' not found`;
    if (refusal !== undefined) socket.end(`FAIL${hex4(refusal)}`);
    return refusal === undefined;
  }

  function host(socket: Socket, request: string): void {
    if (request === 'host:version') socket.end(`OKAY${hex4('0029')}`);
    else if (request === 'host:devices-l')
      socket.end(`OKAY${hex4(`${serial.padEnd(22)} ${state} product:sdk model:Pixel_6 device:emu transport_id:2\n`)}`);
    else if (request.endsWith(':features')) {
      if (allows(socket, request.slice('host-serial:'.length, -':features'.length)))
        socket.end(`OKAY${hex4(features)}`);
    } else if (request.endsWith(':wait-for-any-device')) {
      // Coming back is an event of the device: being waited for is what ends the refusal here.
      fake.refusal = undefined;
      socket.end('OKAYOKAY');
    } else socket.end(`FAIL${hex4('unknown host service')}`);
  }

  async function service(socket: Socket, request: string, reader: ReturnType<typeof byteReader>): Promise<void> {
    const [, kind = '', command = ''] = /^(shell,v2,raw|exec|sync|root):([\s\S]*)$/.exec(request) ?? [];
    if (kind === '') return void socket.end(`FAIL${hex4('closed')}`);
    if (dropsBeforeOkay(command)) return void socket.resetAndDestroy();
    socket.write('OKAY');
    if (kind === 'sync') return sync(socket, reader, fake.files);
    if (kind === 'root') return void socket.end(options.root?.() ?? 'adbd is already running as root\n');
    fake.scripts.push(command);
    const packets = kind !== 'exec';
    const stdin = packets ? await readInput(reader) : Buffer.alloc(0);
    const answer = await run(command, stdin);
    if (answer.hang) return;
    if (!packets) return finish(socket, answer, [toBuffer(answer.stdout), toBuffer(answer.stderr)]);
    const exit = encodeShellPacket(packetKind.exit, Buffer.from([answer.exitCode ?? 0]));
    const output = [
      encodeShellPacket(packetKind.stdout, toBuffer(answer.stdout)),
      encodeShellPacket(packetKind.stderr, toBuffer(answer.stderr)),
    ];
    finish(socket, answer, answer.drop ? output : [...output, exit]);
  }
}

function finish(socket: Socket, { drop }: FakeAnswer, output: readonly Buffer[]): void {
  if (!drop) return void socket.end(Buffer.concat(output));
  socket.write(Buffer.concat(output), () => socket.resetAndDestroy());
}

async function readInput(reader: ReturnType<typeof byteReader>): Promise<Buffer> {
  const read = shellPacketReader();
  const input: Buffer[] = [];
  for (;;) {
    const header = await reader.read(5);
    const body = await reader.read(header.readUInt32LE(1));
    for (const { kind, data } of read(Buffer.concat([header, body]))) {
      if (kind === packetKind.closeStdin) return Buffer.concat(input);
      input.push(data);
    }
  }
}

async function sync(
  socket: Socket,
  reader: ReturnType<typeof byteReader>,
  files: FakeAdbServer['files'],
): Promise<void> {
  for (;;) {
    const id = (await reader.read(4)).toString('ascii');
    const body = (await reader.read((await reader.read(4)).readUInt32LE(0))).toString('utf8');
    const file = files.get(body);
    if (id === 'STAT')
      socket.write(words('STAT', file?.mode ?? 0, file?.content.length ?? 0, file ? 1_697_384_040 : 0));
    else if (id === 'LIST') {
      const inside = [...files.keys()].filter((path) => path.startsWith(`${body}/`));
      const names = new Set(['.', '..', ...inside.map((path) => path.slice(body.length + 1).split('/')[0] ?? '')]);
      for (const name of names) {
        const entry = files.get(`${body}/${name}`);
        const bytes = Buffer.from(name, 'utf8');
        socket.write(words('DENT', entry?.mode ?? 0o40755, entry?.content.length ?? 0, 0, bytes.length));
        socket.write(bytes);
      }
      socket.write(words('DONE', 0, 0, 0, 0));
    } else if (id === 'RECV') {
      if (!file) {
        fail(socket, 'open failed: No such file or directory');
        continue;
      }
      for (let at = 0; at < file.content.length; at += 65_536) {
        const piece = file.content.subarray(at, at + 65_536);
        socket.write(Buffer.concat([words('DATA', piece.length), piece]));
      }
      socket.write(words('DONE', 0));
    } else if (id === 'SEND') await receive(socket, reader, body, files);
    else return void socket.end();
  }
}

async function receive(
  socket: Socket,
  reader: ReturnType<typeof byteReader>,
  target: string,
  files: FakeAdbServer['files'],
): Promise<void> {
  const comma = target.lastIndexOf(',');
  const path = target.slice(0, comma);
  const pieces: Buffer[] = [];
  for (;;) {
    const header = await reader.read(8);
    if (header.toString('ascii', 0, 4) === 'DONE') break;
    const length = header.readUInt32LE(4);
    if (length > 65_536) return fail(socket, 'oversize data message');
    pieces.push(await reader.read(length));
  }
  if (path.startsWith('/system/')) return fail(socket, "couldn't create file: Read-only file system");
  files.set(path, { mode: Number(target.slice(comma + 1)), content: Buffer.concat(pieces) });
  socket.write(words('OKAY', 0));
}

function fail(socket: Socket, text: string): void {
  socket.write(Buffer.concat([words('FAIL', Buffer.byteLength(text)), Buffer.from(text)]));
}

function words(id: string, ...numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 + 4 * numbers.length);
  bytes.write(id, 0, 'ascii');
  for (const [index, number] of numbers.entries()) bytes.writeUInt32LE(number, 4 + 4 * index);
  return bytes;
}

function toBuffer(data: string | Buffer = ''): Buffer {
  return typeof data === 'string' ? Buffer.from(data, 'utf8') : data;
}

function hex4(text: string): string {
  return Buffer.byteLength(text).toString(16).padStart(4, '0') + text;
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
}
