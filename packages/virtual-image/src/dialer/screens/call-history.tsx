import {
  ConfirmDialog,
  EmptyState,
  FrameLayout,
  LinearLayout,
  TabLayout,
  Toolbar,
  useActivity,
  useApi,
} from '@androidworld/app-sdk/ui';
import history from '@material-symbols/svg-400/rounded/schedule.svg';
import { useState } from 'preact/hooks';
import { clearCalls } from '../store.ts';
import { CallList } from './call-list.tsx';
import { useCallLog } from './use-call-log.ts';
import { WithPermission } from './with-permission.tsx';

/** All calls or the missed ones, and a way to forget them. */
export function CallHistory() {
  const api = useApi();
  const { finish } = useActivity();
  const [tab, setTab] = useState(0);
  const [asking, setAsking] = useState(false);
  const calls = useCallLog();
  const shown = tab === 0 ? calls : calls?.filter(({ kind }) => kind === 'missed');
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar
        title="Call history"
        onUp={() => void finish()}
        menu={[{ title: 'Clear call history', enabled: (calls?.length ?? 0) > 0, onClick: () => setAsking(true) }]}
      />
      <TabLayout tabs={[{ label: 'All' }, { label: 'Missed' }]} selected={tab} onSelect={setTab} />
      <WithPermission
        permission="READ_CALL_LOG"
        icon={history}
        explanation="Allow Phone to use your call logs to see your calls here"
      >
        {shown === undefined ? (
          <FrameLayout weight={1} />
        ) : shown.length === 0 ? (
          <EmptyState icon={history} title={tab === 0 ? 'Your call log is empty' : 'You have no missed calls.'} />
        ) : (
          <CallList calls={shown} />
        )}
      </WithPermission>
      {asking && (
        <ConfirmDialog
          title="Clear call history?"
          message="This will delete all calls from your history"
          onConfirm={() => void clearCalls(api)}
          onClose={() => setAsking(false)}
        />
      )}
    </LinearLayout>
  );
}
