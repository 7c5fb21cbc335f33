import {
  css,
  Glyph,
  LinearLayout,
  type MenuItem,
  TextView,
  Toolbar,
  useActivity,
  useThemeMode,
  View,
} from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';
import { useTracker } from '../use-tracker.ts';
import { BottomBar } from './bottom-bar.tsx';
import { trackerLogo } from './tracker-logo.ts';

css`
.tracker-page-titles { flex: 1; min-width: 0; padding-left: 4px; display: flex; }
.tracker-page-title { font-size: 1.375rem; }
.tracker-page-logo { width: 56px; height: 56px; display: grid; place-items: center; flex-shrink: 0; }
`;

/** Everything on a screen, in the colours the person has chosen. */
export function TrackerScreen({ id, children }: { id?: string; children: ComponentChildren }) {
  const { nightMode } = useTracker();
  useThemeMode(nightMode === '1' ? 'light' : nightMode === '2' ? 'dark' : 'system');
  return (
    <LinearLayout id={id} className="android.view.ViewGroup" orientation="vertical" align="stretch" weight={1}>
      {children}
    </LinearLayout>
  );
}

interface TrackerPageProps {
  title: string;
  /** Icons of the toolbar. */
  menu?: readonly MenuItem[];
  /** Icons of the bar below. */
  bottomMenu?: readonly MenuItem[];
  onUp?: (() => void) | undefined;
  /** In place of the toolbar. */
  bar?: ComponentChildren;
  /** In place of the title. */
  search?: ComponentChildren;
  children: ComponentChildren;
}

/** A page with a title above and the way back below. */
export function TrackerPage({ title, menu = [], bottomMenu = [], onUp, bar, search, children }: TrackerPageProps) {
  const { finish } = useActivity();
  return (
    <TrackerScreen id="bottom_app_bar_layout">
      {bar ?? (
        <Toolbar menu={menu}>
          <View className="android.widget.ImageButton" class="tracker-page-logo" focusable>
            <Glyph icon={trackerLogo} color="var(--primary)" />
          </View>
          {search ?? (
            <div class="tracker-page-titles">
              <TextView class="tracker-page-title" lines={1}>
                {title}
              </TextView>
            </div>
          )}
        </Toolbar>
      )}
      {children}
      <BottomBar onUp={onUp ?? (() => void finish())} menu={bottomMenu} />
    </TrackerScreen>
  );
}
