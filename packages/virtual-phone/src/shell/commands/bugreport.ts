import { strToU8, zipSync } from 'fflate';
import { encode } from '../bytes.ts';
import { localFields } from '../local-time.ts';
import { defineProgram, type Program, type ProgramContext } from '../program.ts';

/** Version of the protocol that `adb bugreport` speaks with the device (AOSP `frameworks/native/cmds/bugreportz`). */
const protocolVersion = '1.2';
const folder = '/data/user_de/0/com.android.shell/files/bugreports';
const shellUid = 2000;

/** What a bug report is made of: each is a heading and what the command prints. */
const sections: readonly (readonly [title: string, ...argv: string[]])[] = [
  ['UPTIME', 'uptime'],
  ['MEMORY INFO', 'cat', '/proc/meminfo'],
  ['CPU INFO', 'top', '-b', '-n', '1'],
  ['PROCESSES', 'ps', '-A'],
  ['SYSTEM PROPERTIES', 'getprop'],
  ['SYSTEM LOG', 'logcat', '-d', '-v', 'threadtime'],
  ['NETWORK INTERFACES', 'ifconfig'],
  ['FILESYSTEMS & FREE SPACE', 'df'],
  ['SETTINGS SYSTEM', 'settings', 'list', 'system'],
  ['SETTINGS SECURE', 'settings', 'list', 'secure'],
  ['SETTINGS GLOBAL', 'settings', 'list', 'global'],
  ['DUMPSYS', 'dumpsys'],
];

async function report(context: ProgramContext, progress: (done: number) => void): Promise<string> {
  const { system } = context;
  const parts = [
    `========================================================\n== dumpstate: ${stamp(context, ' ')}\n========================================================\n\n`,
    `Build: ${system.properties.get('ro.build.display.id') ?? ''}\nBuild fingerprint: '${system.properties.get('ro.build.fingerprint') ?? ''}'\n\n`,
  ];
  for (const [index, [title, ...argv]] of sections.entries()) {
    parts.push(`------ ${title} (${argv.join(' ')}) ------\n`);
    await context.spawn(argv, {
      out(data) {
        parts.push(Buffer.from(data).toString('utf8'));
      },
      err(text) {
        parts.push(text);
      },
    });
    parts.push('\n');
    progress(index + 1);
  }
  return parts.join('');
}

/** `2023-10-15-15-34-00`, or with a blank between date and time. */
function stamp({ system }: ProgramContext, between = '-'): string {
  const { year, month, day, hour, minute, second } = localFields(system.clock.now(), system.clock.zone);
  const two = (value: number) => String(value).padStart(2, '0');
  const time = [hour, minute, second].map(two);
  return `${year}-${two(month)}-${two(day)}${between}${time.join(between === '-' ? '-' : ':')}`;
}

/** Archives keep times by the calendar: they are to show the phone's, in its zone, wherever the computer is. */
function zipTime({ system }: ProgramContext): Date {
  const { year, month, day, hour, minute, second } = localFields(system.clock.now(), system.clock.zone);
  return new Date(year, month - 1, day, hour, minute, second);
}

const dumpstate = defineProgram({
  name: 'dumpstate',
  async run(context) {
    await context.out(await report(context, () => undefined));
    return 0;
  },
});

/** Writes a zip that `adb bugreport` then fetches; with `-p` it says how far it is. */
const bugreportz = defineProgram({
  name: 'bugreportz',
  async run(context) {
    const { args, system } = context;
    if (args.includes('-v')) {
      context.err(`${protocolVersion}\n`);
      return 0;
    }
    if (args.includes('-h')) {
      context.out(
        'usage: bugreportz [-hpv]\n  -h  this help\n  -p  says how far it is\n  -v  version of the protocol\n',
      );
      return 0;
    }
    const name = `bugreport-${system.properties.get('ro.product.name') ?? 'phone'}-${stamp(context)}`;
    const path = `${folder}/${name}.zip`;
    const showsProgress = args.includes('-p');
    if (showsProgress) context.out(`BEGIN:${path}\n`);
    const text = await report(context, (done) => {
      if (showsProgress) context.out(`PROGRESS:${done}/${sections.length}\n`);
    });
    const files = {
      'version.txt': strToU8('2.0'),
      'main_entry.txt': strToU8(`${name}.txt`),
      [`${name}.txt`]: encode(text),
    };
    const zip = zipSync(files, { mtime: zipTime(context) });
    await system.disk.mkdir(folder, { uid: 0 }, { recursive: true });
    await system.disk.chown(folder, { uid: shellUid, gid: shellUid }, { uid: 0 });
    await system.disk.write(path, zip, { uid: 0 }, { mode: 0o644 });
    await system.disk.chown(path, { uid: shellUid, gid: shellUid }, { uid: 0 });
    context.out(`OK:${path}\n`);
    return 0;
  },
});

const bugreport = defineProgram({
  name: 'bugreport',
  async run(context) {
    context.err('A report as plain text. For a zip: adb bugreport FILE, or bugreportz on the device\n');
    await context.out(await report(context, () => undefined));
    return 0;
  },
});

export const bugreportPrograms: readonly Program[] = [bugreport, bugreportz, dumpstate];
