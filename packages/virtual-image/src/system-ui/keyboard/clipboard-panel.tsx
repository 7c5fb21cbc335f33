import { LinearLayout, ListItem, TextView, useApi, useAsync } from '@androidworld/app-sdk/ui';
import type { PanelProps } from './panels.tsx';

/** What was copied last, to be pasted by a tap. */
export function ClipboardPanel({ keyboard, open }: PanelProps) {
  const api = useApi();
  const clip = useAsync(() => api.clipboard.get(), []).data;
  if (!clip) {
    return (
      <LinearLayout class="keyboard-panel">
        <TextView class="keyboard-panel-note">Text that you copy shows here</TextView>
      </LinearLayout>
    );
  }
  return (
    <LinearLayout orientation="vertical" class="keyboard-panel">
      <TextView textAppearance="label" style={{ padding: '8px 16px 0' }}>
        Recent
      </TextView>
      <ListItem
        title={clip}
        onClick={() => {
          keyboard.commit(clip);
          open(null);
        }}
      />
    </LinearLayout>
  );
}
