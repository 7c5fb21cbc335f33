import {
  Button,
  EmptyState,
  LinearLayout,
  ListItem,
  RecyclerView,
  Toolbar,
  useActivity,
  useApi,
} from '@androidworld/app-sdk/ui';
import done from '@material-symbols/svg-400/rounded/check_circle.svg';
import { duplicates, mergeContacts } from '../merge-contacts.ts';
import { useContacts } from './use-contacts.ts';

/** Contacts that are there more than once, to be made one. */
export function MergeAndFix() {
  const api = useApi();
  const { finish } = useActivity();
  const contacts = useContacts(null);
  const groups = duplicates(contacts ?? []);
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar title="Merge & fix" onUp={() => void finish()} />
      {contacts !== undefined && groups.length === 0 && (
        <EmptyState icon={done} title="No suggestions" message="No contact is there more than once" />
      )}
      <RecyclerView
        items={groups}
        itemKey={([first]) => first?.id ?? 0}
        renderItem={(group) => (
          <ListItem
            title={group[0]?.name ?? ''}
            summary={`${group.length} contacts`}
            trailing={
              <Button variant="text" onClick={() => void mergeContacts(api, group)}>
                Merge
              </Button>
            }
          />
        )}
      />
    </LinearLayout>
  );
}
