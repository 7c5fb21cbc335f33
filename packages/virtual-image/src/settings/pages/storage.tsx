import { Formatter } from '@androidworld/app-sdk';
import type { SystemApi } from '@androidworld/app-sdk/system';
import {
  AlertDialog,
  css,
  Icon,
  type IconSource,
  LinearLayout,
  ProgressBar,
  TextView,
  View,
} from '@androidworld/app-sdk/ui';
import apps from '@material-symbols/svg-400/rounded/apps.svg';
import trash from '@material-symbols/svg-400/rounded/delete.svg';
import documents from '@material-symbols/svg-400/rounded/draft.svg';
import image from '@material-symbols/svg-400/rounded/image.svg';
import clean from '@material-symbols/svg-400/rounded/mop.svg';
import video from '@material-symbols/svg-400/rounded/movie.svg';
import audio from '@material-symbols/svg-400/rounded/music_note.svg';
import system from '@material-symbols/svg-400/rounded/settings_system_daydream.svg';
import games from '@material-symbols/svg-400/rounded/sports_esports.svg';
import { useState } from 'preact/hooks';
import { flag } from '../bindings.ts';
import type { Destination, PageScope, SettingsPage, SettingsRow } from '../page.ts';
import { UsageProgressBar } from '../screens/usage-progress-bar.tsx';

type Use = Awaited<ReturnType<SystemApi['storage']>>;

const manager = flag('secure/automatic_storage_manager_enabled');
const files: Destination = {
  intent: { action: 'android.intent.action.MAIN', categories: ['android.intent.category.APP_FILES'] },
};

export function storageOf(scope: PageScope): Use | undefined {
  return scope.read('storage', (api) => api.system.storage());
}

/** Of what is used, in words: `4.25 GB`. */
export function freeText({ free }: Use): string {
  return Formatter.formatFileSize(free);
}

export function usedPercent({ free, total }: Use): number {
  return Math.round((1 - free / total) * 100);
}

/** Files shows the kind, as the roots of AOSP's media documents do. */
function mediaRoot(root: string): Destination {
  return {
    intent: {
      action: 'android.intent.action.VIEW',
      data: `content://com.android.providers.media.documents/root/${root}`,
      type: 'vnd.android.document/root',
    },
  };
}

interface Kind {
  readonly title: string;
  readonly icon: IconSource;
  readonly size: (use: Use) => number;
  readonly opens: Destination | 'explanation';
}

const kinds: readonly Kind[] = [
  { title: 'System', icon: system, size: ({ byKind }) => byKind.system, opens: 'explanation' },
  {
    title: 'Apps',
    icon: apps,
    size: ({ byKind }) => byKind.apps,
    opens: 'com.android.settings.applications.manageapplications.ManageApplications',
  },
  {
    title: 'Games',
    icon: games,
    size: () => 0,
    opens: 'com.android.settings.applications.manageapplications.GameStorage',
  },
  {
    title: 'Documents & other',
    icon: documents,
    size: ({ byKind }) => byKind.documents + byKind.other,
    opens: mediaRoot('documents_root'),
  },
  { title: 'Images', icon: image, size: ({ byKind }) => byKind.images, opens: mediaRoot('images_root') },
  { title: 'Videos', icon: video, size: ({ byKind }) => byKind.videos, opens: mediaRoot('videos_root') },
  { title: 'Audio', icon: audio, size: ({ byKind }) => byKind.audio, opens: mediaRoot('audio_root') },
  { title: 'Trash', icon: trash, size: () => 0, opens: files },
];

