import type { LogEntry } from '../../../system/system-services.ts';
import { localFields, renderOffset, two } from '../../local-time.ts';

const names = ['threadtime', 'brief', 'process', 'tag', 'thread', 'raw', 'time', 'long'] as const;
const modifiers: ReadonlySet<string> = new Set(
  'color colour descriptive epoch monotonic nsec printable uid usec year zone UTC GMT'.split(' '),
);

/** How entries are printed. */
export interface LogFormat {
  readonly name: (typeof names)[number];
  readonly modifiers: ReadonlySet<string>;
}

/** The phone's clock, which moments are told by. */
interface Clock {
  readonly zone: string;
  now(): number;
  elapsed(): number;
}

/** Words of `-v`: the last format counts. @returns the word that is none */
export function parseLogFormat(words: readonly string[]): LogFormat | string {
  const unknown = words.find((word) => !names.some((name) => name === word) && !modifiers.has(word));
  if (unknown !== undefined) return unknown;
  const name = words.findLast((word) => names.some((each) => each === word));
  return { name: names.find((each) => each === name) ?? 'threadtime', modifiers: new Set(words) };
}

/** Each line of the message with what the format puts before it. */
export function renderLogEntry(entry: LogEntry, format: LogFormat, clock: Clock): string {
  const { priority, tag } = entry;
  const time = renderTime(entry.timeMs, format.modifiers, clock);
  const pid = String(entry.pid).padStart(5);
  const tid = String(entry.tid).padStart(5);
  const uid = format.modifiers.has('uid') ? `${String(entry.uid).padStart(5)}:` : '';
  const isColoured = format.modifiers.has('color') || format.modifiers.has('colour');
  const [colour, plain] = isColoured ? [`\x1b[38;5;${colours[priority]}m`, '\x1b[0m'] : ['', ''];
  const lines = entry.message.split('\n');
  const each = (prefix: string, suffix = '') =>
    lines.map((line) => `${colour}${prefix}${line}${suffix}${plain}\n`).join('');
  switch (format.name) {
    case 'brief':
      return each(`${priority}/${tag.padEnd(8)}(${uid}${pid}): `);
    case 'process':
      return each(`${priority}(${uid}${pid}) `, `  (${tag})`);
    case 'tag':
      return each(`${priority}/${tag.padEnd(8)}: `);
    case 'thread':
      return each(`${priority}(${uid}${pid}:${tid}) `);
    case 'raw':
      return each('');
    case 'time':
      return each(`${time} ${priority}/${tag.padEnd(8)}(${uid}${pid}): `);
    case 'long':
      return `${colour}[ ${time} ${uid}${pid}:${tid} ${priority}/${tag.padEnd(8)} ]\n${lines.join('\n')}${plain}\n\n`;
    case 'threadtime':
      return each(`${time} ${uid}${pid} ${tid} ${priority} ${tag.padEnd(8)}: `);
  }
}

/** Numbers of a terminal's 256 colours. */
const colours = { V: 231, D: 75, I: 40, W: 166, E: 196, F: 196 } as const;

function renderTime(ms: number, format: ReadonlySet<string>, clock: Clock): string {
  const digits = format.has('nsec') ? 9 : format.has('usec') ? 6 : 3;
  const fraction = (of: number) =>
    String(Math.floor(of % 1000))
      .padStart(3, '0')
      .padEnd(digits, '0');
  // Since boot, or since the epoch.
  const moment = format.has('monotonic') ? ms - (clock.now() - clock.elapsed()) : ms;
  if (format.has('epoch') || format.has('monotonic')) {
    return `${String(Math.floor(moment / 1000)).padStart(format.has('monotonic') ? 6 : 19)}.${fraction(moment)}`;
  }
  const fields = localFields(ms, format.has('UTC') || format.has('GMT') ? 'UTC' : clock.zone);
  const year = format.has('year') ? `${fields.year}-` : '';
  const offset = format.has('zone') ? ` ${renderOffset(fields.offsetMinutes)}` : '';
  return `${year}${two(fields.month)}-${two(fields.day)} ${two(fields.hour)}:${two(fields.minute)}:${two(fields.second)}.${fraction(ms)}${offset}`;
}
