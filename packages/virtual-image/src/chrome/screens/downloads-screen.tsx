import { Formatter } from '@androidworld/app-sdk';
import {
  Chip,
  css,
  type IconSource,
  LinearLayout,
  TextInputDialog,
  useApi,
  useLive,
  usePhoneClock,
  useSearch,
} from '@androidworld/app-sdk/ui';
import audioIcon from '@material-symbols/svg-400/rounded/audio_file.svg';
import documentIcon from '@material-symbols/svg-400/rounded/description.svg';
import otherIcon from '@material-symbols/svg-400/rounded/draft.svg';
import imageIcon from '@material-symbols/svg-400/rounded/image.svg';
import pageIcon from '@material-symbols/svg-400/rounded/public.svg';
import settingsIcon from '@material-symbols/svg-400/rounded/settings.svg';
import videoIcon from '@material-symbols/svg-400/rounded/video_file.svg';
import { useState } from 'preact/hooks';
import {
  type Download,
  type DownloadKind,
  deleteDownload,
  downloadKinds,
  downloadSources,
  listDownloads,
  openDownload,
  renameDownload,
} from '../store/downloads.ts';
import { withDayHeadings } from './day-headings.ts';
import { ListScreen, matches } from './list-screen.tsx';
import { downloadsPage } from './settings/downloads.tsx';
import { settingsIntent } from './settings/page.ts';

const icons: Readonly<Record<DownloadKind, IconSource>> = {
  video: videoIcon,
  audio: audioIcon,
  image: imageIcon,
  page: pageIcon,
  document: documentIcon,
  other: otherIcon,
};

css`
.chrome-chips { padding: 0 16px; gap: 8px; overflow: auto hidden; scrollbar-width: none; flex: none; }
`;

/** DownloadActivity: the files that were downloaded, day by day. */
export function DownloadsScreen() {
  const api = useApi();
  const clock = usePhoneClock();
  const search = useSearch();
  const [picked, setPicked] = useState<DownloadKind | null>(null);
  const [renamed, setRenamed] = useState<Download | null>(null);
  const downloads = useLive(listDownloads, downloadSources).data;
  const kinds = (Object.keys(downloadKinds) as DownloadKind[]).filter((kind) =>
    downloads?.some((each) => each.kind === kind),
  );
  const shown = picked !== null && kinds.includes(picked) ? picked : null;
  const entries = downloads
    ?.filter(({ kind, name }) => (shown === null || kind === shown) && matches(search, name))
    .map((download) => ({
      key: download.uri,
      icon: icons[download.kind],
      title: download.name,
      detail: Formatter.formatFileSize(download.size),
      atMs: download.addedMs,
      onOpen: () => void openDownload(api, download),
      menu: [
        {
          title: 'Share',
          onClick: () =>
            void api.startChooser({
              action: 'android.intent.action.SEND',
              type: download.mimeType,
              extras: { 'android.intent.extra.STREAM': download.uri },
            }),
        },
        { title: 'Rename', onClick: () => setRenamed(download) },
        { title: 'Delete', onClick: () => void deleteDownload(api, download) },
      ],
    }));
  return (
    <ListScreen
      title="Downloads"
      none="Files that you download appear here"
      entries={entries && withDayHeadings(entries, clock)}
      search={search}
      searchHint="Search your downloads"
      menu={[
        {
          id: 'settings_menu_id',
          title: 'Settings',
          icon: settingsIcon,
          showAsAction: 'always',
          onClick: () => void api.startActivity(settingsIntent(downloadsPage)),
        },
      ]}
      header={
        kinds.length > 0 && (
          <LinearLayout id="chips_list" className="androidx.recyclerview.widget.RecyclerView" class="chrome-chips">
            <Chip label="All" checked={shown === null} onClick={() => setPicked(null)} />
            {kinds.map((kind) => (
              <Chip
                key={kind}
                label={downloadKinds[kind]}
                checked={shown === kind}
                onClick={() => setPicked(shown === kind ? null : kind)}
              />
            ))}
          </LinearLayout>
        )
      }
    >
      {renamed !== null && (
        <TextInputDialog
          title="Rename file"
          initial={renamed.name}
          select="name without extension"
          isComplete={(text) => text.trim() !== ''}
          onDone={(name) => void renameDownload(api, renamed, name.trim())}
          onClose={() => setRenamed(null)}
        />
      )}
    </ListScreen>
  );
}
