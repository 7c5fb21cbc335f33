import { useApi } from '../hooks/use-api.ts';
import { LinearLayout } from '../widgets/layouts.tsx';
import { ToolbarButton } from '../widgets/toolbar-button.tsx';
import { Window } from '../widgets/window.tsx';
import type { WebDialogRequest } from './web-page.ts';

const HEIGHT_DP = 48;

/** What can be done with selected text of a page. The clipboard is the phone's. */
export function WebToolbar({ request }: { request: Extract<WebDialogRequest, { kind: 'selection' }> }) {
  const { editable, topDp, take, paste, selectAll, close } = request;
  const api = useApi();
  const copy = async (cut: boolean) => {
    const text = await take(cut);
    if (text !== '') await api.clipboard.set(text);
    close();
  };
  return (
    <Window
      title="Floating toolbar"
      place="free"
      class="selection-toolbar"
      focusable={false}
      style={{ left: '16px', top: `${Math.max(HEIGHT_DP, topDp - HEIGHT_DP - 8)}px` }}
    >
      <LinearLayout>
        {editable && <ToolbarButton label="Cut" onClick={() => void copy(true)} />}
        <ToolbarButton label="Copy" onClick={() => void copy(false)} />
        {editable && (
          <ToolbarButton
            label="Paste"
            onClick={() => {
              void api.clipboard.get().then((text) => paste(text ?? ''));
              close();
            }}
          />
        )}
        <ToolbarButton label="Select all" onClick={selectAll} />
      </LinearLayout>
    </Window>
  );
}
