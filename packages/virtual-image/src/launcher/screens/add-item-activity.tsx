import { useSystemApi } from '@androidworld/app-sdk/system';
import {
  Button,
  css,
  FrameLayout,
  LinearLayout,
  TextView,
  useActivity,
  useAsync,
  useBack,
  usePreferences,
  View,
} from '@androidworld/app-sdk/ui';
import { launchableApps, shortcutOf } from '../launchable-apps.ts';
import { addItem } from '../workspace/workspace-items.ts';
import { workspacePreferences } from '../workspace/workspace-store.ts';
import { AppDisc } from './app-icon.tsx';

css`
.add-item { position: absolute; inset: 0; background: rgb(0 0 0 / 0.5); display: flex; align-items: flex-end; }
.add-item-sheet { width: 100%; padding: 24px 24px calc(24px + var(--navigation-bar-height)); border-radius: 28px 28px 0 0; background: var(--surface-container); color: var(--on-surface); box-sizing: border-box; }
.add-item-cell { padding: 32px 0; align-items: center; gap: 8px; }
`;

/** Asks whether an app's shortcut may be put on the home screen (Launcher3's AddItemActivity). */
export function AddItemActivity() {
  const api = useSystemApi();
  const { intent, finish } = useActivity();
  const requestId = Number(intent.extras?.['android.content.pm.extra.PIN_ITEM_REQUEST']);
  const request = useAsync(async () => {
    const [asked, apps] = await Promise.all([api.system.pinRequest(requestId), launchableApps(api)]);
    const app = apps.find(({ packageName }) => packageName === asked?.packageName);
    return asked === null || app === undefined ? null : shortcutOf(app, asked.shortcut);
  }, [requestId]);
  const [stored, store] = usePreferences(workspacePreferences);
  const close = () => void finish();
  useBack(close);
  const item = request.data;
  if (item === undefined || stored === undefined) return null;
  if (item === null) {
    close();
    return null;
  }
  const add = async () => {
    await api.system.acceptPinRequest(requestId);
    await store({ items: addItem(stored.items, item.key) });
    await api.toast(`${item.label} added to home screen`);
    await finish();
  };
  return (
    <FrameLayout id="add_item_drag_layer" class="add-item">
      <View style={{ position: 'absolute', inset: 0 }} onClick={close} />
      <LinearLayout
        orientation="vertical"
        id="add_item_bottom_sheet"
        class="add-item-sheet"
        style={{ position: 'relative' }}
      >
        <TextView id="widget_appName" textAppearance="title-large" align="center" layoutWidth="match_parent">
          {item.label}
        </TextView>
        <LinearLayout orientation="vertical" id="widget_cell" class="add-item-cell" align="center">
          <AppDisc app={item} />
          <TextView id="widget_name">{item.label}</TextView>
        </LinearLayout>
        <LinearLayout justify="end" gap={8}>
          <Button variant="text" onClick={close}>
            Cancel
          </Button>
          <Button variant="text" onClick={() => void add()}>
            Add to home screen
          </Button>
        </LinearLayout>
      </LinearLayout>
    </FrameLayout>
  );
}
