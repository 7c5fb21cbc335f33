import { illegalArgument } from '../../system/java-exception.ts';
import { parseComponent } from '../../system/packages/intent-text.ts';
import { fullComponent } from './render-bundle.ts';
import type { ServiceCall } from './shell-command.ts';

/** `am instrument`: no app of the phone carries tests, so every component is an unknown one. */
export function instrument(call: ServiceCall): number {
  for (let option = call.words.nextOption(); option !== undefined; option = call.words.nextOption()) {
    if (option === '-e') {
      call.words.required();
      call.words.required();
    } else if (['-p', '-f', '--user', '--abi'].includes(option)) call.words.required();
    else if (!flags.has(option)) {
      call.errorLine(`Error: Unknown option: ${option}`);
      return -1;
    }
  }
  const text = call.words.required();
  const component = parseComponent(text);
  if (component === undefined) throw illegalArgument(`Bad component name: ${text}`);
  call.line('INSTRUMENTATION_STATUS: id=ActivityManagerService');
  call.line(
    `INSTRUMENTATION_STATUS: Error=Unable to find instrumentation info for: ComponentInfo{${fullComponent(component)}}`,
  );
  call.line('INSTRUMENTATION_STATUS_CODE: -1');
  call.errorLine(`android.util.AndroidException: INSTRUMENTATION_FAILED: ${text}`);
  call.errorLine('\tat com.android.commands.am.Instrument.run(Instrument.java:543)');
  return 1;
}

const flags = new Set([
  '-r',
  '-m',
  '-w',
  '--no-hidden-api-checks',
  '--no-test-api-access',
  '--no-window-animation',
  '--no_window_animation',
  '--no-isolated-storage',
]);
