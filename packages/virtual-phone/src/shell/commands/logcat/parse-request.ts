import type { LogEntry } from '../../../system/system-services.ts';
import { parseTail, type Tail } from './parse-tail.ts';
import { type LogFormat, parseLogFormat } from './render-log-entry.ts';

type Buffer = LogEntry['buffer'];

/** What `logcat` was asked for. */
export interface LogRequest {
  readonly buffers: readonly Buffer[];
  /** What is done instead of printing entries, in this order. */
  readonly isHelp: boolean;
  readonly clears: boolean;
  /** Bytes each of the buffers is to keep. */
  readonly newSize: number | undefined;
  readonly tellsSizes: boolean;
  readonly tellsStatistics: boolean;
  readonly tellsPruning: boolean;
  /** It ends with the last entry there is. */
  readonly dumps: boolean;
  /** Of the boot before, of which nothing is left here. */
  readonly isLastBoot: boolean;
  /** Says at each change whose buffer an entry is of, not only at the first of each. */
  readonly divides: boolean;
  readonly isBinary: boolean;
  /** Where the entries go instead of the output. */
  readonly file: string | undefined;
  readonly format: LogFormat;
  readonly tail: Tail | undefined;
  readonly pattern: RegExp | undefined;
  readonly most: number;
  readonly pid: number | undefined;
  readonly uids: readonly number[];
  readonly specs: readonly FilterSpec[];
  /** Said on standard error before anything else. */
  readonly warnings: readonly string[];
}

/** `TAG:PRIORITY` */
interface FilterSpec {
  readonly tag: string;
  readonly priority: string;
}

/** The clock that dates without a year and zone are read by. */
export interface RequestContext {
  readonly nowMs: number;
  readonly zone: string;
  readonly env: ReadonlyMap<string, string>;
}

const allBuffers: readonly Buffer[] = ['main', 'radio', 'events', 'system', 'crash'];
const defaultBuffers: readonly Buffer[] = ['main', 'system', 'crash'];
/** They exist for root only, and are empty here. */
const silentBuffers: readonly string[] = ['kernel', 'security', 'stats'];

/** Long names of options, and whether they take a value. */
const longNames: Readonly<Record<string, readonly [letter: string, valued: boolean]>> = {
  binary: ['B', false],
  buffer: ['b', true],
  'buffer-size': ['G', true],
  clear: ['c', false],
  dividers: ['D', false],
  file: ['f', true],
  format: ['v', true],
  help: ['h', false],
  id: ['i', true],
  last: ['L', false],
  'max-count': ['m', true],
  pid: ['P', true],
  print: ['o', false],
  prune: ['u', false],
  regex: ['e', true],
  'rotate-count': ['n', true],
  'rotate-kbytes': ['r', true],
  statistics: ['S', false],
  tail: ['t', true],
  uid: ['U', true],
  wrap: ['w', false],
};
const flags = 'cdDhLgsQBSp';
const valued = 'tTGfrnvbem';

/** What was given, letter by letter, in its order; operands are those without a letter. */
type Given = readonly { readonly letter: string; readonly value: string }[];

