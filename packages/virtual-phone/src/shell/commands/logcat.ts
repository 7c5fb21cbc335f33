import type { LogEntry } from '../../system/system-services.ts';
import { encode } from '../bytes.ts';
import { localFields, momentOf } from '../local-time.ts';
import { defineProgram, type ProgramContext } from '../program.ts';
import { type LogFormat, parseLogFormat, renderLogEntry } from './render-log-entry.ts';

export const logcat = defineProgram({
  name: 'logcat',
  async run(context) {
    const request = parse(context);
    if ('error' in request) {
      context.err(`logcat: ${request.error}\n`);
      return 1;
    }
    const { log } = context.system;
    if (request.clear) {
      log.clear(request.buffers);
      return 0;
    }
    if (request.resizes) return 0;
    if (request.sizes) {
      for (const buffer of request.buffers) {
        const count = log.entries([buffer]).length;
        context.out(
          `${buffer}: ring buffer is 256 KiB (${Math.ceil(count / 8)} KiB consumed, ${count} entries), max entry is 5120 B, max payload is 4068 B\n`,
        );
      }
      return 0;
    }
    if (request.file === undefined) return await print(request, context);
    const file = await context.create(request.file, 'append');
    return await print(request, {
      ...context,
      out: (data) => void file.write(typeof data === 'string' ? encode(data) : data),
    });
  },
});

interface Request {
  readonly buffers: readonly LogEntry['buffer'][];
  readonly dump: boolean;
  readonly clear: boolean;
  readonly sizes: boolean;
  /** Buffers keep all they can, whatever size is asked for. */
  readonly resizes?: boolean;
  /** Where the entries go instead of the output. */
  readonly file?: string;
  readonly binary: boolean;
  readonly format: LogFormat;
  /** The last N, or those since a moment. */
  readonly tail?: { readonly count: number } | { readonly sinceMs: number };
  readonly pattern?: RegExp;
  readonly most?: number;
  readonly pid?: number;
  readonly specs: readonly { readonly tag: string; readonly priority: string }[];
}

async function print(request: Request, context: ProgramContext): Promise<number> {
  const { log, clock } = context.system;
  let left = request.most ?? Number.POSITIVE_INFINITY;
  const seen = new Set<string>();
  const write = (entry: LogEntry) => {
    if (left <= 0) return;
    left -= 1;
    if (request.binary) {
      context.out(binaryEntry(entry));
      return;
    }
    if (!seen.has(entry.buffer)) context.out(`--------- beginning of ${entry.buffer}\n`);
    seen.add(entry.buffer);
    context.out(renderLogEntry(entry, request.format, clock.zone));
  };
  let entries = log.entries(request.buffers).filter((entry) => wanted(entry, request));
  const tail = request.tail;
  if (tail !== undefined) {
    entries =
      'count' in tail
        ? tail.count === 0
          ? []
          : entries.slice(-tail.count)
        : entries.filter(({ timeMs }) => timeMs >= tail.sinceMs);
  }
  for (const entry of entries) write(entry);
  if (request.dump || left <= 0) return 0;
  return await follow(request, context, write, () => left <= 0);
}

/** Until the client goes away, or enough lines were printed. */
function follow(
  request: Request,
  { system, signal }: ProgramContext,
  write: (entry: LogEntry) => void,
  isDone: () => boolean,
): Promise<number> {
  return new Promise((resolve) => {
    const finish = () => {
      stop();
      signal.removeEventListener('abort', finish);
      resolve(0);
    };
    const stop = system.log.follow((entry) => {
      if (request.buffers.includes(entry.buffer) && wanted(entry, request)) write(entry);
      if (isDone()) finish();
    });
    signal.addEventListener('abort', finish, { once: true });
    if (signal.aborted) finish();
  });
}

const priorities = 'VDIWEFS';

function wanted(entry: LogEntry, { specs, pattern, pid }: Request): boolean {
  if (pid !== undefined && entry.pid !== pid) return false;
  if (pattern !== undefined && !pattern.test(entry.message)) return false;
  const spec = specs.findLast(({ tag }) => tag === entry.tag) ?? specs.findLast(({ tag }) => tag === '*');
  return priorities.indexOf(entry.priority) >= priorities.indexOf(spec?.priority ?? 'V');
}

const allBuffers: readonly LogEntry['buffer'][] = ['main', 'system', 'crash', 'events', 'radio'];

