import { css, ScrollView, TextView, View } from '@androidworld/app-sdk/ui';
import type { SongGroup } from '../../store/song-groups.ts';
import { useNavigation } from '../navigation.ts';
import { Cover } from './cover.tsx';

css`
.group-cards-title { padding: 16px 16px 8px; font-size: 1.25rem; }
.group-cards { display: flex; gap: 8px; padding: 0 16px; }
.group-cards-card { flex: none; width: 120px; display: flex; flex-direction: column; align-items: stretch; gap: 4px; }
.group-cards-round > .retro-cover { border-radius: 50%; }
.group-cards-round > .text-view { text-align: center; }
`;

/** Albums or artists in a row that scrolls sideways, below their title. */
export function GroupCards({ title, groups }: { title: string; groups: readonly SongGroup[] }) {
  const { open } = useNavigation();
  return (
    <View className="android.view.ViewGroup">
      <TextView id="title" class="group-cards-title">
        {title}
      </TextView>
      <ScrollView id="recyclerView" className="androidx.recyclerview.widget.RecyclerView" horizontal focusable>
        <div class="group-cards">
          {groups.map(({ kind, id, name }) => (
            <View
              key={id}
              className="android.view.ViewGroup"
              class={kind === 'album' ? 'group-cards-card' : 'group-cards-card group-cards-round'}
              onClick={() => open({ kind, id })}
            >
              <Cover size={120} />
              <TextView id="title" lines={1} layoutWidth="match_parent">
                {name}
              </TextView>
            </View>
          ))}
        </div>
      </ScrollView>
    </View>
  );
}
