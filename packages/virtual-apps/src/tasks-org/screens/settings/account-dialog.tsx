import { SingleChoiceDialog, useApi } from '@androidworld/app-sdk/ui';

const platforms = ['Tasks.org', 'Google Tasks', 'Microsoft To Do', 'DAVx⁵', 'CalDAV', 'EteSync', 'DecSync CC'];

/** Accounts to synchronise with; without a network none can be added. */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const api = useApi();
  return (
    <SingleChoiceDialog
      title="Select a platform"
      choices={platforms.map((name) => ({ label: name, value: name }))}
      onChoose={() => void api.toast('No network connection')}
      onClose={onClose}
    />
  );
}
