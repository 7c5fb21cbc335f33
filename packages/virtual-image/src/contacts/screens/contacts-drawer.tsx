import { css, Drawer, ListItem, TextView, useApi } from '@androidworld/app-sdk/ui';
import build from '@material-symbols/svg-400/rounded/handyman.svg';
import person from '@material-symbols/svg-400/rounded/person.svg';
import settings from '@material-symbols/svg-400/rounded/settings.svg';
import { openMergeAndFix, openSettings } from '../open-contact.ts';

css`
.contacts-drawer { padding-top: 12px; }
.contacts-drawer-title { padding: 16px 24px; }
.contacts-drawer .list-item { margin: 0 12px; border-radius: 28px; }
`;

/** Where else the app leads. */
export function ContactsDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const api = useApi();
  const then = (run: () => Promise<void>) => () => {
    onClose();
    void run();
  };
  return (
    <Drawer open={open} onClose={onClose} id="nav_view" class="contacts-drawer">
      <TextView class="contacts-drawer-title" textAppearance="title">
        Contacts
      </TextView>
      <ListItem title="All contacts" icon={person} selected onClick={onClose} />
      <ListItem title="Merge & fix" icon={build} onClick={then(() => openMergeAndFix(api))} />
      <ListItem title="Settings" icon={settings} onClick={then(() => openSettings(api))} />
    </Drawer>
  );
}
