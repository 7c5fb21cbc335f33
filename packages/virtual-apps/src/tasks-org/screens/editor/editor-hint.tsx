import { Button, ComposeView, css, Divider, TextView, useApi } from '@androidworld/app-sdk/ui';
import { activities } from '../../package-name.ts';
import { preferences } from '../../store/preferences.ts';
import { openScreen } from '../open-screens.ts';

css`
.editor-hint { min-height: 143.24px; }
.editor-hint .hint-texts { padding: 16px 16px 0; display: flex; flex-direction: column; align-items: flex-start; }
.hint-body { margin-top: 4px; letter-spacing: 0.25px; }
.hint-buttons { display: flex; justify-content: flex-end; gap: 8px; padding: 7.6px 16px 8px 0; }
.hint-buttons .button-text { color: var(--secondary); }
`;

/** Tells that the editor can be arranged, until it is answered. */
export function EditorHint() {
  const api = useApi();
  const close = () => void preferences.put(api, { shownHint: true });
  return (
    <ComposeView class="editor-hint">
      <Divider />
      <div class="hint-texts">
        <TextView textAppearance="body-large">Too much information?</TextView>
        <TextView class="hint-body">You can customize this screen by rearranging or removing fields</TextView>
      </div>
      <div class="hint-buttons">
        <Button variant="text" onClick={close}>
          Dismiss
        </Button>
        <Button
          variant="text"
          onClick={() => {
            close();
            void openScreen(api, activities.beastMode);
          }}
        >
          Settings
        </Button>
      </div>
    </ComposeView>
  );
}
