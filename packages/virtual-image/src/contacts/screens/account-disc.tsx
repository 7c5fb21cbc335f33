import { AlertDialog, css, FrameLayout, Glyph, ListItem, useApi } from '@androidworld/app-sdk/ui';
import person from '@material-symbols/svg-400/rounded/account_circle.svg';
import phone from '@material-symbols/svg-400/rounded/mobile.svg';
import personAdd from '@material-symbols/svg-400/rounded/person_add.svg';
import { useState } from 'preact/hooks';
import { openAccounts } from '../open-accounts.ts';

css`
.contacts-disc { width: 48px; height: 48px; display: grid; place-items: center; flex-shrink: 0; color: var(--on-surface-variant); }
`;

/** Whose contacts are shown: the phone's own, where there is no account. */
export function AccountDisc() {
  const api = useApi();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <FrameLayout
        id="selected_account_disc"
        class="contacts-disc"
        contentDescription={'Signed in as Device\nAccount and settings.'}
        onClick={() => setOpen(true)}
      >
        <Glyph icon={person} size={32} />
      </FrameLayout>
      {open && (
        <AlertDialog title="Contacts" flush onDismiss={close} negative={{ label: 'Close', onClick: close }}>
          <ListItem title="Device" summary="Contacts on this phone only" icon={phone} onClick={close} />
          <ListItem
            title="Add another account"
            icon={personAdd}
            onClick={() => {
              close();
              void openAccounts(api);
            }}
          />
        </AlertDialog>
      )}
    </>
  );
}
