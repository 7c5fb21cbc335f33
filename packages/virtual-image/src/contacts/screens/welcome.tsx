import { Button, css, Icon, LinearLayout, TextView, useApi } from '@androidworld/app-sdk/ui';
import cloud from '@material-symbols/svg-400/rounded/cloud_upload.svg';
import { openAccounts } from '../open-accounts.ts';

css`
.contacts-welcome { padding: 24px; background: var(--background); }
`;

/** Before the first list: without an account contacts are on this phone alone. */
export function Welcome({ onSkip }: { onSkip: () => void }) {
  const api = useApi();
  return (
    <LinearLayout orientation="vertical" weight={1} class="contacts-welcome" align="stretch">
      <LinearLayout orientation="vertical" weight={1} align="center" justify="center" gap={16}>
        <Icon icon={cloud} size={96} color="var(--primary)" />
        <TextView id="title" textAppearance="headline" align="center">
          Back up your contacts
        </TextView>
        <TextView id="body" textAppearance="body-large" align="center" color="muted">
          With a Google Account your contacts are safe if this phone is lost, and there on all your devices.
        </TextView>
      </LinearLayout>
      <LinearLayout justify="between">
        <Button id="skip_button" variant="text" onClick={onSkip}>
          Skip
        </Button>
        <Button id="add_account_button" onClick={() => void openAccounts(api)}>
          Add account
        </Button>
      </LinearLayout>
    </LinearLayout>
  );
}
