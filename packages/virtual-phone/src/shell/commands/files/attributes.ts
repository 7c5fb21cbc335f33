import { posix } from 'node:path';
import type { Stat } from '../../../disk/disk.ts';
import { userId } from '../../user-names.ts';
import { type FileCall, fileProgram } from './file-program.ts';
import { applyMode } from './mode-text.ts';

export const chmod = fileProgram({
  name: 'chmod',
  letters: 'fRv',
  least: 2,
  async run(call) {
    const [mode = '', ...operands] = call.operands;
    await forEachFile({ ...call, operands }, async (path, found) => {
      const value = applyMode(mode, found);
      if (value === undefined) call.fail(`bad mode '${mode}'`);
      else await call.system.disk.chmod(path, value, call.identity);
    });
  },
});

export const chown = fileProgram({
  name: 'chown',
  letters: 'fhHLPRv',
  least: 2,
  async run(call) {
    const [owner = '', ...operands] = call.operands;
    const [, user = '', group] = /^([^:.]*)(?:[:.](.*))?$/.exec(owner) ?? [];
    const uid = user === '' ? undefined : userId(user);
    const gid = group === undefined || group === '' ? undefined : userId(group);
    if (user !== '' && uid === undefined) call.fail(`no user '${user}'`);
    else if (group !== undefined && group !== '' && gid === undefined) call.fail(`no group '${group}'`);
    else {
      await forEachFile({ ...call, operands }, (path) =>
        call.system.disk.chown(
          path,
          { ...(uid === undefined ? {} : { uid }), ...(gid === undefined ? {} : { gid }) },
          call.identity,
        ),
      );
    }
  },
});

export const chgrp = fileProgram({
  name: 'chgrp',
  letters: 'fhHLPRv',
  least: 2,
  async run(call) {
    const [group = '', ...operands] = call.operands;
    const gid = userId(group);
    if (gid === undefined) call.fail(`no group '${group}'`);
    else await forEachFile({ ...call, operands }, (path) => call.system.disk.chown(path, { gid }, call.identity));
  },
});

export const chcon = fileProgram({
  name: 'chcon',
  letters: 'hRv',
  least: 2,
  async run(call) {
    const [label = '', ...operands] = call.operands;
    await forEachFile({ ...call, operands }, (path) => call.system.disk.setLabel(path, label, call.identity));
  },
});

export const restorecon = fileProgram({
  name: 'restorecon',
  letters: 'DFRnrv',
  least: 1,
  async run(call) {
    const { disk } = call.system;
    await forEachFile(
      { ...call, has: (letter) => call.has(letter) || (letter === 'R' && call.has('r')) },
      async (path, found) => {
        const label = disk.defaultLabel(path);
        if (label === found.label) return;
        if (call.has('v')) call.out(`SELinux: Relabeling ${path} from ${found.label} to ${label}.\n`);
        if (!call.has('n')) await disk.setLabel(path, label, call.identity);
      },
    );
  },
});

/** Each operand, and with -R all below it. */
async function forEachFile(call: FileCall, act: (path: string, found: Stat) => Promise<unknown>): Promise<void> {
  const visit = async (path: string, label: string): Promise<void> => {
    const { disk } = call.system;
    const turn = call.turn();
    if (turn !== undefined) await turn;
    let found: Stat | undefined;
    const done = await call.attempt(label, async () => {
      found = await disk.stat(path, call.identity, { followLinks: !call.has('R') });
      if (found.kind !== 'symlink') await act(path, found);
    });
    if (!done || !call.has('R') || found?.kind !== 'directory') return;
    for (const name of await disk.list(path, call.identity))
      await visit(posix.join(path, name), posix.join(label, name));
  };
  for (const operand of call.operands) await visit(call.at(operand), operand);
}
