import { mounts } from '../../../system/processes/proc-files.ts';
import { defineProgram, type Program } from '../../program.ts';
import { userName } from '../../user-names.ts';
import { fileProgram } from '../files/file-program.ts';
import { needs } from '../text/small-programs.ts';

const logname = defineProgram({
  name: 'logname',
  run({ args, identity, out, err }) {
    if (args.length > 0) {
      err('logname: Max 0 arguments (see "logname --help")\n');
      return 1;
    }
    out(`${userName(identity.uid)}\n`);
    return 0;
  },
});

const pwdx = fileProgram({
  name: 'pwdx',
  letters: '',
  least: 1,
  async run(call) {
    for (const pid of call.operands) {
      try {
        call.out(`${pid}: ${await call.system.disk.readlink(`/proc/${pid}/cwd`, call.identity)}\n`);
      } catch (error) {
        const isDenied = error instanceof Error && 'code' in error && error.code === 'EACCES';
        call.out(`${pid}: ${isDenied ? 'Permission denied' : 'No such file or directory'}\n`);
        call.failSilently();
      }
    }
  },
});

/** What is mounted stays: the phone cannot do without any of it. */
const umount = fileProgram({
  name: 'umount',
  letters: 'afDlnrv',
  valued: 't',
  least: 0,
  async run(call) {
    const places = call.has('a') ? mounts.map(([, place]) => place) : call.operands;
    if (places.length === 0) return call.fail('Need 1 arg or -a');
    for (const place of places) {
      await call.attempt(place, async () => {
        await call.stat(place);
        const isMounted = mounts.some(([, each]) => each === call.at(place));
        if (call.identity.uid !== 0) throw Object.assign(new Error(place), { code: 'EPERM' });
        if (!isMounted) throw Object.assign(new Error(place), { code: 'EINVAL' });
        call.fail(`${place}: Device or resource busy`);
      });
    }
  },
});

/** The longer name of nc. */
const netcat = defineProgram({
  name: 'netcat',
  run: async (context) =>
    context.args.length === 0 ? needs(context, 'netcat', 1) : await context.spawn(['nc', ...context.args]),
});

export const smallFacts: readonly Program[] = [logname, netcat, pwdx, umount];
