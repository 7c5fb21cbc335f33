import {
  Button,
  css,
  FrameLayout,
  Icon,
  LinearLayout,
  ScrollView,
  TextView,
  Toolbar,
  useApi,
  useLive,
  usePreferences,
  View,
} from '@androidworld/app-sdk/ui';
import face from '@material-symbols/svg-400/rounded/face.svg';
import history from '@material-symbols/svg-400/rounded/history.svg';
import lastAdded from '@material-symbols/svg-400/rounded/library_add.svg';
import search from '@material-symbols/svg-400/rounded/search.svg';
import settings from '@material-symbols/svg-400/rounded/settings.svg';
import shuffle from '@material-symbols/svg-400/rounded/shuffle.svg';
import topIcon from '@material-symbols/svg-400/rounded/trending_up.svg';
import { playShuffled, playSongs } from '../../player/player.ts';
import { historySources, listTopPlayed } from '../../store/play-history.ts';
import { preferences } from '../../store/preferences.ts';
import { groupSongs } from '../../store/song-groups.ts';
import { useNavigation } from '../navigation.ts';
import { GroupCards } from '../parts/group-cards.tsx';
import { SongRow } from '../parts/song-row.tsx';
import { useLastAdded, usePlaylists, useSongs } from '../use-library.ts';
import { useSongActions } from '../use-song-actions.ts';
import { Suggestions } from './suggestions.tsx';

css`
.home-user { display: flex; height: 158PX; padding: 0 16px; align-items: flex-start; box-sizing: border-box; gap: 16px; padding-top: 16px; }
.home-face { width: 110PX; height: 110PX; border-radius: 50%; background: var(--secondary-container); display: grid; place-items: center; }
.home-welcome { font-size: 0.875rem; line-height: 51PX; height: 45PX; overflow: visible; }
.home-name { font-size: 1.5rem; line-height: 71PX; }
.home-buttons { display: grid; grid-template-columns: 1fr 1fr; gap: 21PX 42PX; padding: 42PX 42PX 32PX; }
.home-buttons > .button { height: 155PX; margin: 0; border-radius: 16px; }
.home-section { padding: 16px 16px 8px; font-size: 1.25rem; }
`;

const buttons = [
  { id: 'history', label: 'History', icon: history, list: 'history' },
  { id: 'lastAdded', label: 'Last added', icon: lastAdded, list: 'lastAdded' },
  { id: 'topPlayed', label: 'Most played', icon: topIcon, list: 'topPlayed' },
] as const;

/** Of a section. */
const mostCards = 5;

/** "For you": where to go on. */
export function HomeTab() {
  const api = useApi();
  const songs = useSongs() ?? [];
  const playlists = usePlaylists() ?? [];
  const [stored] = usePreferences(preferences);
  const { open } = useNavigation();
  const actions = useSongActions();
  const added = useLastAdded() ?? [];
  const counted = useLive(listTopPlayed, historySources).data ?? [];
  // What was played may have gone from the library since.
  const top = counted.flatMap(({ id }) => songs.find((song) => song.id === id) ?? []);
  const sections = [
    { title: 'Recent artists', groups: groupSongs(added, 'artist') },
    { title: 'Recent albums', groups: groupSongs(added, 'album') },
    { title: 'Top artists', groups: groupSongs(top, 'artist') },
    { title: 'Top albums', groups: groupSongs(top, 'album') },
  ];
  const liked = playlists.find(({ name }) => name === 'Favorites')?.songs ?? [];
  return (
    <View class="retro-page">
      <View id="appBarLayout" className="android.widget.LinearLayout" class="retro-app-bar">
        <Toolbar
          id="toolbar"
          navigation={{ icon: search, contentDescription: 'Navigate up', onClick: () => open({ kind: 'search' }) }}
          menu={[
            {
              id: 'action_settings',
              title: 'Settings',
              icon: settings,
              showAsAction: 'always',
              onClick: () => open({ kind: 'settings' }),
            },
          ]}
        >
          <span class="retro-bar-space" />
          <span class="retro-title">
            <TextView textAppearance="title-large">Retro Music</TextView>
          </span>
        </Toolbar>
      </View>
      <ScrollView id="container" weight={1} focusable>
        <View id="contentContainer" className="android.view.ViewGroup">
          <FrameLayout id="imageLayout">
            <View className="android.view.ViewGroup" class="home-user">
              <View
                id="userImage"
                className="android.widget.ImageView"
                class="home-face"
                onClick={() => open({ kind: 'settings' })}
              >
                <Icon icon={face} semantics={{ importantForAccessibility: 'no' }} />
              </View>
              <LinearLayout orientation="vertical" align="start">
                <TextView id="text" class="home-welcome">
                  Welcome,
                </TextView>
                <TextView id="titleWelcome" class="home-name">
                  {stored?.userName ?? ''}
                </TextView>
              </LinearLayout>
            </View>
          </FrameLayout>
          <LinearLayout id="home_content" orientation="vertical" align="stretch" focusable>
            <View id="abs_playlists" className="android.view.ViewGroup" class="home-buttons">
              {buttons.map(({ id, label, icon, list }) => (
                <Button key={id} id={id} variant="tonal" icon={icon} onClick={() => open({ kind: 'list', list })}>
                  {label}
                </Button>
              ))}
              <Button id="actionShuffle" variant="tonal" icon={shuffle} onClick={() => void playShuffled(api, songs)}>
                Shuffle
              </Button>
            </View>
            {stored?.showSuggestions === true && <Suggestions songs={songs} />}
            <LinearLayout orientation="vertical" align="stretch">
              <View
                id="recyclerView"
                className="androidx.recyclerview.widget.RecyclerView"
                focusable
                style={{ paddingBottom: 80 }}
              >
                {sections.map(
                  ({ title, groups }) =>
                    groups.length > 0 && <GroupCards key={title} title={title} groups={groups.slice(0, mostCards)} />,
                )}
                {liked.length > 0 && <TextView class="home-section">Favorites</TextView>}
                {liked.map((song, index) => (
                  <SongRow
                    key={song.key}
                    song={song}
                    menu={actions.menuOf(song)}
                    onClick={() => void playSongs(api, liked, index)}
                  />
                ))}
              </View>
            </LinearLayout>
          </LinearLayout>
        </View>
      </ScrollView>
    </View>
  );
}
