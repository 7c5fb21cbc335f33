import { FrameLayout, useApi } from '@androidworld/app-sdk/ui';
import voicemail from '@material-symbols/svg-400/rounded/voicemail.svg';
import { callVoicemail } from '../reach-number.ts';
import { CallList } from './call-list.tsx';
import { EmptyContent } from './empty-content.tsx';
import { useCallLog } from './use-call-log.ts';
import { WithPermission } from './with-permission.tsx';

/** Messages callers have left; those that stay with the carrier are listened to by a call. */
export function VoicemailTab() {
  return (
    <WithPermission
      permission="READ_CALL_LOG"
      icon={voicemail}
      explanation="Allow Phone to use your call logs to see your voicemail here"
    >
      <Messages />
    </WithPermission>
  );
}

function Messages() {
  const api = useApi();
  const messages = useCallLog()?.filter(({ kind }) => kind === 'voicemail');
  if (messages === undefined) return <FrameLayout weight={1} />;
  if (messages.length > 0) return <CallList calls={messages} />;
  return (
    <EmptyContent
      icon={voicemail}
      message="No messages in your mailbox"
      action={{ label: 'Call voicemail', run: () => void callVoicemail(api) }}
    />
  );
}
