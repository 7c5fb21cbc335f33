import { AdaptiveIcon } from '@androidworld/app-sdk/system';
import { css, FrameLayout, LinearLayout, TextView, View } from '@androidworld/app-sdk/ui';
import { useChooserRequest } from './targets.ts';

css`
.chooser { position: absolute; inset: 0; background: rgb(0 0 0 / 0.5); }
.chooser-sheet { position: absolute; left: 0; right: 0; bottom: 0; padding: 20px 16px 24px; border-radius: 28px 28px 0 0; background: var(--surface-container); }
.chooser-grid { display: grid; grid-template-columns: repeat(4, 1fr); gap: 16px 4px; }
.chooser-target { align-items: center; gap: 8px; padding: 4px; }
`;

/** The share sheet. */
export function Chooser() {
  const { title = 'Share', targets, answer } = useChooserRequest();
  return (
    <FrameLayout class="chooser">
      <View onClick={() => answer(null)} style={{ position: 'absolute', inset: 0 }} />
      <LinearLayout orientation="vertical" class="chooser-sheet" id="contentPanel" gap={16}>
        <TextView id="title" textAppearance="title">
          {title}
        </TextView>
        {targets.length === 0 ? (
          <TextView>No apps can perform this action.</TextView>
        ) : (
          <View class="chooser-grid" id="resolver_list" className="androidx.recyclerview.widget.RecyclerView">
            {targets.map((target) => (
              <LinearLayout
                orientation="vertical"
                key={target.component}
                class="chooser-target"
                id="item"
                onClick={() => answer(target.component)}
              >
                <AdaptiveIcon icon={target.icon} size={52} />
                <TextView id="text1" textAppearance="body-small" align="center" lines={2}>
                  {target.label}
                </TextView>
              </LinearLayout>
            ))}
          </View>
        )}
      </LinearLayout>
    </FrameLayout>
  );
}
