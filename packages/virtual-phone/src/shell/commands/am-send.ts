import type { ComponentName, Intent } from '@androidworld/app-sdk';
import { renderIntent } from '../../system/packages/intent-text.ts';
import { parseIntent, withFlag } from './parse-intent.ts';
import { renderBundle } from './render-bundle.ts';
import type { ServiceCall } from './shell-command.ts';

function serviceIntent(call: ServiceCall): Intent {
  return parseIntent(call.words, (option) => {
    if (option !== '--user') return false;
    call.words.required();
    return true;
  });
}

function findService(call: ServiceCall, component: ComponentName | undefined): boolean {
  if (component === undefined) return false;
  const declared = call.system.packages.find(component.packageName)?.manifest.services ?? [];
  return declared.some((service) => service.name === component.className);
}

/** `am start-service` */
export async function startService(call: ServiceCall): Promise<number> {
  const intent = serviceIntent(call);
  call.line(`Starting service: ${renderIntent(intent)}`);
  if (intent.component === undefined || !findService(call, intent.component)) {
    call.errorLine('Error: Not found; no service started.');
    return -1;
  }
  await call.system.processes.ensure(intent.component.packageName);
  return 0;
}

/** `am stop-service` */
export function stopService(call: ServiceCall): number {
  const intent = serviceIntent(call);
  call.line(`Stopping service: ${renderIntent(intent)}`);
  const running =
    findService(call, intent.component) &&
    call.system.processes.find(intent.component?.packageName ?? '') !== undefined;
  call.errorLine(running ? 'Service stopped' : 'Service not stopped: was not running.');
  return running ? 0 : -1;
}

/** `am broadcast` */
export async function broadcast(call: ServiceCall): Promise<number> {
  const intent = withFlag(
    parseIntent(call.words, (option) => {
      if (option === '--user' || option === '--receiver-permission') call.words.required();
      else return option === '--allow-background-activity-starts' || option === '--async';
      return true;
    }),
    fromShell,
  );
  call.line(`Broadcasting: ${renderIntent(intent)}`);
  const result = await call.system.broadcasts.send(intent, {
    caller: call.identity,
    callerPackage: call.identity.uid === 2000 ? 'com.android.shell' : null,
  });
  const data = result.data === null ? '' : `, data="${result.data}"`;
  const extras = Object.keys(result.extras).length === 0 ? '' : `, extras: ${renderBundle(result.extras)}`;
  call.line(`Broadcast completed: result=${result.code}${data}${extras}`);
  return 0;
}

/** `Intent.FLAG_RECEIVER_FROM_SHELL` */
const fromShell = 0x400000;
