import { AlertDialog } from '../widgets/alert-dialog.tsx';
import { ColorChooser } from './color-chooser.tsx';
import { DateChooser } from './date-chooser.tsx';
import { SelectChooser } from './select-chooser.tsx';
import type { WebDialogRequest } from './web-page.ts';
import { WebToolbar } from './web-toolbar.tsx';

/** What a page asks a person, in Android's own dialogs. */
export function WebDialog({ request }: { request: WebDialogRequest }) {
  if (request.kind === 'selection') return <WebToolbar request={request} />;
  if (request.kind === 'alert') {
    const { text, answer } = request;
    return <AlertDialog message={text} positive={{ label: 'OK', onClick: answer }} onDismiss={answer} />;
  }
  const { what, answer } = request;
  if (what.kind === 'select') return <SelectChooser what={what} onChoose={answer} />;
  if (what.kind === 'color') return <ColorChooser what={what} onChoose={answer} />;
  return <DateChooser what={what} onChoose={answer} />;
}
