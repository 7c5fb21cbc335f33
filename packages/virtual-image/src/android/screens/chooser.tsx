import { AdaptiveIcon } from '@androidworld/app-sdk/system';
import { css, FrameLayout, LinearLayout, ScrollView, TextView, View } from '@androidworld/app-sdk/ui';
import { ChooserPreview } from './chooser-preview.tsx';
import { type ChooserTarget, useChooserRequest } from './targets.ts';

css`
.chooser { position: absolute; inset: 0; background: rgb(0 0 0 / 0.5); }
.chooser-panel { position: absolute; inset: 0; display: flex; flex-direction: column; justify-content: flex-end; }
.chooser-outside { flex: 1; min-height: 96px; }
.chooser-sheet { flex: none; border-radius: 28px 28px 0 0; background: var(--surface-container); max-height: calc(100% - 96px); display: flex; flex-direction: column; }
.chooser-header { flex: none; min-height: 36.2px; display: grid; justify-items: center; padding-top: 16px; }
.chooser-drag { width: 24px; height: 4px; border-radius: 2px; background: var(--outline); }
.chooser-title { font-size: 1.25rem; padding: 8px 16px 16px; }
.chooser-list { flex: 0 1 auto; padding-bottom: var(--inset-bottom); }
.chooser-row { flex: none; height: 131.8px; align-items: stretch; }
.chooser-item { align-self: stretch; position: relative; width: 25%; flex: none; align-items: center; padding-top: 24px; }
.chooser-item > .icon-box { margin-bottom: 6.9px; }
.chooser-label.chooser-label { font-size: 0.875rem; line-height: 16.4px; text-align: center; max-width: calc(100% - 8px); }
.chooser-no-people { height: 130px; flex: none; display: grid; place-items: center; color: var(--on-surface-variant); }
.chooser-divider { flex: none; height: 18px; display: grid; place-items: center; }
.chooser-divider > span { width: 100%; height: 1px; background: var(--outline-variant, var(--outline)); }
`;

/** Ranked targets come first; where there are more, all follow by name. */
const ranked = 4;

/** Android's chooser: the share sheet, and "Open with" without a memory. */
export function Chooser() {
  const { title, targets, sends, text, fileName, answer } = useChooserRequest();
  const first = targets.slice(0, ranked);
  const all = targets.length > ranked ? targets.toSorted((a, b) => a.label.localeCompare(b.label, 'en')) : [];
  const rowsOf = (list: readonly ChooserTarget[]) =>
    Array.from({ length: Math.ceil(list.length / ranked) }, (_, row) => (
      <Row key={row} targets={list.slice(row * ranked, (row + 1) * ranked)} onChoose={answer} />
    ));
  return (
    <FrameLayout class="chooser">
      <View
        class="chooser-panel"
        id="android:id/contentPanel"
        className="android.widget.ScrollView"
        semantics={{ scrollable: true }}
      >
        <div class="chooser-outside" onClick={() => answer(null)} />
        <div class="chooser-sheet">
          <LinearLayout class="chooser-header" id="android:id/chooser_header" className="android.widget.RelativeLayout">
            <View class="chooser-drag" id="android:id/drag" className="android.widget.ImageView" />
            {title !== undefined && (
              <TextView id="android:id/title" class="chooser-title">
                {title}
              </TextView>
            )}
          </LinearLayout>
          <FrameLayout
            id="android:id/profile_tabhost"
            className="android.widget.TabHost"
            focusable
            style={{ display: 'flex', minHeight: 0 }}
          >
            <FrameLayout id="android:id/tabcontent" style={{ display: 'flex', minHeight: 0, flex: '1 1 auto' }}>
              <FrameLayout
                id="android:id/profile_pager"
                className="com.android.internal.widget.ViewPager"
                focusable
                style={{ display: 'flex', minHeight: 0, flex: '1 1 auto' }}
              >
                <ScrollView
                  class="chooser-list"
                  id="android:id/resolver_list"
                  className="com.android.internal.widget.RecyclerView"
                  focusable
                  style={{ flex: '1 1 auto' }}
                >
                  <ChooserPreview text={text} fileName={fileName} onCopied={() => answer(null)} />
                  {sends && (
                    <LinearLayout class="chooser-no-people">
                      <TextView id="android:id/chooser_row_text_option" align="center">
                        No recommended people to share with
                      </TextView>
                    </LinearLayout>
                  )}
                  {targets.length === 0 && (
                    <TextView align="center" style={{ padding: 24 }}>
                      No apps can perform this action.
                    </TextView>
                  )}
                  {rowsOf(first)}
                  {all.length > 0 && (
                    <View class="chooser-divider" className="android.widget.ImageView" contentDescription="Apps list">
                      <span />
                    </View>
                  )}
                  {rowsOf(all)}
                </ScrollView>
              </FrameLayout>
            </FrameLayout>
          </FrameLayout>
        </div>
      </View>
    </FrameLayout>
  );
}

function Row({ targets, onChoose }: { targets: readonly ChooserTarget[]; onChoose: (component: string) => void }) {
  return (
    <LinearLayout class="chooser-row">
      {targets.map(({ component, label, icon }) => (
        <LinearLayout
          orientation="vertical"
          align="center"
          justify="start"
          key={component}
          class="chooser-item"
          id="android:id/item"
          semantics={{ longClickable: true }}
          onClick={() => onChoose(component)}
        >
          <FrameLayout class="icon-box" id="android:id/icon" className="android.widget.ImageView">
            <AdaptiveIcon icon={icon} size={56} />
          </FrameLayout>
          <TextView id="android:id/text1" class="chooser-label">
            {label}
          </TextView>
        </LinearLayout>
      ))}
    </LinearLayout>
  );
}
