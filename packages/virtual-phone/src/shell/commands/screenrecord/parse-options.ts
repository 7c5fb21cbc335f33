/** What `screenrecord` was asked for. */
export interface RecordRequest {
  readonly file: string;
  /** Default: the screen's own. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
  readonly bitRate: number;
  /** Undefined: none was given, and the longest holds. */
  readonly timeLimitSeconds: number | undefined;
  readonly format: 'mp4' | 'h264';
  readonly isVerbose: boolean;
}

/** What it said instead of recording: `help`, or why not. */
export interface RecordRefusal {
  readonly problem: string;
  readonly isHelp?: true;
}

/** Seconds. */
export const longestRecording = 180;

const defaultBitRate = 20_000_000;
const bitRates = { least: 100_000, most: 200_000_000 } as const;

const flags: ReadonlySet<string> = new Set([
  'help',
  'verbose',
  'bugreport',
  'show-device-info',
  'show-frame-time',
  'rotate',
  'monotonic-time',
  'persistent-surface',
]);
const valued: ReadonlySet<string> = new Set([
  'size',
  'bit-rate',
  'time-limit',
  'display-id',
  'output-format',
  'codec-name',
  'bframes',
]);

/** Reads the words behind `screenrecord`. */
export function parseRecordOptions(args: readonly string[]): RecordRequest | RecordRefusal {
  const given = new Map<string, string>();
  const files: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? '';
    if (!word.startsWith('-') || word === '-') {
      files.push(word);
      continue;
    }
    const [name = '', attached] = word.slice(2).split(/=(.*)/s);
    if (!word.startsWith('--') || !(flags.has(name) || valued.has(name))) {
      return { problem: `screenrecord: unknown option -- ${word.replace(/^--?/, '')}` };
    }
    if (valued.has(name) && attached === undefined) at += 1;
    const value = attached ?? args[at];
    if (valued.has(name) && value === undefined) {
      return { problem: `screenrecord: option requires an argument -- ${name}` };
    }
    given.set(name, valued.has(name) ? (value ?? '') : '');
  }
  if (given.has('help')) return { problem: '', isHelp: true };
  const size = parseSize(given.get('size'));
  if (typeof size === 'string') return { problem: size };
  const bitRate = parseBitRate(given.get('bit-rate'));
  if (typeof bitRate === 'string') return { problem: bitRate };
  const timeLimitSeconds = parseTimeLimit(given.get('time-limit'));
  if (typeof timeLimitSeconds === 'string') return { problem: timeLimitSeconds };
  const format = given.get('output-format') ?? 'mp4';
  if (format !== 'mp4' && format !== 'h264') return { problem: `Unknown format '${format}'` };
  const [file] = files;
  if (file === undefined || files.length > 1) return { problem: 'Must specify output file (see --help).' };
  return { file, size, bitRate, timeLimitSeconds, format, isVerbose: given.has('verbose') };
}

function parseSize(text: string | undefined): RecordRequest['size'] | string {
  if (text === undefined) return undefined;
  const [, width, height] = /^(\d+)x(\d+)$/.exec(text) ?? [];
  if (width === undefined || height === undefined) return `Invalid size '${text}', must be width x height`;
  const size = { width: Number(width), height: Number(height) };
  if (size.width === 0 || size.height === 0) {
    return `Invalid size ${size.width}x${size.height}, width and height may not be zero`;
  }
  return size;
}

/** `4M` is 4000000. */
function parseBitRate(text: string | undefined): number | string {
  if (text === undefined) return defaultBitRate;
  const [, number = '', unit = ''] = /^(\d+)([kKmM]?)$/.exec(text) ?? [];
  if (number === '') return `Invalid bit rate '${text}'`;
  const rate = Number(number) * (unit === '' ? 1 : /k/i.test(unit) ? 1_000 : 1_000_000);
  if (rate >= bitRates.least && rate <= bitRates.most) return rate;
  return `Bit rate ${rate}bps outside acceptable range [${bitRates.least},${bitRates.most}]`;
}

function parseTimeLimit(text: string | undefined): number | undefined | string {
  if (text === undefined) return undefined;
  const seconds = Number.parseInt(text, 10);
  if (seconds >= 1 && seconds <= longestRecording) return seconds;
  return `Time limit ${Number.isNaN(seconds) ? 0 : seconds}s outside acceptable range [1,${longestRecording}]`;
}
