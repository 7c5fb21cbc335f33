import { errnoCode } from '../../errno.ts';
import { fileProgram } from './file-program.ts';

export const readlink = fileProgram({
  name: 'readlink',
  letters: 'efmnqs',
  least: 1,
  async run(call) {
    for (const operand of call.operands) {
      const resolved = call.has('f') || call.has('e') || call.has('m');
      try {
        const { disk } = call.system;
        const path = call.at(operand);
        const target = resolved ? await disk.realpath(path, call.identity) : await disk.readlink(path, call.identity);
        call.out(call.has('n') ? target : `${target}\n`);
      } catch (error) {
        if (errnoCode(error) === undefined) throw error;
        // As the original: no words, only the status.
        call.failSilently();
      }
    }
  },
});

export const realpath = fileProgram({
  name: 'realpath',
  letters: '',
  least: 1,
  async run(call) {
    for (const operand of call.operands) {
      await call.attempt(operand, async () =>
        call.out(`${await call.system.disk.realpath(call.at(operand), call.identity)}\n`),
      );
    }
  },
});

export const mktemp = fileProgram({
  name: 'mktemp',
  letters: 'dqtu',
  valued: 'p',
  least: 0,
  async run(call) {
    const [template = 'tmp.XXXXXXXXXX'] = call.operands;
    const folder = call.operands.length === 0 || call.has('p') ? (call.value('p') ?? '/data/local/tmp') : '.';
    const name = template.replaceAll(/X(?=X*$)/g, () => Math.floor(call.system.random.number() * 36).toString(36));
    const path = `${folder === '.' ? '' : `${folder}/`}${name}`;
    await call.attempt(`Failed to create ${call.has('d') ? 'directory' : 'file'} ${path}`, async () => {
      const { disk } = call.system;
      if (call.has('d')) await disk.mkdir(call.at(path), call.identity, { mode: 0o700 });
      else if (!call.has('u')) await disk.write(call.at(path), '', call.identity, { mode: 0o600 });
      call.out(`${path}\n`);
    });
  },
});
