import { posix } from 'node:path';
import { dataBytes, systemBytes } from '../../../disk/disk-space.ts';
import { type FileCall, fileProgram } from './file-program.ts';
import { blocksOf, humanSize } from './ls.ts';

/** Of 1 KiB. */
const dataBlocks = dataBytes / 1024;

export const df = fileProgram({
  name: 'df',
  letters: 'aHhikP',
  valued: 't',
  least: 0,
  async run(call) {
    const used = Math.ceil(((await call.system.disk.usage('/data')).bytes + systemBytes) / 1024);
    const mounts = [
      { device: 'tmpfs', blocks: 1_010_940, used: 1_284, path: '/dev' },
      { device: '/dev/block/dm-0', blocks: 898_788, used: 896_088, path: '/' },
      { device: '/dev/block/dm-5', blocks: dataBlocks, used, path: '/data' },
      { device: '/dev/fuse', blocks: dataBlocks, used, path: '/storage/emulated' },
    ];
    const shown: typeof mounts = [];
    if (call.operands.length === 0) shown.push(...mounts);
    for (const operand of call.operands) {
      await call.attempt(operand, async () => {
        const real = await call.system.disk.realpath(call.at(operand), call.identity);
        const mount = mounts.filter(({ path }) => path === '/' || real === path || real.startsWith(`${path}/`)).at(-1);
        if (mount !== undefined) shown.push(mount);
      });
    }
    if (shown.length === 0) return;
    const human = call.has('h') || call.has('H');
    const size = (blocks: number) => (human ? humanSize(blocks * 1024) : String(blocks));
    call.out(
      human
        ? 'Filesystem      Size  Used Avail Use% Mounted on\n'
        : 'Filesystem      1K-blocks    Used Available Use% Mounted on\n',
    );
    for (const mount of shown) {
      const free = Math.max(0, mount.blocks - mount.used);
      const percent = `${Math.ceil((mount.used * 100) / mount.blocks)}%`;
      const columns = human
        ? [size(mount.blocks).padStart(4), size(mount.used).padStart(5), size(free).padStart(5)]
        : [size(mount.blocks).padStart(9), size(mount.used).padStart(7), size(free).padStart(9)];
      call.out(`${mount.device.padEnd(15)} ${columns.join(' ')} ${percent.padStart(4)} ${mount.path}\n`);
    }
  },
});

export const du = fileProgram({
  name: 'du',
  letters: 'abchkKLHlmsx',
  valued: 'd',
  least: 0,
  async run(call) {
    let total = 0;
    for (const operand of call.operands.length === 0 ? ['.'] : call.operands) {
      await call.attempt(operand, async () => {
        total += await measure(call, call.at(operand), operand, 0);
      });
    }
    if (call.has('c')) print(call, total, 'total');
  },
});

/** @returns bytes */
async function measure(call: FileCall, path: string, label: string, depth: number): Promise<number> {
  const { disk } = call.system;
  const found = await disk.stat(path, call.identity, { followLinks: depth === 0 });
  let bytes = call.has('b') ? found.size : blocksOf(found) * 1024;
  if (found.kind === 'directory') {
    for (const name of await disk.list(path, call.identity)) {
      const turn = call.turn();
      if (turn !== undefined) await turn;
      await call.attempt(posix.join(label, name), async () => {
        bytes += await measure(call, posix.join(path, name), posix.join(label, name), depth + 1);
      });
    }
  }
  const deepest = call.has('s') ? 0 : Number(call.value('d') ?? Number.POSITIVE_INFINITY);
  if (depth === 0 || (depth <= deepest && (found.kind === 'directory' || call.has('a')))) print(call, bytes, label);
  return bytes;
}

function print(call: FileCall, bytes: number, label: string): void {
  const unit = call.has('b') ? 1 : call.has('m') ? 1_048_576 : 1024;
  call.out(`${call.has('h') ? humanSize(bytes) : Math.ceil(bytes / unit)}\t${label}\n`);
}
