import { LinearLayout, ScrollView, Toolbar, useActivity, useApi, usePreferences } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { SettingsSection, SettingsSwitch, SettingsValue } from '../../simple-commons/settings-rows.tsx';
import { FolderListDialog } from '../dialogs/folder-list-dialog.tsx';
import { emptyBin, listBin } from '../store/operations.ts';
import { type GalleryPreferences, preferences } from '../store/preferences.ts';
import { ColumnsDialog } from './columns-dialog.tsx';
import { openScreen } from './open-screens.ts';

type SwitchName = {
  [Key in keyof GalleryPreferences]: GalleryPreferences[Key] extends boolean ? Key : never;
}[keyof GalleryPreferences];

interface Section {
  readonly name: string;
  readonly title: string;
  readonly switches: readonly { readonly key: SwitchName; readonly name: string; readonly title: string }[];
}

const general: Section = {
  name: 'general_settings',
  title: 'General',
  switches: [
    { key: 'showHidden', name: 'show_hidden_items', title: 'Show hidden items' },
    {
      key: 'searchAllFiles',
      name: 'search_all_files',
      title: 'Search all files instead of folders on the main screen',
    },
  ],
};

const thumbnails: Section = {
  name: 'thumbnails',
  title: 'Thumbnails',
  switches: [
    { key: 'cropThumbnails', name: 'crop_thumbnails', title: 'Crop thumbnails into squares' },
    { key: 'showNames', name: 'display_file_names', title: 'Show filenames' },
  ],
};

const others: readonly Section[] = [
  {
    name: 'fullscreen_media',
    title: 'Fullscreen media',
    switches: [
      { key: 'blackBackground', name: 'black_background', title: 'Black background at fullscreen media' },
      { key: 'hideSystemUi', name: 'hide_system_ui', title: 'Automatically hide system UI at fullscreen media' },
      {
        key: 'closeBySwipe',
        name: 'allow_down_gesture',
        title: 'Allow closing the fullscreen view with a down gesture',
      },
    ],
  },
  {
    name: 'extended_details',
    title: 'Extended details',
    switches: [
      {
        key: 'extendedDetails',
        name: 'show_extended_details',
        title: 'Show extended details over fullscreen media',
      },
    ],
  },
  {
    name: 'file_operations',
    title: 'File operations',
    switches: [
      {
        key: 'deleteEmptyFolders',
        name: 'delete_empty_folders',
        title: 'Delete empty folders after deleting their content',
      },
      {
        key: 'skipDeleteConfirmation',
        name: 'skip_delete_confirmation',
        title: 'Always skip delete confirmation dialog',
      },
    ],
  },
  {
    name: 'bottom_actions',
    title: 'Bottom actions',
    switches: [
      {
        key: 'bottomActions',
        name: 'bottom_actions_checkbox',
        title: 'Show some action buttons at the bottom of the screen',
      },
    ],
  },
  {
    name: 'recycle_bin',
    title: 'Recycle Bin',
    switches: [
      { key: 'useBin', name: 'use_recycle_bin', title: 'Move items into the Recycle Bin instead of deleting' },
      {
        key: 'showBinAtFolders',
        name: 'show_recycle_bin',
        title: 'Show the Recycle Bin at the folders screen',
      },
      {
        key: 'showBinLast',
        name: 'show_recycle_bin_last',
        title: 'Show the Recycle Bin as the last item on the main screen',
      },
    ],
  },
];

export function SettingsScreen() {
  const api = useApi();
  const { finish } = useActivity();
  const [values, change] = usePreferences(preferences);
  const [open, setOpen] = useState<'columns' | 'included' | 'excluded' | null>(null);
  if (values === undefined) return null;
  const close = () => setOpen(null);
  const section = ({ name, title, switches }: Section) => (
    <LinearLayout key={name} orientation="vertical" align="stretch">
      <SettingsSection name={name} title={title} />
      {switches.map((each) => (
        <SettingsSwitch
          key={each.key}
          name={each.name}
          title={each.title}
          checked={values[each.key]}
          onChange={(checked) => void change({ [each.key]: checked })}
        />
      ))}
    </LinearLayout>
  );
  return (
    <LinearLayout id="settings_coordinator" className="android.view.ViewGroup" orientation="vertical" weight={1}>
      <Toolbar id="settings_toolbar" title="Settings" onUp={() => void finish()} />
      <ScrollView id="settings_nested_scrollview" weight={1} focusable>
        <SettingsSection name="color_customization" title="Color customization" />
        <SettingsValue
          name="color_customization"
          title="Customize colors"
          onClick={() => void openScreen(api, 'customization')}
        />
        {section(general)}
        <SettingsValue
          name="manage_included_folders"
          title="Manage included folders"
          onClick={() => setOpen('included')}
        />
        <SettingsValue
          name="manage_excluded_folders"
          title="Manage excluded folders"
          onClick={() => setOpen('excluded')}
        />
        {section(thumbnails)}
        <SettingsValue
          name="file_columns"
          title="Column count"
          value={String(values.columns)}
          onClick={() => setOpen('columns')}
        />
        {others.map(section)}
        <SettingsValue
          name="empty_recycle_bin"
          title="Empty the Recycle Bin"
          onClick={() =>
            void listBin(api)
              .then((thrown) => emptyBin(api, thrown))
              .then(() => api.toast('The Recycle Bin has been emptied successfully'))
          }
        />
      </ScrollView>
      {open === 'columns' && (
        <ColumnsDialog columns={values.columns} onColumns={(columns) => void change({ columns })} onClose={close} />
      )}
      {open === 'included' && (
        <FolderListDialog
          title="Included folders"
          explanation="Folders that hold media the phone has not found by itself can be added here."
          folders={values.included}
          onChange={(included) => void change({ included })}
          onClose={close}
        />
      )}
      {open === 'excluded' && (
        <FolderListDialog
          title="Excluded folders"
          explanation="Excluding folders makes them together with their subfolders hidden just in Simple Gallery, they are still visible in other applications."
          folders={values.excluded}
          onChange={(excluded) => void change({ excluded })}
          onClose={close}
        />
      )}
    </LinearLayout>
  );
}
