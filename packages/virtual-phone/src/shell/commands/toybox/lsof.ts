import type { Stat } from '../../../disk/disk.ts';
import { type ListedProcess, listProcesses } from '../../../system/processes/process-list.ts';
import { errnoCode, strerror } from '../../errno.ts';
import { defineProgram, type ProgramContext } from '../../program.ts';
import { resolvePath } from '../../resolve-path.ts';
import { userName } from '../../user-names.ts';
import { parseOptions } from '../options.ts';
import { unknownOption } from '../text/streams.ts';

interface OpenFile {
  readonly fd: string;
  readonly type: string;
  readonly device: string;
  readonly size: string;
  readonly inode: number | undefined;
  readonly name: string;
}

/** `lsof [-lt] [-p PIDS] [NAME]…`, as toybox's: what `/proc` shows to who asks, without what is mapped. */
export const lsof = defineProgram({
  name: 'lsof',
  async run(context) {
    const options = parseOptions(context.args, 'lt', 'p');
    if (options.unknown !== undefined) return unknownOption(context, 'lsof', options.unknown);
    const wanted = await findNames(context, options.operands);
    if (wanted === undefined) return 1;
    const pids = options.values('p').flatMap((each) => each.split(','));
    const bad = pids.find((each) => !/^\d*[1-9]\d*$/.test(each));
    if (bad !== undefined) {
      context.err(`lsof: bad -p '${bad}'\n`);
      return 1;
    }
    let hasHead = false;
    for (const process of listProcesses(context.system, context.identity)) {
      if (pids.length > 0 && !pids.includes(String(process.pid))) continue;
      const found = await filesOf(context, process);
      const shown = found.filter(({ inode }) => wanted.length === 0 || (inode !== undefined && wanted.includes(inode)));
      if (shown.length === 0) continue;
      if (options.has('t')) {
        context.out(`${process.pid}\n`);
        continue;
      }
      if (!hasHead) context.out(head);
      hasHead = true;
      const user = options.has('l') ? String(process.uid) : userName(process.uid);
      for (const file of shown) context.out(renderFile(process, user, file));
      await context.turn();
    }
    return 0;
  },
});

const head = 'COMMAND     PID       USER   FD      TYPE             DEVICE  SIZE/OFF       NODE NAME\n';

/** Inodes of the files that are asked for. */
async function findNames(context: ProgramContext, names: readonly string[]): Promise<number[] | undefined> {
  const inodes: number[] = [];
  for (const name of names) {
    try {
      inodes.push((await context.system.disk.stat(resolvePath(context.cwd, name), context.identity)).inode);
    } catch (error) {
      context.err(`lsof: ${name}: ${strerror(error)}\n`);
      return undefined;
    }
  }
  return inodes;
}

async function filesOf(context: ProgramContext, { pid }: ListedProcess): Promise<OpenFile[]> {
  const found: OpenFile[] = [];
  for (const [fd, link] of [
    ['cwd', 'cwd'],
    ['rtd', 'root'],
    ['txt', 'exe'],
  ] as const) {
    found.push(await look(context, fd, `/proc/${pid}/${link}`));
  }
  const folder = `/proc/${pid}/fd`;
  try {
    for (const fd of await context.system.disk.list(folder, context.identity)) {
      found.push(await look(context, fd, `${folder}/${fd}`));
    }
  } catch (error) {
    found.push({ ...unknown('NOFD'), name: `${folder} (opendir: ${strerror(error)})` });
  }
  return found;
}

async function look({ system, identity }: ProgramContext, fd: string, link: string): Promise<OpenFile> {
  let name: string;
  try {
    name = await system.disk.readlink(link, identity);
  } catch (error) {
    return { ...unknown(fd), name: `${link} (readlink: ${strerror(error)})` };
  }
  const [, kind, number] = /^(pipe|socket):\[(\d+)\]$/.exec(name) ?? [];
  if (kind !== undefined) {
    const isPipe = kind === 'pipe';
    const from = { type: isPipe ? 'FIFO' : 'sock', device: isPipe ? '0,13' : '', inode: Number(number) };
    return { fd, size: '0t0', ...from, name };
  }
  try {
    const stat = await system.disk.stat(name, identity);
    const hasSize = stat.kind === 'file' || stat.kind === 'directory';
    const size = hasSize ? String(stat.size) : /^\d/.test(fd) ? '0t0' : '';
    return { fd, type: types[stat.kind], device: deviceOf(name, stat), size, inode: stat.inode, name };
  } catch (error) {
    // What the link leads to is not there, or not for who asks: its type is not known then.
    if (errnoCode(error) === undefined) throw error;
    return { ...unknown(fd), name };
  }
}

function unknown(fd: string): Omit<OpenFile, 'name'> {
  return { fd, type: 'unknown', device: '', size: '', inode: undefined };
}

const types = { file: 'REG', directory: 'DIR', symlink: 'LINK', device: 'CHR', pipe: 'FIFO' } as const;

/** Numbers of the file systems, as `stat -f` has them. */
function deviceOf(path: string, { kind }: Stat): string {
  if (kind === 'device') return '1,3';
  if (path.startsWith('/proc')) return '0,4';
  return /^\/(?:data|storage)\b/.test(path) ? '254,5' : '254,0';
}

function renderFile({ name, pid }: ListedProcess, user: string, file: OpenFile): string {
  const access = /^\d/.test(file.fd) ? 'u' : ' ';
  return (
    `${name.slice(0, 9).padEnd(9)} ${String(pid).padStart(5)} ${user.slice(0, 10).padStart(10)} ` +
    `${file.fd.padStart(4)}${access}  ${file.type.padStart(7)} ${file.device.padStart(18)} ${file.size.padStart(9)} ` +
    `${String(file.inode ?? '').padStart(10)} ${file.name}\n`
  );
}
