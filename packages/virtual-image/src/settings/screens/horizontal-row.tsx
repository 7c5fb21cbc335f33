import { css, LinearLayout, TextView } from '@androidworld/app-sdk/ui';
import type { SettingsRow } from '../page.ts';

// Settings' horizontal_preference.xml.
css`
.horizontal-row { padding: 0 16px 0 24px; min-height: 48px; gap: 8px; }
.horizontal-row-title { font-size: 1.25rem; }
.horizontal-row-summary { text-align: right; }
`;

/** A number under its name on one line, as sizes and amounts stand; no tap comes to anything. */
export function horizontalRow(title: string, summary: string): SettingsRow {
  return {
    kind: 'custom',
    key: title,
    content: () => (
      <LinearLayout class="horizontal-row">
        <TextView id="android:id/title" class="horizontal-row-title" weight={1}>
          {title}
        </TextView>
        <TextView id="android:id/summary" class="horizontal-row-summary" color="muted" weight={1}>
          {summary}
        </TextView>
      </LinearLayout>
    ),
  };
}