function parse(context: ProgramContext): Request | { readonly error: string } {
  const words = context.args.flatMap((word) =>
    /^-[bvmtTefnrGp]./.test(word) && !word.startsWith('--') ? [word.slice(0, 2), word.slice(2)] : [word],
  );
  let request: Request = {
    buffers: ['main', 'system', 'crash'],
    dump: false,
    clear: false,
    sizes: false,
    binary: false,
    format: parseLogFormat('threadtime'),
    specs: [],
  };
  const buffers: LogEntry['buffer'][] = [];
  const specs: { tag: string; priority: string }[] = specsOf(context.env.get('ANDROID_LOG_TAGS')?.split(/\s+/) ?? []);
  let format = 'threadtime';
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const value = () => {
      at += 1;
      return words[at] ?? '';
    };
    if (word === '-b' || word.startsWith('--buffer=')) {
      for (const name of (word === '-b' ? value() : word.slice(9)).split(',')) {
        const named =
          name === 'all'
            ? allBuffers
            : name === 'default'
              ? request.buffers
              : allBuffers.filter((each) => each === name);
        // Kernel, security and stats exist for root only, and are empty here.
        if (named.length === 0 && !['kernel', 'security', 'stats'].includes(name))
          return { error: `Unknown -b buffer '${name}'` };
        buffers.push(...named);
      }
    } else if (word === '-d') request = { ...request, dump: true };
    else if (word === '-c' || word === '--clear') request = { ...request, clear: true };
    else if (word === '-g') request = { ...request, sizes: true };
    else if (word === '-B' || word === '--binary') request = { ...request, binary: true };
    else if (word === '-v' || word.startsWith('--format=')) format += `,${word === '-v' ? value() : word.slice(9)}`;
    else if (word === '-s') specs.push({ tag: '*', priority: 'S' });
    else if (word === '-t' || word === '-T') {
      const tail = parseTail(value(), context);
      if (tail === undefined) return { error: `${word} not in time format` };
      request = { ...request, tail, dump: request.dump || word === '-t' };
    } else if (word === '-e' || word.startsWith('--regex=')) {
      const pattern = word === '-e' ? value() : word.slice(8);
      try {
        request = { ...request, pattern: new RegExp(pattern) };
      } catch (error) {
        return { error: `bad regex '${pattern}': ${error instanceof Error ? error.message : ''}` };
      }
    } else if (word === '-m') request = { ...request, most: Number(value()) };
    else if (word === '--pid' || word.startsWith('--pid=')) {
      const pid = word === '--pid' ? value() : word.slice(6);
      if (!/^\d+$/.test(pid)) return { error: `pid ${pid} is invalid` };
      request = { ...request, pid: Number(pid) };
    } else if (word === '-G' || word.startsWith('--buffer-size=')) {
      const size = word === '-G' ? value() : word.slice(14);
      if (!/^\d+[KMG]?$/i.test(size)) return { error: `invalid size '${size}'` };
      request = { ...request, resizes: true };
    } else if (word === '-f' || word.startsWith('--file=')) {
      request = { ...request, file: word === '-f' ? value() : word.slice(7) };
    } else if (['-n', '-r'].includes(word)) value();
    else if (['-L', '-S', '-D', '--wrap'].includes(word)) request = { ...request, dump: request.dump || word === '-L' };
    else if (word.startsWith('-')) return { error: `Unknown option '${word}'` };
    else specs.push(...specsOf([word]));
  }
  return { ...request, buffers: buffers.length > 0 ? buffers : request.buffers, format: parseLogFormat(format), specs };
}

function specsOf(words: readonly string[]): { tag: string; priority: string }[] {
  return words
    .filter((word) => word !== '')
    .map((word) => {
      const [tag = '*', priority = 'V'] = word.split(':');
      return { tag, priority: priority === '*' ? 'V' : priority.toUpperCase() };
    });
}

/** A number of lines, `MM-DD hh:mm:ss.mmm`, `YYYY-MM-DD hh:mm:ss.mmm`, or seconds since the epoch. */
function parseTail(text: string, { system: { clock } }: ProgramContext): Request['tail'] | undefined {
  if (/^\d+$/.test(text) && text.length < 9) return { count: Number(text) };
  if (/^\d+(\.\d+)?$/.test(text)) return { sinceMs: Number(text) * 1000 };
  const match = /^(?:(\d{4})-)?(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)(?:\.(\d+))?$/.exec(text);
  if (match === null) return undefined;
  const [, year, month, day, hour, minute, second, fraction = '0'] = match;
  const fields = {
    year: year === undefined ? localFields(clock.now(), clock.zone).year : Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
    second: Number(second),
  };
  return { sinceMs: momentOf(fields, clock.zone) + Number(`0.${fraction}`) * 1000 };
}

/** struct logger_entry and its payload. */
function binaryEntry(entry: LogEntry): Uint8Array {
  const payload = Buffer.concat([
    Buffer.from([priorities.indexOf(entry.priority) + 2]),
    Buffer.from(`${entry.tag}\0${entry.message}\0`),
  ]);
  const header = Buffer.alloc(28);
  header.writeUInt16LE(payload.length, 0);
  header.writeUInt16LE(header.length, 2);
  header.writeInt32LE(entry.pid, 4);
  header.writeUInt32LE(entry.tid, 8);
  header.writeUInt32LE(Math.floor(entry.timeMs / 1000), 12);
  header.writeUInt32LE(Math.round((entry.timeMs % 1000) * 1e6), 16);
  header.writeUInt32LE({ main: 0, radio: 1, events: 2, system: 3, crash: 4 }[entry.buffer], 20);
  header.writeUInt32LE(entry.uid, 24);
  return Buffer.concat([header, payload]);
}

/** `log -p PRIORITY -t TAG text` */
export const log = defineProgram({
  name: 'log',
  run({ args, system, identity, err }) {
    const words = [...args];
    let priority: LogEntry['priority'] = 'I';
    let tag = 'log';
    while (words[0] === '-p' || words[0] === '-t') {
      const [option, value = ''] = words.splice(0, 2);
      const letter = value.toUpperCase();
      if (option === '-t') tag = value;
      else if (letter === 'V' || letter === 'D' || letter === 'I' || letter === 'W' || letter === 'E' || letter === 'F')
        priority = letter;
      else {
        err(`log: bad -p '${value}' (see "log --help")\n`);
        return 1;
      }
    }
    system.log.write({ priority, tag, message: words.join(' '), uid: identity.uid });
    return 0;
  },
});
