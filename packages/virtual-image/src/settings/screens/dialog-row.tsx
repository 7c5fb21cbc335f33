import { PreferenceItems } from '@androidworld/app-sdk/ui';
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { type Live, live, type PageScope, type SettingsRow } from '../page.ts';

export interface RowDialogProps {
  readonly scope: PageScope;
  readonly onClose: () => void;
}

interface DialogRow {
  readonly title: string;
  readonly summary: Live<string | undefined>;
  readonly Dialog: ComponentType<RowDialogProps>;
}

/** A row that opens a dialog of its own. */
export function dialogRow(row: DialogRow): SettingsRow {
  return {
    kind: 'custom',
    key: row.title,
    title: row.title,
    content: (scope) => <WithDialog {...row} scope={scope} />,
  };
}

function WithDialog({ title, summary, Dialog, scope }: DialogRow & { scope: PageScope }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PreferenceItems items={[{ title, summary: live(summary, scope), onClick: () => setOpen(true) }]} />
      {isOpen && <Dialog scope={scope} onClose={() => setOpen(false)} />}
    </>
  );
}
