import { posix } from 'node:path';
import type { Stat } from '../../../disk/disk.ts';
import { errnoCode, strerror } from '../../errno.ts';
import { localFields, renderOffset, two } from '../../local-time.ts';
import { userName } from '../../user-names.ts';
import { type FileCall, fileProgram } from './file-program.ts';
import { layOutByCommas, layOutColumns } from './lay-out-columns.ts';
import { modeText } from './mode-text.ts';
import { colourName, escapeName, maskName } from './show-name.ts';

interface Entry {
  readonly name: string;
  readonly path: string;
  readonly stat: Stat;
}

export const ls = fileProgram({
  name: 'ls',
  letters: 'ACFHLRSZabcdfghiklmnopqrstux1',
  valued: 'w',
  long: { color: '-', 'full-time': '=', 'show-control-chars': '-' },
  least: 0,
  async run(call) {
    if (Number.isNaN(Number(call.value('w') ?? '0'))) return call.fail(`not integer: ${call.value('w')}`);
    if (Number(call.value('w') ?? '0') < 0) return call.fail('-w < 0 (see "ls --help")');
    const operands = call.operands.length === 0 ? ['.'] : call.operands;
    const found: Entry[] = [];
    for (const operand of operands) {
      // A link given by name is listed as what it points to, unless the long form shows links.
      const showsLinks = ['l', 'd', 'F', 'o', 'g', 'n'].some((letter) => call.has(letter));
      const followLinks = !showsLinks || call.has('H') || call.has('L') || operand.endsWith('/');
      await call.attempt(operand, async () => {
        found.push({ name: operand, path: call.at(operand), stat: await statEntry(call, operand, followLinks) });
      });
    }
    const isListed = ({ stat }: Entry) => stat.kind === 'directory' && !call.has('d');
    const files = sortEntries(
      found.filter((entry) => !isListed(entry)),
      call,
    );
    printEntries(files, call);
    const folders = sortEntries(found.filter(isListed), call);
    const titled = operands.length > 1 || call.has('R');
    let first = files.length === 0;
    for (const folder of folders) {
      await listFolder(folder, call, titled, first);
      first = false;
    }
  },
});

async function statEntry(call: FileCall, operand: string, followLinks: boolean): Promise<Stat> {
  try {
    const stat = await call.stat(operand, { followLinks });
    if (operand.endsWith('/') && stat.kind !== 'directory')
      throw Object.assign(new Error(operand), { code: 'ENOTDIR' });
    return stat;
  } catch (error) {
    if (!followLinks || errnoCode(error) !== 'ENOENT') throw error;
    // A link that leads nowhere is shown itself.
    return await call.stat(operand, { followLinks: false });
  }
}

async function listFolder(folder: Entry, call: FileCall, titled: boolean, first: boolean): Promise<void> {
  const entries: Entry[] = [];
  let names: string[];
  try {
    names = await call.system.disk.list(folder.path, call.identity);
  } catch (error) {
    call.fail(`${folder.name}: ${strerror(error)}`);
    return;
  }
  if (titled) call.out(`${first ? '' : '\n'}${folder.name}:\n`);
  const showsHidden = call.has('a') || call.has('f');
  const hidden = showsHidden ? ['.', '..'] : [];
  for (const name of [...hidden, ...names]) {
    if (name.startsWith('.') && !showsHidden && !(call.has('A') && name !== '.' && name !== '..')) continue;
    const path = posix.join(folder.path, name);
    const turn = call.turn();
    if (turn !== undefined) await turn;
    await call.attempt(path, async () => {
      const followLinks = call.has('L') || hidden.includes(name);
      const stat = await call.system.disk.stat(path, call.identity, { followLinks }).catch((error: unknown) => {
        if (!followLinks || errnoCode(error) !== 'ENOENT') throw error;
        return call.system.disk.stat(path, call.identity, { followLinks: false });
      });
      entries.push({ name, path, stat });
    });
  }
  const sorted = sortEntries(entries, call);
  if (isLong(call) || call.has('s')) {
    const blocks = sorted.reduce((sum, { stat }) => sum + blocksOf(stat), 0);
    call.out(`total ${call.has('h') ? humanSize(blocks * 1024) : blocks}\n`);
  }
  printEntries(sorted, call);
  if (!call.has('R')) return;
  for (const entry of sorted) {
    if (entry.stat.kind !== 'directory' || entry.name === '.' || entry.name === '..') continue;
    await listFolder({ ...entry, name: `${folder.name.replace(/\/+$/, '')}/${entry.name}` }, call, true, false);
  }
}

function isLong(call: FileCall): boolean {
  return 'logn='.includes(call.last('logn=1Cxm') ?? '1');
}

