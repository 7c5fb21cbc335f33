import { css, LinearLayout, TextView, View } from '@androidworld/app-sdk/ui';

css`
.tracker-empty { padding: 48px 24px 0; }
.tracker-empty-arrow { width: 260px; flex: 0 1 380px; min-height: 0; margin: 16px 0 0 72px; color: var(--primary); }
.tracker-empty-arrow > svg { width: 100%; height: 100%; fill: none; stroke: currentColor; stroke-width: 3; stroke-linecap: round; }
`;

/** Nothing recorded, or nothing found: an arrow shows the way to the record button. */
export function EmptyTrackList() {
  return (
    <LinearLayout id="track_list_empty_view" orientation="vertical" weight={1} class="tracker-empty">
      <TextView textAppearance="title-large" align="center">
        Start recording your next adventure here
      </TextView>
      <View className="android.widget.ImageView" contentDescription="Arrow" class="tracker-empty-arrow">
        <svg viewBox="0 0 130 190" aria-hidden="true">
          <path d="M20 6C4 60 20 84 60 80S92 40 66 42 44 130 116 180M92 178l25 3-6-24" />
        </svg>
      </View>
    </LinearLayout>
  );
}
