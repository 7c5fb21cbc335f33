import { css, LinearLayout, TextView } from '@androidworld/app-sdk/ui';
import { activityTypes } from '../activity-types.ts';

css`
.type-suggestions { max-height: 240px; overflow: hidden auto; background: var(--surface-container); box-shadow: var(--shadow-2); border-radius: 4px; }
.type-suggestion { min-height: 48px; padding: 12px 16px; box-sizing: border-box; font-size: 1rem; }
`;

/** What the field of the activity type offers for what is typed. */
export function TypeSuggestions({ typed, onPick }: { typed: string; onPick: (text: string) => void }) {
  const start = typed.trim().toLowerCase();
  const texts = [...new Set(activityTypes.map(({ text }) => text))];
  const offered = texts.filter((text) => text.toLowerCase().startsWith(start) && text !== typed);
  if (start === '' || offered.length === 0) return null;
  return (
    <LinearLayout className="android.widget.ListView" orientation="vertical" align="stretch" class="type-suggestions">
      {offered.map((text) => (
        <TextView key={text} id="android:id/text1" class="type-suggestion" onClick={() => onPick(text)}>
          {text}
        </TextView>
      ))}
    </LinearLayout>
  );
}
