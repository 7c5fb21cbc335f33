import { useSystemApi } from '@androidworld/app-sdk/system';
import { AlertDialog, useActivity } from '@androidworld/app-sdk/ui';

/** That an app was made for an Android of long ago. It is said again until "OK". */
export function OldAppDialog() {
  const api = useSystemApi();
  const { requestId, title } = useActivity().intent.extras ?? {};
  const answer = (choice: string) => void api.system.answerRequest(Number(requestId), choice);
  return (
    <AlertDialog
      title={String(title ?? '')}
      message="This app was made for an older version of Android, and may not work as it should."
      onDismiss={() => answer('dismiss')}
      positive={{ label: 'OK', onClick: () => answer('ok') }}
    />
  );
}
