import { css, TextView, useApi, useLive, View } from '@androidworld/app-sdk/ui';
import { playSongs } from '../../player/player.ts';
import { historySources, listHistory } from '../../store/play-history.ts';
import type { Song } from '../../store/song.ts';
import { Cover } from '../parts/cover.tsx';

css`
.suggestions { padding: 0 16px; }
.suggestions-title { padding: 8px 0; font-size: 1.25rem; }
.suggestions-grid { display: grid; grid-template-columns: repeat(4, 1fr); gap: 4px; }
.suggestions-mix { grid-column: span 2; grid-row: span 2; display: grid; place-items: center; border-radius: 16px; background: var(--primary-container); color: var(--on-primary-container); font-size: 1.25rem; text-align: center; padding: 8px; }
.suggestions-grid > .suggestions-song { aspect-ratio: 1; display: grid; }
`;

/** How many are suggested, and how many there must be before any are. */
const [shownCount, neededCount] = [8, 9];

/** Songs that were not played of late: eight covers, and all of them at once. */
export function Suggestions({ songs }: { songs: readonly Song[] }) {
  const api = useApi();
  const history = useLive(listHistory, historySources).data;
  const unheard = songs.filter(({ id }) => history?.every((played) => played.id !== id));
  if (unheard.length < neededCount) return null;
  const suggested = unheard.slice(0, shownCount);
  return (
    <View id="suggestions" className="android.view.ViewGroup" class="suggestions">
      <TextView id="title" class="suggestions-title">
        Suggestions
      </TextView>
      <div class="suggestions-grid">
        <TextView id="message" class="suggestions-mix" onClick={() => void playSongs(api, suggested)}>
          New Music Mix
        </TextView>
        {suggested.map((song, index) => (
          <View
            key={song.id}
            className="androidx.cardview.widget.CardView"
            class="suggestions-song"
            onClick={() => void playSongs(api, suggested, index)}
          >
            <Cover id={`image${index + 1}`} size="fill" />
          </View>
        ))}
      </div>
    </View>
  );
}
