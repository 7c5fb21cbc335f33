import { useSystemApi } from '@androidworld/app-sdk/system';
import { AlertDialog, ListItem, useActivity } from '@androidworld/app-sdk/ui';
import close from '@material-symbols/svg-400/rounded/close.svg';
import info from '@material-symbols/svg-400/rounded/info.svg';

/** "… keeps stopping": what to do about an app that crashes. */
export function AppErrorDialog() {
  const api = useSystemApi();
  const { requestId, title } = useActivity().intent.extras ?? {};
  const answer = (choice: string) => void api.system.answerRequest(Number(requestId), choice);
  return (
    <AlertDialog flush title={String(title ?? '')} onDismiss={() => answer('dismiss')}>
      <ListItem id="android:id/aerr_app_info" title="App info" icon={info} onClick={() => answer('app_info')} />
      <ListItem id="android:id/aerr_close" title="Close app" icon={close} onClick={() => answer('close')} />
    </AlertDialog>
  );
}
