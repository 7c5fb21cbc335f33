import { listProcesses } from '../../system/processes/process-list.ts';
import { defineProgram } from '../program.ts';
import { parseOptions } from './options.ts';
import { parseColumns, renderLine, sortRows } from './process-fields.ts';
import { selecting, selection } from './process-selection.ts';

export const ps = defineProgram({
  name: 'ps',
  run({ args, system, identity, process, out, err }) {
    const options = parseOptions(args, 'AadefflMnwTZ', `okO${selecting}`, { sort: 'k', ppid: 'P', pid: 'p' });
    const fail = (text: string) => {
      err(`ps: ${text}\n`);
      return 1;
    };
    if (options.unknown !== undefined) return fail(`Unknown option '${options.unknown}' (see "ps --help")`);
    const bad = options.operands.find((word) => !/^\d+(,\d+)*$/.test(word));
    if (bad !== undefined) return fail(`bad ${bad}`);
    const isChosen = selection(
      options,
      options.operands.flatMap((word) => word.split(',')),
    );
    const all = options.has('A') || options.has('e') || options.has('a') || options.has('d');
    const found = listProcesses(system, identity).filter((row) => isChosen?.(row) ?? (all || row.uid === identity.uid));
    const rows = options.has('k') ? sortRows(found, options.values('k').join(','), process.pid) : found;
    if (typeof rows === 'string') return fail(`bad -k ${rows}`);

    const more = options.has('O') ? `,${options.values('O').join(',')}` : '';
    const wanted = options.has('o') ? options.values('o').join(',') : usual((letter) => options.has(letter));
    const columns = parseColumns((options.has('Z') ? 'LABEL,' : '') + wanted + more);
    if (typeof columns === 'string') return fail(`bad -o ${columns}`);
    const isTitled = columns.some(({ title }) => title !== '');
    const lines = [...(isTitled ? [undefined] : []), ...rows].map((row) => renderLine(columns, row, process.pid));
    out(lines.map((line) => `${line}\n`).join(''));
    return rows.length > 0 ? 0 : 1;
  },
});

/** What toybox on Android shows when nobody says. A process counts as its first thread: others are not kept here. */
function usual(has: (letter: string) => boolean): string {
  const thread = has('T') ? 'TID,' : '';
  if (has('f')) return `${has('n') ? 'UID' : 'USER:12=UID'},PID,${thread}PPID,C,STIME,TTY,TIME,ARGS=CMD`;
  if (has('l')) return `F,S,UID,PID,${thread}PPID,C,PRI,NI,BIT,SZ,WCHAN,TTY,TIME,CMD`;
  const user = has('n') ? 'UID=USER' : 'USER';
  return `${user},PID,${thread}PPID,VSZ,RSS,WCHAN,ADDR,S,${has('T') ? 'CMD' : 'NAME'}`;
}

export const top = defineProgram({
  name: 'top',
  async run({ args, system, identity, process, signal, sleep, out, err }) {
    const options = parseOptions(args, 'bHq', 'dkmnoOpsu');
    const fail = (text: string) => {
      err(`top: ${text}\n`);
      return 1;
    };
    if (options.unknown !== undefined) return fail(`Unknown option '${options.unknown}' (see "top --help")`);
    const added = options.values('O').join(',');
    const columns = parseColumns(options.value('o') ?? usualOfTop(options.has('H'), added));
    if (typeof columns === 'string') return fail(`bad -o ${columns}`);
    const isChosen = selection(options);
    const sorted = Number(options.value('s') ?? (added === '' ? 9 : 3));
    const most = Number(options.value('m') ?? Number.POSITIVE_INFINITY);
    const rounds = Number(options.value('n') ?? Number.POSITIVE_INFINITY);
    const delayMs = Number(options.value('d') ?? '3') * 1000;
    for (let round = 0; round < rounds && !signal.aborted; round += 1) {
      if (round > 0) {
        await sleep(delayMs);
        out('\n\n');
      }
      const found = listProcesses(system, identity).filter((row) => isChosen?.(row) ?? true);
      const rows = options.has('k') ? sortRows(found, options.values('k').join(','), process.pid) : found;
      if (typeof rows === 'string') return fail(`bad -k ${rows}`);
      const lines = rows.slice(0, most).map((row) => renderLine(columns, row, process.pid));
      const titles = markSorted(renderLine(columns, undefined, process.pid), Math.min(sorted, columns.length));
      const isRunning = rows.some(({ pid }) => pid === process.pid);
      const head = options.has('q') ? '' : `${totals(rows.length, isRunning, options.has('H'))}${titles.trimEnd()}\n`;
      await out(head + lines.map((line) => `${line}\n`).join(''));
    }
    return 0;
  },
});

function usualOfTop(threads: boolean, added: string): string {
  const middle = added === '' ? 'PR,NI,VIRT,RES,SHR,S' : added;
  const last = threads ? 'CMD:15=THREAD,NAME=PROCESS' : 'ARGS';
  return `${threads ? 'TID' : 'PID'},USER,${middle},%CPU,%MEM,TIME+,${last}`;
}

/** Brackets around the title that is sorted by, where there is a blank for them. */
function markSorted(titles: string, number: number): string {
  const found = [...titles.matchAll(/\S+/g)][number - 1];
  if (found === undefined) return titles;
  const { 0: title, index } = found;
  const end = index + title.length;
  const before = index > 0 ? `${titles.slice(0, index - 1)}[` : '';
  return before + title + (end < titles.length ? `]${titles.slice(end + 1)}` : '');
}

function totals(count: number, isRunning: boolean, threads: boolean): string {
  const running = isRunning ? 1 : 0;
  return `${threads ? 'Threads' : 'Tasks'}: ${count} total, ${String(running).padStart(3)} running, ${String(count - running).padStart(3)} sleeping,   0 stopped,   0 zombie
  Mem:  2021884K total,  1817084K used,   204800K free,    10240K buffers
 Swap:  1516408K total,        0K used,  1516408K free,   716800K cached
400%cpu   0%user   0%nice   0%sys 400%idle   0%iow   0%irq   0%sirq   0%host
`;
}
