import { useApi } from '@androidworld/app-sdk/ui';
import { putSettings, type SettingKey, type Settings } from '../../store/settings.ts';
import { BoxMenu } from '../../widgets/box-dialog.tsx';

const fields = [
  ['user_updated_time', 'Updated Date'],
  ['user_created_time', 'Created Date'],
  ['title', 'Title'],
  ['order', 'Custom Order'],
] as const;

const switches = [
  ['notes.sortOrder.reverse', '[ Reverse sort order ]'],
  ['uncompletedTodosOnTop', '[ Uncompleted to-dos on top ]'],
  ['showCompletedTodos', '[ Show completed to-dos ]'],
] as const satisfies readonly (readonly [SettingKey, string])[];

/** One tap chooses and closes. */
export function SortDialog({ settings, onClose }: { settings: Settings; onClose: () => void }) {
  const api = useApi();
  const chosen = settings['notes.sortOrder.field'];
  return (
    <BoxMenu
      title="Sort notes by"
      onClose={onClose}
      choices={[
        ...fields.map(([field, label]) => ({
          label: field === chosen ? `⬤ ${label}` : label,
          onClick: () => void putSettings(api, { 'notes.sortOrder.field': field }),
        })),
        ...switches.map(([key, label]) => ({
          label: settings[key] === '1' ? `✓ ${label}` : label,
          onClick: () => void putSettings(api, { [key]: settings[key] === '1' ? '0' : '1' }),
        })),
      ]}
    />
  );
}
