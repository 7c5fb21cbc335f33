import { css } from '../theme/css.ts';
import { LinearLayout } from '../widgets/layouts.tsx';
import { RadioButton } from '../widgets/radio-button.tsx';
import { TextView } from '../widgets/text-view.tsx';
import type { PreferenceProps } from './preference-row.tsx';

// SettingsLib's preference_selector_with_widget.xml.
css`
.radio-preference { min-height: 48px; padding-right: 16px; }
.radio-preference-widget { min-width: 72px; justify-content: center; flex-shrink: 0; }
.radio-preference-texts { padding: 16px 0; align-items: flex-start; }
`;

interface RadioPreferenceProps extends PreferenceProps {
  checked: boolean;
  onClick: () => void;
}

/** One of a page's choices: a radio button before its texts. */
export function RadioPreference({ title, summary, checked, enabled = true, onClick }: RadioPreferenceProps) {
  return (
    <LinearLayout class="radio-preference" enabled={enabled} checked={checked} onClick={onClick}>
      <LinearLayout id="android:id/widget_frame" class="radio-preference-widget" enabled={enabled}>
        <RadioButton id="android:id/checkbox" checked={checked} enabled={enabled} />
      </LinearLayout>
      <LinearLayout orientation="vertical" weight={1} class="radio-preference-texts" enabled={enabled}>
        <TextView id="android:id/title" style={{ fontSize: '1.25rem' }} enabled={enabled}>
          {title}
        </TextView>
        {summary !== undefined && summary !== '' && (
          <LinearLayout id="summary_container" enabled={enabled}>
            <TextView id="android:id/summary" color="muted" lines={10} enabled={enabled}>
              {summary}
            </TextView>
          </LinearLayout>
        )}
      </LinearLayout>
    </LinearLayout>
  );
}
