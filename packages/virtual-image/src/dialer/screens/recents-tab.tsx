import { FrameLayout, useActivity, useApi } from '@androidworld/app-sdk/ui';
import history from '@material-symbols/svg-400/rounded/schedule.svg';
import { useEffect } from 'preact/hooks';
import { markCallsSeen } from '../store.ts';
import { CallList } from './call-list.tsx';
import { EmptyContent } from './empty-content.tsx';
import { useCallLog } from './use-call-log.ts';
import { WithPermission } from './with-permission.tsx';

export function RecentsTab({ onDial }: { onDial: () => void }) {
  return (
    <WithPermission
      permission="READ_CALL_LOG"
      icon={history}
      explanation="Allow Phone to use your call logs to see your calls here"
    >
      <Recents onDial={onDial} />
    </WithPermission>
  );
}

/** The call log. Seeing it takes missed calls off the notifications. */
function Recents({ onDial }: { onDial: () => void }) {
  const api = useApi();
  const { visible } = useActivity();
  const calls = useCallLog();
  const newest = calls?.[0]?.id;
  useEffect(() => {
    if (visible && newest !== undefined) void markCallsSeen(api);
  }, [visible, newest]);
  if (calls === undefined) return <FrameLayout weight={1} />;
  if (calls.length === 0)
    return (
      <EmptyContent icon={history} message="Your call log is empty" action={{ label: 'Make a call', run: onDial }} />
    );
  return <CallList calls={calls} />;
}