function sortEntries(entries: Entry[], call: FileCall): Entry[] {
  const byName = (a: Entry, b: Entry) => Buffer.compare(Buffer.from(a.name), Buffer.from(b.name));
  const sorted = call.has('f')
    ? entries
    : entries.toSorted((a, b) => {
        const order = call.has('t')
          ? timeOf(b.stat, call) - timeOf(a.stat, call)
          : call.has('S')
            ? b.stat.size - a.stat.size
            : 0;
        return order === 0 ? byName(a, b) : order;
      });
  return call.has('r') ? sorted.reverse() : sorted;
}

function timeOf(stat: Stat, call: FileCall): number {
  return call.has('u') ? stat.accessedMs : call.has('c') ? stat.changedMs : stat.modifiedMs;
}

function printEntries(entries: readonly Entry[], call: FileCall): void {
  const rows = entries.map((entry) => columnsOf(entry, call));
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.text.length ?? 0))) ?? [];
  const texts = rows.map((row) =>
    row
      .map(({ text, align }, column) => {
        if (column === row.length - 1) return text;
        const width = widths[column] ?? 0;
        return align === 'left' ? text.padEnd(width) : text.padStart(width);
      })
      .join(' '),
  );
  call.out(
    layOut(texts, call)
      .map((line) => `${line}\n`)
      .join(''),
  );
}

function layOut(texts: readonly string[], call: FileCall): readonly string[] {
  const given = call.value('w');
  const width = given === undefined ? Number(call.env.get('COLUMNS')) || 80 : Number(given) + 2;
  const form = call.last('logn=1Cxm') ?? (call.pty ? 'C' : '1');
  if (texts.length > 0 && (form === 'C' || form === 'x')) {
    return layOutColumns(texts, { width, isHorizontal: form === 'x' });
  }
  return form === 'm' ? layOutByCommas(texts, width) : texts;
}

interface Cell {
  readonly text: string;
  readonly align: 'left' | 'right';
}

function columnsOf({ name, path: _path, stat }: Entry, call: FileCall): Cell[] {
  const cells: Cell[] = [];
  const left = (text: string) => cells.push({ text, align: 'left' });
  const right = (text: string) => cells.push({ text, align: 'right' });
  if (call.has('i')) right(String(stat.inode));
  if (call.has('s')) right(call.has('h') ? humanSize(blocksOf(stat) * 1024) : String(blocksOf(stat)));
  if (isLong(call)) {
    const show = (id: number) => (call.has('n') ? String(id) : userName(id));
    left(modeText(stat));
    right(String(stat.links));
    if (!call.has('g')) left(show(stat.uid));
    if (!call.has('o')) left(show(stat.gid));
    if (call.has('Z')) left(stat.label);
    right(stat.kind === 'device' ? '1,   3' : call.has('h') ? humanSize(stat.size) : String(stat.size));
    left(timeText(timeOf(stat, call), call));
  } else if (call.has('Z')) left(stat.label);
  const shown = call.has('b') ? escapeName(name) : call.has('q') || call.pty ? maskName(name) : name;
  const isColoured = call.args.includes('--color') || (call.pty && call.args.includes('--color=auto'));
  left(
    (isColoured ? colourName(shown, stat) : shown) +
      marker(stat, call) +
      (isLong(call) && stat.target !== undefined ? ` -> ${stat.target}` : ''),
  );
  return cells;
}

function marker({ kind, mode }: Stat, call: FileCall): string {
  if (kind === 'directory') return call.has('p') || call.has('F') ? '/' : '';
  if (!call.has('F')) return '';
  if (kind === 'symlink') return isLong(call) ? '' : '@';
  if (kind === 'pipe') return '|';
  return mode & 0o111 ? '*' : '';
}

function timeText(ms: number, call: FileCall): string {
  const { zone } = call.system.clock;
  const { year, month, day, hour, minute, second, offsetMinutes } = localFields(ms, zone);
  const short = `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`;
  if (call.count('l') < 2 && !call.has('=')) return short;
  const nanoseconds = String(Math.floor((((ms % 1000) + 1000) % 1000) * 1e6)).padStart(9, '0');
  return `${short}:${two(second)}.${nanoseconds} ${renderOffset(offsetMinutes)}`;
}

/** Blocks of 1 KiB; files take whole pages. */
export function blocksOf({ kind, size }: Stat): number {
  if (kind === 'symlink' || kind === 'device' || kind === 'pipe') return 0;
  return kind === 'directory' ? 4 : Math.ceil(size / 4096) * 4;
}

/** As toybox's human_readable: `4.0K`, `12M`. */
export function humanSize(bytes: number): string {
  let value = bytes;
  for (const unit of ['', 'K', 'M', 'G', 'T']) {
    if (value < 1000 || unit === 'T') {
      return unit === '' ? String(value) : `${value < 10 ? value.toFixed(1) : Math.round(value)}${unit}`;
    }
    value /= 1024;
  }
  return String(bytes);
}
