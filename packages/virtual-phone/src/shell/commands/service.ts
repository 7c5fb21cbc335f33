import { isZone } from '../local-time.ts';
import { defineProgram, type ProgramContext } from '../program.ts';
import { serviceNames } from './service-names.ts';

/** `service (list | check NAME | call NAME CODE ARGS…)` */
export const service = defineProgram({
  name: 'service',
  async run(context) {
    const { args, out, err } = context;
    const [verb, name, code, ...rest] = args;
    if (verb === 'list') {
      out(`Found ${serviceNames.length} services:\n`);
      out(serviceNames.map((each, index) => `${index}\t${each}: [${interfaces[each] ?? ''}]\n`).join(''));
      return 0;
    }
    if (verb === 'check' && name !== undefined) {
      out(`Service ${name}: ${serviceNames.includes(name) ? 'found' : 'not found'}\n`);
      return 0;
    }
    if (verb === 'call' && name !== undefined && code !== undefined) {
      if (!serviceNames.includes(name)) {
        err(`service: Service ${name} does not exist\n`);
        return 10;
      }
      out(`Result: Parcel(${await transact(name, Number(code), rest, context)})\n`);
      return 0;
    }
    out(
      'Usage: service [-h|-?]\n       service list\n       service check SERVICE\n       service call SERVICE CODE [i32 N | i64 N | f N | d N | s16 STR | null | fd f | nfd n | afd f ] ...\n',
    );
    return 10;
  },
});

const interfaces: Readonly<Record<string, string>> = {
  activity: 'android.app.IActivityManager',
  alarm: 'android.app.IAlarmManager',
  clipboard: 'android.content.IClipboard',
  package: 'android.content.pm.IPackageManager',
  window: 'android.view.IWindowManager',
  power: 'android.os.IPowerManager',
  statusbar: 'com.android.internal.statusbar.IStatusBarService',
};

const done = "00000000    '....'";
const yes = "00000000 00000001   '........'";
/** A code the service does not have: UNKNOWN_TRANSACTION. */
const unknownTransaction = `Error: 0xffffffffffffffb6 "Not a data message"`;

/** Transactions tools use; codes of API 33. */
async function transact(
  name: string,
  code: number,
  [, value]: readonly string[],
  { system }: ProgramContext,
): Promise<string> {
  if (name === 'alarm' && code === 2 && value !== undefined && /^\d+$/.test(value)) {
    system.clock.set(Number(value));
    return yes;
  }
  if (name === 'alarm' && code === 3 && value !== undefined && isZone(value)) {
    system.clock.setZone(value);
    return done;
  }
  if (name === 'statusbar' && (code === 1 || code === 2)) {
    await system.setPanel(code === 1 ? 'notifications' : 'none');
    return done;
  }
  return unknownTransaction;
}
