import { EmptyState, Frame, useActivity, useApi } from '@androidworld/virtual-phone/app-sdk/ui';
import history from '@material-symbols/svg-400/rounded/schedule.svg';
import { useEffect } from 'preact/hooks';
import { markCallsSeen } from '../store.ts';
import { CallList } from './call-list.tsx';
import { useCallLog } from './use-call-log.ts';

/** The call log. Seeing it takes missed calls off the notifications. */
export function RecentsTab() {
  const api = useApi();
  const { visible } = useActivity();
  const calls = useCallLog();
  const newest = calls?.[0]?.id;
  useEffect(() => {
    if (visible && newest !== undefined) void markCallsSeen(api);
  }, [visible, newest]);
  if (calls === undefined) return <Frame weight={1} />;
  if (calls.length === 0) return <EmptyState icon={history} title="Your call log is empty" />;
  return <CallList calls={calls} />;
}
