import { RadioGroupDialog, useApi, useDocumentPicker } from '@androidworld/app-sdk/ui';
import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { PermissionDialog } from '../../../simple-commons/permission-dialog.tsx';
import { addContactDates, type ContactDateKind } from '../../contact-dates.ts';
import { addHolidays, holidays } from '../../holidays.ts';
import { packageName } from '../../package-name.ts';
import { ExportDialog } from '../transfer/export-dialog.tsx';
import { ImportDialog } from '../transfer/import-dialog.tsx';
import { type Reminders, RemindersDialog } from '../transfer/reminders-dialog.tsx';
import type { MainCommand } from './main-menu.ts';

type TransferCommand = Extract<
  MainCommand,
  'print' | 'addHolidays' | 'addBirthdays' | 'addAnniversaries' | 'importEvents' | 'exportEvents'
>;

export interface Transfers {
  readonly commands: Readonly<Record<TransferCommand, () => void>>;
  readonly dialogs: ComponentChild;
  /** Asks how the events of a file are to be taken. */
  importFrom(uri: string): void;
}

type Asked =
  | { readonly kind: 'export' | 'country' | 'notifications' }
  | { readonly kind: 'import'; readonly text: string }
  | { readonly kind: 'holidays'; readonly country: string }
  | { readonly kind: ContactDateKind };

const contactWords = {
  birthdays: {
    added: 'Birthdays added successfully',
    nothingNew: 'No new birthdays have been found',
    nothing: 'No birthdays have been found',
  },
  anniversaries: {
    added: 'Anniversaries added successfully',
    nothingNew: 'No new anniversaries have been found',
    nothing: 'No anniversaries have been found',
  },
} as const;

/** Events that come from elsewhere, or go there. */
export function useTransfers(): Transfers {
  const api = useApi();
  const picker = useDocumentPicker();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const askContacts = async (kind: ContactDateKind) => {
    const [granted = false] = await api.permissions.request(['android.permission.READ_CONTACTS']);
    if (granted) setAsked({ kind });
  };
  const importChosen = async () => {
    const [granted = false] = await api.permissions.request(['android.permission.POST_NOTIFICATIONS']);
    if (!granted) return setAsked({ kind: 'notifications' });
    const file = await picker.openDocument(['text/calendar', 'application/octet-stream', '*/*']);
    if (file !== null) setAsked({ kind: 'import', text: await file.readText() });
  };
  const importFrom = async (uri: string) => {
    const path = await pathOf(uri);
    if (path !== undefined) setAsked({ kind: 'import', text: await api.files.readText(path) });
  };
  const pathOf = async (uri: string) => {
    if (uri.startsWith('file://')) return decodeURIComponent(uri.slice('file://'.length));
    const [row] = await api.content.query(uri, { projection: ['_data'] });
    return typeof row?._data === 'string' ? row._data : undefined;
  };
  const takeHolidays = async (country: string, reminders: Reminders) => {
    await api.toast('Importing…');
    const added = await addHolidays(api, country, reminders);
    await api.toast(
      added === 0
        ? 'No new items have been found'
        : 'Holidays have been successfully imported into the "Holidays" event type',
    );
  };
  const takeContactDates = async (kind: ContactDateKind, reminders: Reminders) => {
    const { found, added } = await addContactDates(api, kind, reminders);
    const words = contactWords[kind];
    await api.toast(found === 0 ? words.nothing : added === 0 ? words.nothingNew : words.added);
  };
  return {
    commands: {
      // The phone has no print service.
      print: () => void api.toast('No app found for this action'),
      addHolidays: () => setAsked({ kind: 'country' }),
      addBirthdays: () => void askContacts('birthdays'),
      addAnniversaries: () => void askContacts('anniversaries'),
      importEvents: () => void importChosen(),
      exportEvents: () => setAsked({ kind: 'export' }),
    },
    importFrom: (uri) => void importFrom(uri),
    dialogs: (
      <>
        {asked?.kind === 'export' && <ExportDialog onClose={close} />}
        {asked?.kind === 'import' && <ImportDialog text={asked.text} onClose={close} />}
        {asked?.kind === 'country' && (
          <RadioGroupDialog
            choices={Object.keys(holidays).map((country) => ({ label: country, value: country }))}
            staysOpen
            onChoose={(country) => setAsked({ kind: 'holidays', country })}
            onClose={close}
          />
        )}
        {asked?.kind === 'holidays' && (
          <RemindersDialog onPick={(reminders) => void takeHolidays(asked.country, reminders)} onClose={close} />
        )}
        {(asked?.kind === 'birthdays' || asked?.kind === 'anniversaries') && (
          <RemindersDialog onPick={(reminders) => void takeContactDates(asked.kind, reminders)} onClose={close} />
        )}
        {asked?.kind === 'notifications' && (
          <PermissionDialog
            message="You must allow the app displaying notifications, else it cannot show reminders."
            onGrant={() =>
              void api.startActivity({
                action: 'android.settings.APPLICATION_DETAILS_SETTINGS',
                data: `package:${packageName}`,
              })
            }
            onClose={close}
          />
        )}
      </>
    ),
  };
}
