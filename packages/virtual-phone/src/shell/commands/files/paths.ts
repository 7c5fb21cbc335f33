import { posix } from 'node:path';
import { errnoCode } from '../../errno.ts';
import { type FileCall, fileProgram } from './file-program.ts';

export const readlink = fileProgram({
  name: 'readlink',
  letters: 'efmnq',
  long: { canonicalize: 'f', 'no-newline': 'n' },
  least: 1,
  async run(call) {
    const { disk } = call.system;
    for (const [place, operand] of call.operands.entries()) {
      await call.turn();
      try {
        const path = call.at(operand);
        const target = call.has('m')
          ? await lexicalPath(call, path)
          : call.has('e')
            ? await disk.realpath(path, call.identity)
            : call.has('f')
              ? await pathOfNew(call, path)
              : await disk.readlink(path, call.identity);
        const isLast = place === call.operands.length - 1;
        if (!call.has('q')) call.out(call.has('n') && isLast ? target : `${target}\n`);
      } catch (error) {
        if (errnoCode(error) === undefined) throw error;
        // As the original: no words, only the status.
        call.failSilently();
      }
    }
  },
});

/** The last part of it need not be there, the folder it is in must. */
async function pathOfNew(call: FileCall, path: string, links = 0): Promise<string> {
  const { disk } = call.system;
  try {
    return await disk.realpath(path, call.identity);
  } catch (error) {
    if (errnoCode(error) !== 'ENOENT') throw error;
    const folder = await disk.realpath(posix.dirname(path), call.identity);
    const target = await disk.readlink(path, call.identity).catch(() => undefined);
    if (target === undefined || links > 40) return posix.join(folder, posix.basename(path));
    return await pathOfNew(call, posix.resolve(folder, target), links + 1);
  }
}

/** What is there is followed, and what is not is taken as it is written. */
async function lexicalPath(call: FileCall, path: string, links = 0): Promise<string> {
  const { disk } = call.system;
  try {
    return await disk.realpath(path, call.identity);
  } catch (error) {
    if (errnoCode(error) !== 'ENOENT' || path === '/') throw error;
    const target = await disk.readlink(path, call.identity).catch(() => undefined);
    if (target !== undefined && links < 40) {
      return await lexicalPath(call, posix.resolve(posix.dirname(path), target), links + 1);
    }
    return posix.join(await lexicalPath(call, posix.dirname(path), links), posix.basename(path));
  }
}

export const realpath = fileProgram({
  name: 'realpath',
  letters: '',
  least: 1,
  async run(call) {
    for (const operand of call.operands) {
      await call.turn();
      try {
        call.out(`${await pathOfNew(call, call.at(operand))}\n`);
      } catch (error) {
        if (errnoCode(error) === undefined) throw error;
        // As readlink: no words.
        call.failSilently();
      }
    }
  },
});

export const mktemp = fileProgram({
  name: 'mktemp',
  letters: 'dqtu',
  valued: 'p',
  long: { directory: 'd', tmpdir: 'p', quiet: 'q', 'dry-run': 'u' },
  least: 0,
  async run(call) {
    if (call.operands.length > 1) return call.fail('Max 1 argument (see "mktemp --help")');
    const [template = 'tmp.XXXXXXXXXX'] = call.operands;
    const isQuiet = call.has('q');
    if (!/XXX$/.test(template)) return isQuiet ? call.failSilently() : call.fail('need XXX: No such file or directory');
    const wanted = call.value('p');
    const usual = call.env.get('TMPDIR');
    const folder = call.has('t') ? (usual ?? wanted) : (wanted ?? usual);
    const isBare = call.operands.length > 0 && !call.has('p') && !call.has('t');
    const name = template.replaceAll(/X(?=X*$)/g, () => Math.floor(call.system.random.number() * 36).toString(36));
    const path = isBare || template.startsWith('/') ? name : `${folder ?? '/data/local/tmp'}/${name}`;
    const { disk } = call.system;
    try {
      if (call.has('u')) await disk.stat(call.at(posix.dirname(path)), call.identity);
      else if (call.has('d')) await disk.mkdir(call.at(path), call.identity, { mode: 0o700 });
      else await disk.write(call.at(path), '', call.identity, { mode: 0o600 });
    } catch (error) {
      if (errnoCode(error) === undefined) throw error;
      if (isQuiet) return call.failSilently();
      await call.attempt(`Failed to create ${call.has('d') ? 'directory' : 'file'} ${path}`, () =>
        Promise.reject(error),
      );
      return;
    }
    call.out(`${path}\n`);
  },
});
