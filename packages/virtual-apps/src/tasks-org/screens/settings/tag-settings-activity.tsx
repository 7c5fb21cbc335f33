import { useActivity, useApi, useLive } from '@androidworld/app-sdk/ui';
import { database } from '../../store/database.ts';
import { addTag } from '../../store/save-task.ts';
import { deleteTag, saveTag } from '../../store/tags.ts';
import { NameScreen } from './name-screen.tsx';

/** A new tag, or one there is. */
export function TagSettingsActivity() {
  const api = useApi();
  const { intent, finish } = useActivity();
  const uuid = intent.extras?.uuid;
  const { data: tags } = useLive((own) => database.open(own).tagdata.all());
  if (tags === undefined) return null;
  const tag = tags.find(({ remoteId }) => remoteId === uuid);
  const isTaken = (name: string) =>
    tags.some((other) => other !== tag && other.name?.toLowerCase() === name.toLowerCase());
  return (
    <NameScreen
      title={tag?.name ?? 'Create new tag'}
      initial={{ name: tag?.name ?? '', color: tag?.color ?? 0 }}
      validate={(name) => (isTaken(name) ? 'Tag already exists' : undefined)}
      onSave={async ({ name, color }) => {
        if (tag === undefined) await addTag(api, name, color);
        else await saveTag(api, tag, { name, color });
      }}
      onDelete={tag === undefined ? undefined : () => deleteTag(api, tag)}
      onClose={() => void finish()}
    />
  );
}
