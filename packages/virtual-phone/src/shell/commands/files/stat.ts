import type { Stat } from '../../../disk/disk.ts';
import { strerror } from '../../errno.ts';
import { localFields, renderOffset, two } from '../../local-time.ts';
import { userName } from '../../user-names.ts';
import { type FileCall, fileProgram } from './file-program.ts';
import { describedSystem, fileSystemAt, systemField, terseSystem } from './file-system.ts';
import { blocksOf } from './ls.ts';
import { modeText } from './mode-text.ts';

export const stat = fileProgram({
  name: 'stat',
  letters: 'Lft',
  valued: 'c',
  long: { format: 'c', dereference: 'L', 'file-system': 'f', terse: 't' },
  least: 1,
  async run(call) {
    for (const operand of call.operands) {
      await call.turn();
      try {
        const found = await call.stat(operand, { followLinks: call.has('L') });
        const format = call.value('c') ?? (call.has('t') ? (call.has('f') ? terseSystem : terse) : undefined);
        if (call.has('f')) {
          const real = await call.system.disk.realpath(call.at(operand), call.identity);
          const system = await fileSystemAt(call, real);
          const text = format ?? describedSystem;
          call.out(`${fill(text, (letter) => systemField(letter, operand, system))}\n`);
        } else if (format === undefined) call.out(describe(operand, found, call));
        else call.out(`${fill(format, (letter) => field(letter, operand, found, call))}\n`);
      } catch (error) {
        call.fail(`'${operand}': ${strerror(error)}`);
      }
    }
  },
});

const terse = '%n %s %b %f %u %g %D %i %h %t %T %X %Y %Z %o';

/** Conversions may have flags, a width and a precision, as those of printf; of unknown ones a `?` is left. */
function fill(format: string, find: (letter: string) => string | number | undefined): string {
  return format.replaceAll(
    /%([-0]*)(\d{0,4})(?:\.(\d{1,4}))?([a-zA-Z%])/g,
    (_, flags: string, width: string, precision: string | undefined, letter: string) => {
      if (letter === '%') return '%';
      const value = find(letter) ?? '?';
      const text = precision === undefined ? String(value) : String(value).slice(0, Number(precision));
      if (flags.includes('-')) return text.padEnd(Number(width));
      return text.padStart(Number(width), flags.includes('0') ? '0' : ' ');
    },
  );
}

function field(letter: string, name: string, found: Stat, call: FileCall): string | number | undefined {
  const { zone } = call.system.clock;
  switch (letter) {
    case 'a':
      return (found.mode & 0o7777).toString(8);
    case 'A':
      return modeText(found);
    case 'b':
      return blocksOf(found) * 2;
    case 'B':
      return 512;
    case 'd':
      return 65_029;
    case 'D':
      return 'fe05';
    case 'f':
      return found.mode.toString(16);
    case 'F':
      return typeName(found);
    case 'g':
      return found.gid;
    case 'G':
      return userName(found.gid);
    case 'h':
      return found.links;
    case 'i':
      return found.inode;
    case 'm':
      return call.at(name).startsWith('/data') ? '/data' : '/';
    case 'n':
      return name;
    case 'N':
      return found.target === undefined ? name : `${name} -> '${found.target}'`;
    case 'o':
      return 4096;
    case 's':
      return found.size;
    case 'C':
      return found.label;
    case 't':
      return deviceNumber(name, found)[0];
    case 'T':
      return deviceNumber(name, found)[1];
    case 'u':
      return found.uid;
    case 'U':
      return userName(found.uid);
    case 'x':
      return timeText(found.accessedMs, zone);
    case 'X':
      return Math.floor(found.accessedMs / 1000);
    case 'y':
      return timeText(found.modifiedMs, zone);
    case 'Y':
      return Math.floor(found.modifiedMs / 1000);
    case 'z':
      return timeText(found.changedMs, zone);
    case 'Z':
      return Math.floor(found.changedMs / 1000);
    default:
      return undefined;
  }
}

function describe(name: string, found: Stat, call: FileCall): string {
  const [major, minor] = deviceNumber(name, found);
  return fill(
    `  File: %N\n  Size: %s\t Blocks: %b\t IO Blocks: %B\t %F\n` +
      `Device: %Dh/%dd\t Inode: %i\t Links: %h\t Device type: ${major},${minor}\n` +
      `Access: (%04a/%A)\tUid: (%5u/%8U)\tGid: (%5g/%8G)\n` +
      `Access: %x\nModify: %y\nChange: %z\n`,
    (letter) => field(letter, name, found, call),
  );
}

/** Hexadecimal numbers of the devices that are asked for most. */
function deviceNumber(name: string, { kind }: Stat): readonly [string, string] {
  if (kind !== 'device') return ['0', '0'];
  return ['1', { zero: '5', full: '7', random: '8', urandom: '9' }[name.replace(/^.*\//, '')] ?? '3'];
}

function typeName({ kind, size }: Stat): string {
  if (kind === 'file') return size === 0 ? 'regular empty file' : 'regular file';
  return { directory: 'directory', symlink: 'symbolic link', device: 'character device', pipe: 'FIFO (named pipe)' }[
    kind
  ];
}

function timeText(ms: number, zone: string): string {
  const { year, month, day, hour, minute, second, offsetMinutes } = localFields(ms, zone);
  const nanoseconds = String(Math.floor((((ms % 1000) + 1000) % 1000) * 1e6)).padStart(9, '0');
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}.${nanoseconds} ${renderOffset(offsetMinutes)}`;
}
