import {
  CardView,
  css,
  Icon,
  ImageButton,
  LinearLayout,
  ScrollView,
  TextView,
  useApi,
  useLive,
  usePreferences,
  View,
} from '@androidworld/app-sdk/ui';
import folderIcon from '@material-symbols/svg-400/rounded/folder.svg';
import grid from '@material-symbols/svg-400/rounded/grid_view.svg';
import lan from '@material-symbols/svg-400/rounded/lan.svg';
import playlistAdd from '@material-symbols/svg-400/rounded/library_add.svg';
import more from '@material-symbols/svg-400/rounded/more_vert.svg';
import playIcon from '@material-symbols/svg-400/rounded/play_arrow.svg';
import appendIcon from '@material-symbols/svg-400/rounded/playlist_add.svg';
import list from '@material-symbols/svg-400/rounded/view_list.svg';
import { useState } from 'preact/hooks';
import { extras, storage } from '../../package-name.ts';
import { describeFolder, type FolderContent, folderMarks, listFolder } from '../../store/folders.ts';
import { preferences } from '../../store/preferences.ts';
import { appendOrPlay, openScreen, play } from '../open-screens.ts';
import { MainBar } from '../parts/main-bar.tsx';
import { MarkedText } from '../parts/marked-text.tsx';
import { ContextSheet } from '../sheets/context-sheet.tsx';
import { useMediaSheets } from '../use-media-sheets.tsx';

css`
.browse-block { display: flex; flex-direction: column; margin-bottom: 42PX; }
.browse-head { height: 56px; position: relative; }
.browse-title { position: absolute; left: 42PX; top: 42PX; font-size: 1.125rem; font-weight: 500; line-height: 63PX; }
.browse-cards { display: flex; overflow-x: auto; gap: 20PX; padding-left: 41PX; height: 325PX; }
.browse-card { position: relative; flex: none; width: 315PX; height: 325PX; margin: 0; border-radius: 8px; background: var(--surface); }
.browse-card-icon { margin: 26PX auto 0; color: var(--primary); width: 168PX; height: 168PX; }
.browse-card-texts { position: absolute; left: 26PX; top: 215PX; width: 200PX; display: flex; flex-direction: column; align-items: stretch; }
.browse-card-texts > :first-child { font-size: 0.875rem; line-height: 51PX; height: 51PX; }
.browse-card-texts > :last-child { font-size: 0.75rem; height: 43PX; line-height: 43PX; color: var(--on-surface-variant); }
.view.browse-card-more { position: absolute; right: 5PX; top: 225PX; width: 84PX; height: 84PX; }
/* The same one below the other. */
.browse-rows { display: flex; flex-direction: column; }
.browse-rows > .browse-card { width: auto; height: 64px; border-radius: 0; background: none; box-shadow: none; }
.browse-rows .view.browse-card-icon { position: absolute; left: 16px; top: 16px; margin: 0; width: 32px; height: 32px; }
.browse-rows .browse-card-texts { left: 64px; right: 48px; top: 14px; width: auto; }
.browse-rows .view.browse-card-more { right: 8px; top: 16px; }
.browse-network { display: flex; flex-direction: column; color: var(--on-surface-variant); margin: 0 42PX 0 84PX; height: 341PX; }
.browse-nothing { flex: 1; padding: 0 42PX; text-align: center; }
`;

const favorites = ['Download', 'Movies', 'Music', 'Podcasts'];

