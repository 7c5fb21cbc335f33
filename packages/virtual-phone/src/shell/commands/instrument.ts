import { illegalArgument, isJavaException, type javaException } from '../../system/java-exception.ts';
import { parseComponent } from '../../system/packages/intent-text.ts';
import type { ProgramContext } from '../program.ts';
import { ArgumentReader } from './argument-reader.ts';
import { parseUser } from './parse-user.ts';
import { fullComponent } from './render-bundle.ts';

/**
 * `am instrument`, a program of its own that runs in the caller's process. No app of the phone carries tests, so every
 * component is an unknown one.
 *
 * @param help of `am`, shown with what is wrong with the words; that is no failure by its status
 * @see AOSP `com.android.commands.am.Instrument`, `com.android.internal.os.BaseCommand.run`
 */
export function instrument(context: ProgramContext, args: readonly string[], help: string): number {
  try {
    return run(context, new ArgumentReader(args, 'instrument'));
  } catch (error) {
    if (!isIllegalArgument(error)) throw error;
    context.out(help);
    context.err(`\nError: ${error.message}\n`);
    return 0;
  }
}

function run({ out, err }: ProgramContext, words: ArgumentReader): number {
  let isRaw = false;
  let waits = false;
  for (let option = words.nextOption(); option !== undefined; option = words.nextOption()) {
    if (option === '-r') isRaw = true;
    else if (option === '-w') waits = true;
    else if (option === '-e') {
      words.required();
      words.required();
    } else if (option === '-f') {
      if (words.peek()?.startsWith('-') === false) words.next();
    } else if (option === '--user') {
      if (parseUser(words.required()) === 'all') {
        err("Error: Can't start instrumentation with user 'all'\n");
        return 0;
      }
    } else if (option === '-p' || option === '--abi') words.required();
    else if (!flags.has(option)) {
      err(`Error: Unknown option: ${option}\n`);
      return 0;
    }
  }
  const text = words.required();
  if (!text.includes('/')) throw illegalArgument(`No instrumentation found for: ${text}`);
  const component = parseComponent(text);
  if (component === undefined) throw illegalArgument(`Bad component name: ${text}`);
  const name = fullComponent(component);
  const failure = `INSTRUMENTATION_FAILED: ${name}`;
  if (waits) {
    out(`INSTRUMENTATION_STATUS: Error=Unable to find instrumentation info for: ComponentInfo{${name}}\n`);
    out('INSTRUMENTATION_STATUS: id=ActivityManagerService\nINSTRUMENTATION_STATUS_CODE: -1\n');
    if (isRaw) out(`onError: commandError=true message=${failure}\n`);
  }
  err(`android.util.AndroidException: ${failure}\n\tat com.android.commands.am.Instrument.run(Instrument.java:543)\n`);
  return 1;
}

function isIllegalArgument(error: unknown): error is ReturnType<typeof javaException> {
  return isJavaException(error) && error.javaClass === 'java.lang.IllegalArgumentException';
}

const flags = new Set([
  '-m',
  '--no-hidden-api-checks',
  '--no-test-api-access',
  '--no-window-animation',
  '--no_window_animation',
  '--no-isolated-storage',
  '--no-restart',
]);
