import { posix } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import {
  Bash,
  type Command,
  type CommandName,
  defineCommand,
  type FsStat,
  type IFileSystem,
  latin1FromBytes,
} from 'just-bash';
import { searchPath } from '../environment.ts';
import type { AppletAnswer, AppletCall, AppletEnd, AppletFiles, AppletRun, FileStat, SpawnResult } from './messages.ts';

/**
 * The thread that applets of just-bash run in: whatever they do, the phones' own thread goes on, and a signal ends them
 * by ending the thread. Files and other programs are reached by messages.
 */
const port = parentPort;
if (port === null) throw new Error('This is the code of a worker thread');

interface WorkerData {
  readonly applets: readonly CommandName[];
  /** Programs that applets may start, `find -exec NAME`. */
  readonly programs: readonly string[];
}

const { applets, programs } = workerData as WorkerData;
const callers = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
let calls = 0;

type Call = AppletCall extends infer Each ? (Each extends AppletCall ? Omit<Each, 'id'> : never) : never;

function call(request: Call): Promise<unknown> {
  calls += 1;
  const id = calls;
  return new Promise((resolve, reject) => {
    callers.set(id, { resolve, reject });
    port?.postMessage({ ...request, id });
  });
}

/** The phone's side of each method, called by its name. */
const remote = new Proxy({} as AppletFiles, {
  get:
    (_, method: keyof AppletFiles) =>
    (...args: unknown[]) =>
      call({ kind: 'file', method, args }),
});

const names = new Set<string>([...applets, ...programs]);
/** The interpreter finds its commands at `/bin/NAME` only; looking elsewhere along PATH costs a message each time. */
const searched = new Set(searchPath);
const isProgram = (path: string) => names.has(/^\/(?:usr\/|system\/)?bin\/([^/]+)$/.exec(path)?.[1] ?? '');

const programStat: FsStat = {
  isFile: true,
  isDirectory: false,
  isSymbolicLink: false,
  mode: 0o100755,
  size: 1,
  mtime: new Date(0),
};

function toFsStat(stat: FileStat): FsStat {
  // All of the phone's files lie on one device, as far as programs ask whether two names are one file.
  return { ...stat, mtime: new Date(stat.modifiedMs), dev: 1, ino: stat.inode };
}

/** The interpreter copies plain objects member by member for each command it runs; instances it wraps at once. */
class RemoteFileSystem {}

const fileSystem: IFileSystem = Object.assign(new RemoteFileSystem(), {
  readFile: async (path, options) => Buffer.from(await remote.read(path)).toString(encodingOf(options)),
  readFileBuffer: (path) => remote.read(path),
  writeFile: (path, content, options) => remote.write(path, toBytes(content, options), false),
  appendFile: (path, content, options) => remote.write(path, toBytes(content, options), true),
  async exists(path) {
    if (path === '/usr/bin' || searched.has(posix.dirname(path))) return false;
    return isProgram(path) || (await remote.exists(path));
  },
  stat: async (path) => (isProgram(path) ? programStat : toFsStat(await remote.stat(path))),
  lstat: async (path) => (isProgram(path) ? programStat : toFsStat(await remote.lstat(path))),
  mkdir: (path, options) => remote.mkdir(path, options?.recursive ?? false),
  readdir: (path) => remote.readdir(path),
  rm: (path, options) => remote.rm(path, options?.recursive ?? false, options?.force ?? false),
  cp: (from, to, options) => remote.cp(from, to, options?.recursive ?? false),
  mv: (from, to) => remote.mv(from, to),
  resolvePath(base, path) {
    const resolved = posix.resolve(base === '' ? '/' : base, path);
    const name = posix.basename(resolved);
    return searched.has(posix.dirname(resolved)) && names.has(name) ? `/bin/${name}` : resolved;
  },
  getAllPaths: () => [],
  chmod: (path, mode) => remote.chmod(path, mode),
  symlink: (target, path) => remote.symlink(target, path),
  link: (from, to) => remote.link(from, to),
  readlink: (path) => remote.readlink(path),
  realpath: async (path) => (isProgram(path) ? path : await remote.realpath(path)),
  utimes: (path, accessed, modified) => remote.utimes(path, +accessed, +modified),
} satisfies IFileSystem);

