import { EmptyState, FrameLayout, useActivity, useApi } from '@androidworld/app-sdk/ui';
import history from '@material-symbols/svg-400/rounded/schedule.svg';
import { useEffect } from 'preact/hooks';
import { markCallsSeen } from '../store.ts';
import { CallList } from './call-list.tsx';
import { useCallLog } from './use-call-log.ts';
import { WithPermission } from './with-permission.tsx';

export function RecentsTab() {
  return (
    <WithPermission
      permission="READ_CALL_LOG"
      icon={history}
      explanation="Allow Phone to use your call logs to see your calls here"
    >
      <Recents />
    </WithPermission>
  );
}

/** The call log. Seeing it takes missed calls off the notifications. */
function Recents() {
  const api = useApi();
  const { visible } = useActivity();
  const calls = useCallLog();
  const newest = calls?.[0]?.id;
  useEffect(() => {
    if (visible && newest !== undefined) void markCallsSeen(api);
  }, [visible, newest]);
  if (calls === undefined) return <FrameLayout weight={1} />;
  if (calls.length === 0) return <EmptyState icon={history} title="Your call log is empty" />;
  return <CallList calls={calls} />;
}
