import { useSystemApi } from '@androidworld/app-sdk/system';
import { AlertDialog, useActivity } from '@androidworld/app-sdk/ui';

/** That another app keeps this one from being used: in its words, or else in Android's. */
export function SuspendedAppDialog() {
  const api = useSystemApi();
  const { requestId, title, managedBy, message } = useActivity().intent.extras ?? {};
  const close = () => void api.system.answerRequest(Number(requestId), 'ok');
  const said = typeof message === 'string' && message !== '' ? message : undefined;
  return (
    <AlertDialog
      title="App isn’t available"
      message={said ?? `${title} isn’t available right now. This is managed by ${managedBy}.`}
      onDismiss={close}
      positive={{ label: 'OK', onClick: close }}
    />
  );
}
