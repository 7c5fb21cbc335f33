import type { Duplex } from 'node:stream';
import { errnoCode } from '../../errno.ts';
import { defineProgram, type ProgramContext } from '../../program.ts';
import type { ProgramInput } from '../../program-input.ts';
import { type Options, parseOptions } from '../options.ts';
import { needs } from '../text/small-programs.ts';
import { unknownOption } from '../text/streams.ts';

/** Connects programs of the phone, and through adb's forwards those of the computer. There is no other network. */
export const nc = defineProgram({
  name: 'nc',
  async run(context) {
    const [own, rest] = splitAtOperands(context.args);
    const parsed = parseOptions(own, '46ElLtuUv', 'fpqsWw');
    if (parsed.unknown !== undefined) return unknownOption(context, 'nc', parsed.unknown);
    const options = { ...parsed, operands: rest };
    return options.has('l') || options.has('L') ? await listen(context, options) : await call(context, options);
  },
});

/** What follows the place is a program with options of its own. */
function splitAtOperands(args: readonly string[]): [options: readonly string[], operands: readonly string[]] {
  let at = 0;
  while (/^-./.test(args[at] ?? '')) {
    if (args[at] === '--') return [args.slice(0, at), args.slice(at + 1)];
    at += /[fpqsWw]$/.test(args[at] ?? '') ? 2 : 1;
  }
  return [args.slice(0, at), args.slice(at)];
}

async function call(context: ProgramContext, options: Options): Promise<number> {
  const [host, port, ...command] = options.operands;
  if (options.has('U')) {
    if (host === undefined) return needs(context, 'nc', 1);
    return await talk(
      context,
      options,
      `local:${host}`,
      [port, ...command].filter((word) => word !== undefined),
    );
  }
  if (host === undefined || port === undefined) return needs(context, 'nc', 2);
  if (isHere(host)) return await talk(context, options, `tcp:${Number(port)}`, command);
  if (/^[\d.]+$|:/.test(host)) return fail(context, 'connect: Network is unreachable');
  return fail(context, `${host}: No address associated with hostname`);
}

/** The phone by its own names; 10.0.2.15 is its address in the emulator's network. */
function isHere(host: string): boolean {
  return ['localhost', '::1', '0.0.0.0', '10.0.2.15'].includes(host) || host.startsWith('127.');
}

async function talk(context: ProgramContext, options: Options, spec: string, command: readonly string[]) {
  const socket = context.system.sockets.connect(spec);
  if (socket === undefined) return fail(context, 'connect: Connection refused');
  return await serve(context, options, socket, command);
}

/** `-l` for one who calls, `-L` for all. */
async function listen(context: ProgramContext, options: Options): Promise<number> {
  const { sockets } = context.system;
  const [path, ...rest] = options.operands;
  const isLocal = options.has('U');
  if (isLocal && path === undefined) return needs(context, 'nc', 1);
  const command = isLocal ? rest : options.operands;
  const limitMs = options.value('w') === undefined ? undefined : Number(options.value('w')) * 1_000;
  const port = Number(options.value('p') ?? 0);
  if (!Number.isInteger(port)) return fail(context, `not integer: ${options.value('p')}`);
  if (port > 65_535) return fail(context, '-p > 65535');
  const callers: Duplex[] = [];
  let wake = () => {};
  let listening: ReturnType<typeof sockets.listen>;
  try {
    const spec = isLocal ? `local:${path}` : `tcp:${port}`;
    listening = sockets.listen(spec, (caller) => {
      callers.push(caller);
      wake();
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      return fail(context, 'bind: Address already in use');
    throw error;
  }
  // Nobody could know it otherwise.
  if (!isLocal && options.value('p') === undefined) context.out(`${listening.spec.slice('tcp:'.length)}\n`);
  context.signal.addEventListener('abort', () => {
    listening.close();
    for (const caller of callers) caller.destroy();
  });
  for (;;) {
    const caller = callers.shift();
    if (caller === undefined) {
      const called = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const late = limitMs === undefined ? [] : [context.sleep(limitMs)];
      await Promise.race([called, ...late]);
      if (callers.length === 0) return fail(context, 'Timeout');
    } else if (options.has('L')) {
      // One who cannot be served is no reason to stop.
      void serve(context, options, caller, command).catch(() => caller.destroy());
    } else {
      listening.close();
      return await serve(context, options, caller, command);
    }
  }
}

async function serve(
  context: ProgramContext,
  options: Options,
  socket: Duplex,
  command: readonly string[],
): Promise<number> {
  const drop = () => socket.destroy();
  context.signal.addEventListener('abort', drop);
  try {
    if (command.length > 0) {
      const status = await context.spawn(command, { stdin: inputFrom(socket), out: (bytes) => send(socket, bytes) });
      socket.end();
      return status;
    }
    const quit = options.value('q');
    const quitMs = quit === undefined ? undefined : Number(quit) * 1_000;
    void sendInput(context, socket, quitMs).catch(drop);
    for await (const bytes of received(socket)) await context.out(bytes);
    return 0;
  } finally {
    context.signal.removeEventListener('abort', drop);
    if (socket.writableFinished || command.length === 0) drop();
  }
}

/** What the other end says goes on being taken after the input has ended, at most for so long. */
async function sendInput({ stdin, sleep }: ProgramContext, socket: Duplex, quitMs: number | undefined): Promise<void> {
  try {
    for await (const bytes of stdin) {
      if (socket.destroyed) return;
      await send(socket, bytes);
    }
  } catch (error) {
    // A descriptor that cannot be read has nothing to send.
    if (errnoCode(error) === undefined) throw error;
  }
  socket.end();
  if (quitMs === undefined) return;
  await sleep(quitMs);
  socket.destroy();
}

/** Resolves when there is room for more, or nobody takes anything any more. */
async function send(socket: Duplex, bytes: Uint8Array): Promise<void> {
  if (socket.destroyed || socket.write(bytes)) return;
  await new Promise<void>((resolve) => {
    socket.once('drain', resolve);
    socket.once('close', resolve);
  });
}

/** Ends when the other end does, however it does. */
async function* received(socket: Duplex): AsyncGenerator<Uint8Array> {
  try {
    for await (const bytes of socket.iterator({ destroyOnReturn: false })) yield bytes as Uint8Array;
  } catch {
    // It was dropped: there is no more to come.
  }
}

function inputFrom(socket: Duplex): ProgramInput {
  return {
    [Symbol.asyncIterator]: () => received(socket),
    async all() {
      const chunks: Uint8Array[] = [];
      for await (const bytes of received(socket)) chunks.push(bytes);
      return Buffer.concat(chunks);
    },
  };
}

function fail({ err }: ProgramContext, problem: string): number {
  err(`nc: ${problem}\n`);
  return 1;
}
