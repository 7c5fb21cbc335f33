import type { Stat } from '../../../disk/disk.ts';
import { strerror } from '../../errno.ts';
import { localFields, renderOffset, two } from '../../local-time.ts';
import { userName } from '../../user-names.ts';
import { type FileCall, fileProgram } from './file-program.ts';
import { blocksOf } from './ls.ts';
import { modeText } from './mode-text.ts';

export const stat = fileProgram({
  name: 'stat',
  letters: 'Lft',
  valued: 'c',
  least: 1,
  async run(call) {
    for (const operand of call.operands) {
      try {
        const found = await call.stat(operand, { followLinks: call.has('L') });
        const format = call.value('c');
        call.out(format === undefined ? describe(operand, found, call) : `${fill(format, operand, found, call)}\n`);
      } catch (error) {
        call.fail(`'${operand}': ${strerror(error)}`);
      }
    }
  },
});

function fill(format: string, name: string, found: Stat, call: FileCall): string {
  return format.replaceAll(/%([a-zA-Z%])/g, (whole, letter: string) =>
    String(field(letter, name, found, call) ?? whole),
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
      return found.target === undefined ? `'${name}'` : `'${name}' -> '${found.target}'`;
    case 'o':
      return 4096;
    case 's':
      return found.size;
    case 't':
    case 'T':
      return 0;
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
    case '%':
      return '%';
    default:
      return undefined;
  }
}

function describe(name: string, found: Stat, call: FileCall): string {
  return fill(
    `  File: ${found.target === undefined ? '%n' : '%N'}\n  Size: %s\t Blocks: %b\t IO Blocks: %B\t%F\n` +
      `Device: %Dh/%dd\t Inode: %i\t Links: %h\nAccess: (0%a/%A)\tUid: (%u/%U)\tGid: (%g/%G)\n` +
      `Access: %x\nModify: %y\nChange: %z\n`,
    name,
    found,
    call,
  );
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