export const storagePages: readonly SettingsPage[] = [
  {
    fragment: 'com.android.settings.deviceinfo.StorageDashboardFragment',
    title: 'Storage',
    rows: (scope) => {
      const use = storageOf(scope);
      if (use === undefined) return [];
      return [
        { kind: 'custom', key: 'storage_summary', content: () => <Summary use={use} /> },
        {
          title: 'Free up space',
          icon: clean,
          summary: 'Go to Files app to manage and free up space',
          opens: files,
        },
        {
          kind: 'primary-switch',
          title: 'Storage manager',
          value: manager,
          opens: 'com.android.settings.deletionhelper.AutomaticStorageManagerSettings',
        },
        ...kinds
          .toSorted((one, other) => other.size(use) - one.size(use))
          .map(
            (kind): SettingsRow => ({
              kind: 'custom',
              key: kind.title,
              title: kind.title,
              content: (page) => <StorageRow kind={kind} use={use} scope={page} />,
            }),
          ),
      ];
    },
  },
  {
    fragment: 'com.android.settings.applications.manageapplications.GameStorage',
    title: 'Games',
    rows: [{ kind: 'footer', title: 'No games are installed.' }],
  },
  {
    fragment: 'com.android.settings.deletionhelper.AutomaticStorageManagerSettings',
    title: 'Storage manager',
    rows: [
      { kind: 'main-switch', title: 'Use Storage manager', value: manager },
      {
        kind: 'list',
        title: 'Remove photos & videos',
        entries: [
          { label: 'Over 30 days old', value: '30' },
          { label: 'Over 60 days old', value: '60' },
          { label: 'Over 90 days old', value: '90' },
        ],
        value: {
          read: (scope) => scope.setting('secure/automatic_storage_manager_days_to_retain') ?? '90',
          write: (scope, days) => scope.put('secure/automatic_storage_manager_days_to_retain', days),
        },
        enabled: manager.read,
      },
    ],
  },
];

function Summary({ use }: { use: Use }) {
  const used = use.total - use.free;
  return (
    <UsageProgressBar
      used={`${Formatter.formatFileSize(used)} used`}
      total={`${Formatter.formatFileSize(use.total)} total`}
      percent={(used / use.total) * 100}
    />
  );
}

// Settings' storage_item.xml.
css`
.storage-item { padding: 14px 16px 14px 0; min-height: 48px; }
.storage-item-row { padding-left: 24px; }
.storage-item-texts { display: flex; flex-wrap: wrap; align-items: baseline; }
.storage-item-icon { width: 48px; flex-shrink: 0; }
.storage-item-title, .storage-item-size { font-size: 1.25rem; }
.storage-item-bar { flex-basis: 100%; margin: 12px 0 4px; }
`;

/** The bar shows the kind's share of the whole storage. */
function StorageRow({ kind, use, scope }: { kind: Kind; use: Use; scope: PageScope }) {
  const [isExplained, setExplained] = useState(false);
  const { title, icon, opens } = kind;
  const size = kind.size(use);
  return (
    <>
      <LinearLayout
        orientation="vertical"
        class="storage-item"
        onClick={() => (opens === 'explanation' ? setExplained(true) : scope.open(opens))}
      >
        <LinearLayout class="storage-item-row">
          <LinearLayout id="icon_frame" class="storage-item-icon">
            <Icon id="android:id/icon" icon={icon} />
          </LinearLayout>
          <View className="android.view.ViewGroup" weight={1} class="storage-item-texts">
            <TextView id="android:id/title" class="storage-item-title" weight={1}>
              {title}
            </TextView>
            <TextView id="android:id/summary" class="storage-item-size" color="muted">
              {Formatter.formatFileSize(size)}
            </TextView>
            <div class="storage-item-bar">
              <ProgressBar id="android:id/progress" value={(size / use.total) * 100} />
            </div>
          </View>
        </LinearLayout>
      </LinearLayout>
      {isExplained && (
        <AlertDialog
          title={title}
          message={`System includes files used to run Android version ${scope.property('ro.build.version.release')}`}
          onDismiss={() => setExplained(false)}
          positive={{ label: 'OK', onClick: () => setExplained(false) }}
        />
      )}
    </>
  );
}