/** Folders, wherever they are. */
export function BrowseTab({ onRefresh }: { onRefresh: () => void }) {
  const api = useApi();
  const sheets = useMediaSheets();
  const [stored, change] = usePreferences(preferences);
  const cards = stored?.browseCards ?? true;
  const display = cards ? 'Display in list' : 'Display in grid';
  const [menuOf, setMenuOf] = useState<FolderContent | null>(null);
  const load = async (own: typeof api) => ({
    favorites: await Promise.all(favorites.map((name) => listFolder(own, `${storage}/${name}`))),
    storage: await listFolder(own, storage),
  });
  const shown = useLive(load, { onResume: true }).data;
  const card = (kind: 'Favorite' | 'Folder', content: FolderContent) => (
    <CardView
      key={content.path}
      id="browser_container"
      className="androidx.cardview.widget.CardView"
      class="browse-card"
      contentDescription={`${kind}: ${content.name}, ${describeFolder(content)}`}
      onClick={() => void openScreen(api, 'secondary', { [extras.folder]: content.path })}
      onLongClick={() => setMenuOf(content)}
    >
      <View className="android.view.ViewGroup" style={{ height: '100%', display: 'flow-root' }}>
        <Icon id="item_icon" class="browse-card-icon" icon={folderIcon} size={cards ? 64 : 32} />
        <div class="browse-card-texts">
          <TextView id="title" lines={1} layoutWidth="match_parent" selected>
            {content.name}
          </TextView>
          <TextView id="text" lines={1} layoutWidth="match_parent">
            <MarkedText text={folderMarks(content)} />
          </TextView>
        </div>
        <ImageButton
          id="item_more"
          icon={more}
          className="android.widget.ImageView"
          contentDescription="More Actions"
          class="browse-card-more"
          onClick={() => setMenuOf(content)}
        />
      </View>
    </CardView>
  );
  const block = (id: string, title: string, cards: preact.ComponentChildren) => (
    <View id={id} className="android.view.ViewGroup" class="browse-block">
      <View className="android.view.ViewGroup" style={{ position: 'relative' }}>
        <View
          id="title_content"
          className="android.view.View"
          class="browse-head"
          focusable
          enabled={false}
          semantics={{ clickable: true }}
        />
        <TextView id="title" class="browse-title" contentDescription={`Header: ${title}`}>
          {title}
        </TextView>
        {cards}
      </View>
    </View>
  );
  return (
    <View class="vlc-page">
      <MainBar
        menu={[
          {
            id: cards ? 'ml_menu_display_list' : 'ml_menu_display_grid',
            title: display,
            icon: cards ? list : grid,
            showAsAction: 'always',
            onClick: () => void change({ browseCards: !cards }),
          },
          { title: display, onClick: () => void change({ browseCards: !cards }) },
          { title: 'Refresh', onClick: onRefresh },
        ]}
      />
      <ScrollView weight={1} focusable>
        <View className="android.view.ViewGroup">
          {block(
            'fav_browser_entry',
            'Favorites',
            <View
              id="list"
              className="androidx.recyclerview.widget.RecyclerView"
              class={cards ? 'browse-cards' : 'browse-rows'}
              focusable
              semantics={{ scrollable: true }}
            >
              {shown?.favorites.map((content) => card('Favorite', content))}
            </View>,
          )}
          {block(
            'local_browser_entry',
            'Storages',
            <View
              id="list"
              className="androidx.recyclerview.widget.RecyclerView"
              class={cards ? 'browse-cards' : 'browse-rows'}
              focusable
            >
              {shown && card('Folder', { ...shown.storage, name: 'Internal memory' })}
            </View>,
          )}
          {block(
            'network_browser_entry',
            'Local Network',
            <View id="loading" className="android.widget.FrameLayout" class="browse-network">
              <View id="container" className="android.view.ViewGroup" class="browse-nothing">
                <Icon id="emptyImageView" icon={lan} size={54} style={{ margin: '0 auto' }} />
                <TextView id="emptyTextView" textAppearance="body-large" align="center">
                  No connection to local network.
                </TextView>
              </View>
            </View>,
          )}
          <LinearLayout style={{ height: 80 }} />
        </View>
      </ScrollView>
      {menuOf !== null && (
        <ContextSheet
          title={menuOf.name}
          items={[
            { title: 'Play', icon: playIcon, onClick: () => void play(api, menuOf.media) },
            { title: 'Append', icon: appendIcon, onClick: () => void appendOrPlay(api, menuOf.media) },
            { title: 'Add to playlist', icon: playlistAdd, onClick: () => sheets.addToPlaylist(menuOf.media) },
          ]}
          onClose={() => setMenuOf(null)}
        />
      )}
      {sheets.sheet}
    </View>
  );
}
