import type { Intent } from '@androidworld/app-sdk';
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

const from = (call: ServiceCall) => ({
  caller: call.identity,
  callerPackage: call.identity.uid === 2000 ? 'com.android.shell' : null,
});

/** `am start-service`, `am start-foreground-service` */
export async function startService(call: ServiceCall): Promise<number> {
  const intent = serviceIntent(call);
  call.line(`Starting service: ${renderIntent(intent)}`);
  const foreground = call.subcommand.includes('foreground');
  const outcome = call.system.services.start(intent, { ...from(call), foreground });
  switch (outcome.result) {
    case 'started':
      return 0;
    case 'not-found':
      call.errorLine('Error: Not found; no service started.');
      return -1;
    case 'denied':
      call.errorLine(`Error: Requires permission ${outcome.permission}`);
      return -1;
    case 'in-background':
      call.errorLine(`Error: app is in background uid ${outcome.uidRecord}`);
      return -1;
  }
}

/** `am stop-service` */
export function stopService(call: ServiceCall): number {
  const intent = serviceIntent(call);
  call.line(`Stopping service: ${renderIntent(intent)}`);
  const outcome = call.system.services.stop(intent, from(call));
  const text = { stopped: 'Service stopped', 'not-running': 'Service not stopped: was not running.' };
  call.errorLine(typeof outcome === 'object' ? 'Error stopping service' : text[outcome]);
  // Android's own answer also when the service was stopped.
  return -1;
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
  const result = await call.system.broadcasts.send(intent, from(call));
  const data = result.data === null ? '' : `, data="${result.data}"`;
  const extras = Object.keys(result.extras).length === 0 ? '' : `, extras: ${renderBundle(result.extras)}`;
  call.line(`Broadcast completed: result=${result.code}${data}${extras}`);
  return 0;
}

/** `Intent.FLAG_RECEIVER_FROM_SHELL` */
const fromShell = 0x400000;