/** @returns why it cannot be done */
export function parseLogRequest(args: readonly string[], context: RequestContext): LogRequest | { error: string } {
  const given = readOptions(args);
  if ('error' in given) return given;
  const last = (letter: string) => given.findLast((each) => each.letter === letter)?.value;
  const all = (letter: string) => given.filter((each) => each.letter === letter).map(({ value }) => value);
  const has = (letter: string) => last(letter) !== undefined;
  const warnings: string[] = [];
  const buffers: Buffer[] = [];
  for (const name of all('b').flatMap(words)) {
    const named =
      name === 'all' ? allBuffers : name === 'default' ? defaultBuffers : allBuffers.filter((each) => each === name);
    if (named.length === 0 && !silentBuffers.includes(name)) return { error: `Unknown -b buffer '${name}'.` };
    buffers.push(...named);
  }
  const format = parseLogFormat(all('v').flatMap(words));
  if (typeof format === 'string') return { error: `Invalid -v '${format}'.` };
  const newSize = parseBytes(last('G'));
  if (newSize === 0) return { error: '-G must be specified as <num><multiplier>.' };
  const most = last('m');
  if (most !== undefined && !isCount(most)) return { error: `-m '${most}' isn't an integer greater than zero.` };
  const pid = last('P');
  if (pid !== undefined && !isCount(pid)) return { error: `pid '${pid}' out of range.` };
  if (all('P').length > 1) return { error: 'Only one --pid argument can be provided.' };
  const badUid = all('U')
    .flatMap(words)
    .find((each) => !/^\d+$/.test(each));
  if (badUid !== undefined) return { error: `Unable to parse UID '${badUid}'` };
  if (most !== undefined && has('t')) return { error: 'Cannot use -m (--max-count) and -t together.' };
  for (const letter of ['r', 'n']) {
    const count = last(letter);
    if (count !== undefined && !isCount(count)) return { error: `Invalid -${letter} '${count}'.` };
  }
  if (has('r') && !has('f')) return { error: '-r requires -f as well.' };
  const tail = given.findLast(({ letter }) => letter === 't' || letter === 'T');
  const parsedTail = tail === undefined ? undefined : parseTail(tail.value, context);
  if (tail !== undefined && parsedTail === undefined) {
    return { error: `-${tail.letter} '${tail.value}' not in time format.` };
  }
  if (tail !== undefined && /^0+$/.test(tail.value)) {
    warnings.push(`WARNING: -${tail.letter} ${tail.value} invalid, setting to 1`);
  }
  const pattern = readPattern(last('e'));
  if (typeof pattern === 'string') return { error: pattern };
  const specs = readSpecs(given, context);
  if ('error' in specs) return specs;
  return {
    buffers: has('b') ? buffers : defaultBuffers,
    isHelp: has('h'),
    clears: has('c'),
    newSize,
    tellsSizes: has('g'),
    tellsStatistics: has('S'),
    tellsPruning: has('p'),
    dumps: has('d') || has('t') || has('L'),
    isLastBoot: has('L'),
    divides: has('D'),
    isBinary: has('B'),
    file: last('f'),
    format,
    tail: parsedTail,
    pattern,
    most: most === undefined ? Number.POSITIVE_INFINITY : Number(most),
    pid: pid === undefined ? undefined : Number(pid),
    uids: all('U').flatMap(words).map(Number),
    specs: specs.found,
    warnings,
  };
}

function readOptions(args: readonly string[]): Given | { error: string } {
  const given: { letter: string; value: string }[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? '';
    if (word.startsWith('--') && word.length > 2) {
      const [name = '', attached] = word.slice(2).split(/=(.*)/s);
      const [letter, isValued] = longNames[name] ?? [];
      if (letter === undefined) return { error: `Unknown option '${word}'.` };
      if (isValued && attached === undefined) at += 1;
      const value = attached ?? (isValued ? args[at] : '');
      if (value === undefined) return { error: `Option '${word}' needs an argument.` };
      given.push({ letter, value });
    } else if (word.startsWith('-') && word.length > 1) {
      for (let place = 1; place < word.length; place += 1) {
        const letter = word.charAt(place);
        if (flags.includes(letter)) given.push({ letter, value: '' });
        else if (valued.includes(letter)) {
          const rest = word.slice(place + 1);
          if (rest === '') at += 1;
          const value = rest === '' ? args[at] : rest;
          if (value === undefined) return { error: `Option '${word}' needs an argument.` };
          given.push({ letter, value });
          break;
        } else return { error: `Unknown option '${word}'.` };
      }
    } else given.push({ letter: '', value: word });
  }
  return given;
}

function readSpecs(
  given: Given,
  { env }: RequestContext,
): { readonly found: readonly FilterSpec[] } | { error: string } {
  const found: FilterSpec[] = [];
  const operands = given.filter(({ letter }) => letter === '').flatMap(({ value }) => words(value));
  const inherited = operands.length === 0 ? words(env.get('ANDROID_LOG_TAGS') ?? '') : [];
  if (given.some(({ letter }) => letter === 's')) found.push({ tag: '*', priority: 'S' });
  for (const word of [...inherited, ...operands]) {
    const [, tag = '', priority = 'V'] = /^([^:]*)(?::([vdiwefs*]))?$/i.exec(word) ?? [];
    if (tag === '') return { error: `Invalid filter expression '${word}'.` };
    found.push({ tag, priority: priority === '*' ? 'V' : priority.toUpperCase() });
  }
  return { found };
}

function readPattern(text: string | undefined): RegExp | undefined | string {
  try {
    return text === undefined ? undefined : new RegExp(text);
  } catch (error) {
    return `bad regex '${text}': ${error instanceof Error ? error.message : ''}`;
  }
}

function words(text: string): readonly string[] {
  return text.split(/[,\s]+/).filter((word) => word !== '');
}

function isCount(text: string): boolean {
  return /^\d+$/.test(text) && Number(text) > 0;
}

/** `64K`, `1M`; 0 when it is no size. */
function parseBytes(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const [, number, unit = ''] = /^(\d+)([bkmg]?)$/i.exec(text) ?? [];
  return number === undefined ? 0 : Number(number) * 1_024 ** 'bkmg'.indexOf(unit.toLowerCase() || 'b');
}
