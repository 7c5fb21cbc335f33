import { useActivity, useApi, useLive } from '@androidworld/app-sdk/ui';
import { addList, deleteList, localLists, saveList } from '../../store/lists.ts';
import { NameScreen } from './name-screen.tsx';

/** A new list, or one there is. */
export function ListSettingsActivity() {
  const api = useApi();
  const { intent, finish } = useActivity();
  const uuid = intent.extras?.uuid;
  const { data: lists } = useLive(localLists);
  if (lists === undefined) return null;
  const list = lists.find((one) => one.uuid === uuid);
  return (
    <NameScreen
      title={list?.name ?? 'Create new list'}
      initial={{ name: list?.name ?? '', color: list?.color ?? 0 }}
      onSave={async ({ name, color }) => {
        if (list === undefined) await addList(api, name, { color });
        else await saveList(api, list.uuid ?? '', { name, color });
      }}
      onDelete={list === undefined || lists.length < 2 ? undefined : () => deleteList(api, list.uuid ?? '')}
      onClose={() => void finish()}
    />
  );
}
