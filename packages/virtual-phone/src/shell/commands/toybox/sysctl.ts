import { strerror } from '../../errno.ts';
import { type FileCall, fileProgram } from '../files/file-program.ts';

const root = '/proc/sys';

/** Reads the values of `/proc/sys`; nobody may write them. */
export const sysctl = fileProgram({
  name: 'sysctl',
  letters: 'aAeNnqw',
  valued: 'p',
  least: 0,
  async run(call) {
    if (call.has('a') || call.has('A')) return await show(call, root);
    if (call.operands.length === 0 && !call.has('p')) return call.fail('Needs 1 arg (see "sysctl --help")');
    for (const operand of call.operands) {
      const [key = '', value] = operand.split(/=(.*)/s);
      const path = `${root}/${key.replaceAll('.', '/')}`;
      const name = keyOf(path);
      if (!(await call.system.disk.exists(path))) {
        if (call.has('e')) continue;
        call.fail(`unknown key '${name}'`);
      } else if (value !== undefined) call.fail(`key '${name}': Permission denied`);
      else if (call.has('w')) call.fail(`'${operand}' not key=value`);
      else await show(call, path);
    }
  },
});

function keyOf(path: string): string {
  return path.slice(root.length + 1).replaceAll('/', '.');
}

/** A value, or all below a folder. */
async function show(call: FileCall, path: string): Promise<void> {
  const { disk } = call.system;
  try {
    if ((await disk.stat(path, call.identity)).kind === 'directory') {
      for (const name of await disk.list(path, call.identity)) await show(call, `${path}/${name}`);
      return;
    }
    const key = keyOf(path);
    const value = Buffer.from(await disk.read(path, call.identity))
      .toString()
      .trimEnd();
    if (call.has('N')) call.out(`${key}\n`);
    else call.out(call.has('n') ? `${value}\n` : `${key} = ${value}\n`);
  } catch (error) {
    call.fail(`key '${keyOf(path)}': ${strerror(error)}`);
  }
}
