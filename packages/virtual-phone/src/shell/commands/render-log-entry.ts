import type { LogEntry } from '../../system/system-services.ts';
import { localFields, renderOffset, two } from '../local-time.ts';

export interface LogFormat {
  readonly name: 'threadtime' | 'brief' | 'process' | 'tag' | 'thread' | 'raw' | 'time' | 'long';
  readonly modifiers: ReadonlySet<string>;
}

const names = ['threadtime', 'brief', 'process', 'tag', 'thread', 'raw', 'time', 'long'] as const;

/** `-v` words, separated by commas or blanks; the last format counts. */
export function parseLogFormat(text: string): LogFormat {
  const words = text.split(/[,\s]+/);
  const name = words.findLast((word) => names.some((each) => each === word));
  return { name: names.find((each) => each === name) ?? 'threadtime', modifiers: new Set(words) };
}

/** A prefix for each line of the message. */
export function renderLogEntry(entry: LogEntry, format: LogFormat, zone: string): string {
  const { priority, tag } = entry;
  const time = renderTime(entry.timeMs, format.modifiers, zone);
  const pid = String(entry.pid).padStart(5);
  const tid = String(entry.tid).padStart(5);
  const uid = format.modifiers.has('uid') ? `${String(entry.uid).padStart(5)}:` : '';
  const lines = entry.message.split('\n');
  const each = (prefix: string, suffix = '') => lines.map((line) => `${prefix}${line}${suffix}\n`).join('');
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
      return `[ ${time} ${uid}${pid}:${tid} ${priority}/${tag.padEnd(8)} ]\n${lines.join('\n')}\n\n`;
    case 'threadtime':
      return each(`${time} ${uid}${pid} ${tid} ${priority} ${tag.padEnd(8)}: `);
  }
}

function renderTime(ms: number, modifiers: ReadonlySet<string>, zone: string): string {
  const digits = modifiers.has('nsec') ? 9 : modifiers.has('usec') ? 6 : 3;
  const fraction = String(Math.floor(ms % 1000))
    .padStart(3, '0')
    .padEnd(digits, '0');
  if (modifiers.has('epoch') || modifiers.has('monotonic')) {
    return `${String(Math.floor(ms / 1000)).padStart(19)}.${fraction}`;
  }
  const fields = localFields(ms, modifiers.has('UTC') ? 'UTC' : zone);
  const year = modifiers.has('year') ? `${fields.year}-` : '';
  const offset = modifiers.has('zone') ? ` ${renderOffset(fields.offsetMinutes)}` : '';
  return `${year}${two(fields.month)}-${two(fields.day)} ${two(fields.hour)}:${two(fields.minute)}:${two(fields.second)}.${fraction}${offset}`;
}
