import { posix } from 'node:path';
import { strerror } from '../../errno.ts';
import type { Program } from '../../program.ts';
import { type FileCall, fileProgram } from '../files/file-program.ts';

/** The only extended attribute of the phone's files is their SELinux context. */
const getfattr = fileProgram({
  name: 'getfattr',
  letters: 'dhv',
  valued: 'n',
  long: { 'only-values': 'v' },
  least: 1,
  async run(call) {
    const wanted = call.value('n') ?? contextName;
    for (const operand of call.operands) {
      await call.attempt(operand, async () => {
        const { label } = await call.stat(operand, { followLinks: !call.has('h') });
        if (wanted !== contextName) return;
        if (call.has('v')) call.out(label);
        else call.out(`# file: ${operand}\n${contextName}${call.has('d') ? `="${label}"` : ''}\n\n`);
      });
    }
  },
});

const contextName = 'security.selinux';

/** Flags of ext4: every file has extents, and none can be given. */
const lsattr = fileProgram({
  name: 'lsattr',
  letters: 'Radlpv',
  least: 0,
  async run(call) {
    for (const operand of call.operands.length === 0 ? ['.'] : call.operands) {
      try {
        const { kind } = await call.stat(operand);
        if (kind === 'directory' && !call.has('d')) await listFlags(call, operand);
        else showFlags(call, operand);
      } catch (error) {
        call.fail(`stat '${operand}': ${strerror(error)}`);
      }
    }
  },
});

function showFlags(call: FileCall, label: string): void {
  const project = call.has('p') ? `${'0'.padStart(5)} ` : '';
  const version = call.has('v') ? `${'0'.padEnd(10)} ` : '';
  const flags = call.has('l') ? `${label.padEnd(50)} Extents` : `--------------e----- ${label}`;
  call.out(`${project}${version}${flags}\n`);
}

async function listFlags(call: FileCall, folder: string): Promise<void> {
  const names = await call.system.disk.list(call.at(folder), call.identity);
  for (const name of [...(call.has('a') ? ['.', '..'] : []), ...names]) {
    if (name.startsWith('.') && !call.has('a')) continue;
    const label = `${folder.replace(/\/+$/, '')}/${name}`;
    await call.turn();
    showFlags(call, label);
    const isFolder = (await call.stat(label, { followLinks: false })).kind === 'directory';
    if (!call.has('R') || !isFolder || name === '.' || name === '..') continue;
    call.out(`\n${label}:\n`);
    await listFlags(call, label);
    call.out('\n');
  }
}

/** Understands the words; the flags themselves are only root's to set, and the phone's disk keeps none. */
const chattr = fileProgram({
  name: 'chattr',
  // Words of flags look like options: they are taken apart below.
  letters: 'RAacDdijsStTuCeEFINPV',
  valued: 'pv',
  least: 0,
  async run(call) {
    const changes = call.args.filter((word) => /^[-+=][AacDdijsStTuCeEFINPV]+$/.test(word));
    const files = call.operands.filter((word) => !/^[+=]/.test(word));
    if (files.length === 0 && changes.length === 0) return call.fail('no file (see "chattr --help")');
    if (changes.length === 0 && !call.has('p') && !call.has('v')) {
      return call.fail("need '-p', '-v', '=', '-', or '+'");
    }
    for (const operand of files) {
      await call.attempt(operand, async () => {
        const { uid } = await call.stat(operand);
        const isAllowed = call.identity.uid === 0 || (call.identity.uid === uid && !/[ai]/.test(changes.join('')));
        if (!isAllowed) throw Object.assign(new Error(posix.basename(operand)), { code: 'EPERM' });
      });
    }
  },
});

export const attributePrograms: readonly Program[] = [chattr, getfattr, lsattr];
