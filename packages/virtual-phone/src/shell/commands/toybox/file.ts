import { strerror } from '../../errno.ts';
import { type FileCall, fileProgram } from '../files/file-program.ts';
import { describeContent } from './describe-content.ts';

/** Guesses what files hold from how they begin. */
export const file = fileProgram({
  name: 'file',
  letters: 'bhLs',
  long: { brief: 'b', dereference: 'L' },
  least: 1,
  async run(call) {
    const width = Math.max(...call.operands.map((name) => name.length)) + 1;
    for (const operand of call.operands) {
      const name = call.has('b') ? '' : `${`${operand}:`.padEnd(width)} `;
      call.out(`${name}${await describe(call, operand)}\n`);
    }
  },
});

async function describe(call: FileCall, operand: string): Promise<string> {
  try {
    if (operand === '-') return describeContent(Buffer.from(await call.stdin.all()));
    const { kind, target } = await call.stat(operand, { followLinks: call.has('L') });
    if (kind === 'symlink') {
      const isWhole = await call.system.disk.exists(call.at(operand));
      return `${isWhole ? '' : 'broken '}symbolic link to ${target}`;
    }
    if (kind === 'directory') return 'directory';
    if (kind === 'pipe') return 'fifo';
    if (kind === 'device') return 'character special (1/3)';
    return describeContent(await beginning(call, operand));
  } catch (error) {
    return `cannot open: ${strerror(error)}`;
  }
}

/** As much as tells one kind from another. */
async function beginning(call: FileCall, operand: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of await call.open(operand)) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= 4096) break;
  }
  return Buffer.concat(chunks).subarray(0, 4096);
}
