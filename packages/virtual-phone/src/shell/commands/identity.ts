import { groupsOf } from '../../disk/identity.ts';
import { defineProgram, type ProgramContext } from '../program.ts';
import { userId, userName } from '../user-names.ts';

export const whoami = defineProgram({
  name: 'whoami',
  run({ identity, out }) {
    out(`${userName(identity.uid)}\n`);
    return 0;
  },
});

export const id = defineProgram({
  name: 'id',
  run({ args, identity, out, err }) {
    const user = args.find((word) => !word.startsWith('-'));
    const uid = user === undefined ? identity.uid : userId(user);
    if (uid === undefined) {
      err(`id: no such user '${user}'\n`);
      return 1;
    }
    const flags = args.filter((word) => word.startsWith('-')).join('');
    const show = (number: number) => (flags.includes('n') ? userName(number) : String(number));
    const groups = groupList(uid);
    if (flags.includes('u') || flags.includes('g')) out(`${show(uid)}\n`);
    else if (flags.includes('G')) out(`${groups.map(show).join(' ')}\n`);
    else if (flags.includes('Z')) out(`${contextOf(uid)}\n`);
    else {
      const named = (number: number) => `${number}(${userName(number)})`;
      out(`uid=${named(uid)} gid=${named(uid)} groups=${groups.map(named).join(',')} context=${contextOf(uid)}\n`);
    }
    return 0;
  },
});

export const groups = defineProgram({
  name: 'groups',
  run({ identity, out }) {
    out(`${groupList(identity.uid).map(userName).join(' ')}\n`);
    return 0;
  },
});

/** A root shell of adbd keeps the groups of the shell. */
function groupList(uid: number): readonly number[] {
  return uid === 0 ? [0, ...groupsOf(2000).filter((group) => group !== 2000)] : groupsOf(uid);
}

/** SELinux context of a process of this user. */
export function contextOf(uid: number): string {
  if (uid === 0) return 'u:r:su:s0';
  if (uid === 2000) return 'u:r:shell:s0';
  return uid >= 10_000 ? 'u:r:untrusted_app:s0:c123,c256,c512,c768' : 'u:r:system_server:s0';
}

export const su = defineProgram({
  name: 'su',
  async run(context) {
    const { args, identity, err } = context;
    if (identity.uid !== 0 && identity.uid !== 2000) {
      err('su: not allowed\n');
      return 1;
    }
    const [who = 'root', ...command] = args;
    const uid = userId(who.split(',')[0] ?? who);
    if (uid === undefined) {
      err(`su: invalid uid/gid '${who}'\n`);
      return 1;
    }
    if (command.length === 0) return await context.spawn(['sh'], { identity: { uid } });
    const status = await context.spawn(command, { identity: { uid } });
    if (status === 127 && !isProgram(command[0] ?? '', context)) {
      err(`su: failed to exec ${command[0]}: No such file or directory\n`);
      return 1;
    }
    return status;
  },
});

export const runAs = defineProgram({
  name: 'run-as',
  async run(context) {
    const { system, err } = context;
    const [packageName, ...rest] = context.args;
    const command = rest[0] === '--user' ? rest.slice(2) : rest;
    if (packageName === undefined || command.length === 0) {
      err('run-as: usage: run-as <package-name> [--user <uid>] <command> [<args>]\n');
      return 1;
    }
    const found = system.packages.find(packageName);
    if (found === undefined) {
      err(`run-as: unknown package: ${packageName}\n`);
      return 1;
    }
    // Released builds of apps, which all of the phone's are, are not debuggable.
    err(`run-as: package not debuggable: ${packageName}\n`);
    return 1;
  },
});

function isProgram(name: string, { programNames }: ProgramContext): boolean {
  return programNames().has(name.slice(name.lastIndexOf('/') + 1));
}

export const getenforce = defineProgram({
  name: 'getenforce',
  run({ out }) {
    out('Enforcing\n');
    return 0;
  },
});

export const setenforce = defineProgram({
  name: 'setenforce',
  run({ args, identity, err }) {
    const [mode = ''] = args;
    if (identity.uid === 0 && (mode === '1' || mode.toLowerCase() === 'enforcing')) return 0;
    err(`setenforce: Couldn't set enforcing status to '${mode}': Permission denied\n`);
    return 1;
  },
});