type Encoding = Parameters<IFileSystem['readFile']>[1] | Parameters<IFileSystem['writeFile']>[2];

function encodingOf(options: Encoding): BufferEncoding {
  const encoding = typeof options === 'string' ? options : options?.encoding;
  return encoding === 'binary' ? 'latin1' : (encoding ?? 'utf8');
}

function toBytes(content: string | Uint8Array, options: Encoding): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content, encodingOf(options)) : content;
}

function toCommand(name: string): Command {
  return defineCommand(name, async (args, shell) => {
    const result = (await call({
      kind: 'spawn',
      argv: [name, ...args],
      stdin: Buffer.from(latin1FromBytes(shell.stdin), 'latin1'),
      cwd: shell.cwd,
      env: Object.entries(shell.exportedEnv ?? {}),
    })) as SpawnResult;
    const stdout = Buffer.from(result.stdout).toString('latin1');
    return { stdout, stdoutKind: 'bytes', stderr: result.stderr, exitCode: result.status };
  });
}

/** What ends an applet is a signal, or the memory of its thread. */
const unlimited = 2 ** 31 - 1;
const limits = Object.fromEntries(
  [
    ...['maxCallDepth', 'maxCommandCount', 'maxLoopIterations', 'maxAwkIterations', 'maxSedIterations'],
    ...['maxAwkParserTokens', 'maxAwkParserOperations', 'maxWorkUnits', 'maxTraversalEntries', 'maxTraversalWork'],
    ...['maxLiveBytes', 'maxInputBytes', 'maxFileSystemBytes', 'maxArchiveBytes', 'maxArchiveCompressedBytes'],
    ...['maxArchiveEntryBytes', 'maxArchiveEntries', 'maxExecutionTimeMs', 'maxGlobOperations', 'maxStringLength'],
    ...['maxArrayElements', 'maxOutputSize', 'maxSourceBytes'],
  ].map((name) => [name, unlimited]),
);

const bash = new Bash({
  fs: fileSystem,
  commands: [...applets],
  customCommands: programs.map(toCommand),
  executionLimits: limits,
  defenseInDepth: false,
});

async function run({ name, args, stdin, cwd, env }: AppletRun): Promise<AppletEnd> {
  const result = await bash.exec(name, {
    args: [...args],
    cwd,
    env: Object.fromEntries(env),
    replaceEnv: true,
    rawScript: true,
    stdin: Buffer.from(stdin).toString('latin1'),
    stdinKind: 'bytes',
  });
  const { stdout, stderr, exitCode } = result;
  return { kind: 'end', stdout: Buffer.from(stdout, isBinary(stdout) ? 'latin1' : 'utf8'), stderr, status: exitCode };
}

/**
 * just-bash gives output that is UTF-8 as text, and other output as one character per byte, without saying which.
 * Control characters from U+0080 to U+009F stand in no text, and in the first bytes of every image and archive.
 */
function isBinary(output: string): boolean {
  return /[\u0080-\u009f]/.test(output) && !/[^\p{ASCII}\u0080-\u00ff]/u.test(output);
}

port.on('message', (message: AppletRun | AppletAnswer) => {
  if (message.kind === 'run') {
    run(message).then(
      (end) => port.postMessage(end),
      (error: unknown) => {
        const text = error instanceof Error ? error.message : String(error);
        port.postMessage({ kind: 'end', stdout: new Uint8Array(), stderr: `${message.name}: ${text}\n`, status: 1 });
      },
    );
    return;
  }
  const caller = callers.get(message.id);
  callers.delete(message.id);
  if (message.failure === undefined) caller?.resolve(message.value);
  else caller?.reject(Object.assign(new Error(message.failure.message), { code: message.failure.code }));
});
