import { LinearLayout, TextView } from '@androidworld/app-sdk/ui';

/** In place of a list with nothing in it. */
export function Empty({ text }: { text: string }) {
  return (
    <LinearLayout id="android:id/empty" orientation="vertical" align="center" class="retro-empty">
      <TextView id="emptyEmoji" class="retro-empty-emoji">
        😱
      </TextView>
      <TextView id="emptyText" class="retro-empty-text">
        {text}
      </TextView>
    </LinearLayout>
  );
}
