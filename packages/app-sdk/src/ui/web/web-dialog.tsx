import { useState } from 'preact/hooks';
import { AlertDialog } from '../widgets/alert-dialog.tsx';
import { EditText } from '../widgets/edit-text.tsx';
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
  if (request.kind === 'confirm') {
    const { text, answer } = request;
    return (
      <AlertDialog
        message={text}
        negative={{ label: 'Cancel', onClick: () => answer(false) }}
        positive={{ label: 'OK', onClick: () => answer(true) }}
        onDismiss={() => answer(false)}
      />
    );
  }
  if (request.kind === 'prompt') return <PromptDialog {...request} />;
  const { what, answer } = request;
  if (what.kind === 'select') return <SelectChooser what={what} onChoose={answer} />;
  if (what.kind === 'color') return <ColorChooser what={what} onChoose={answer} />;
  return <DateChooser what={what} onChoose={answer} />;
}

/** `prompt()`: the ids are those of WebView's own dialog. */
function PromptDialog({ text, value, answer }: Extract<WebDialogRequest, { kind: 'prompt' }>) {
  const [typed, setTyped] = useState(value);
  return (
    <AlertDialog
      message={text}
      negative={{ label: 'Cancel', onClick: () => answer(null) }}
      positive={{ label: 'OK', onClick: () => answer(typed) }}
      onDismiss={() => answer(null)}
    >
      <EditText id="value" value={typed} onChange={setTyped} selectAllOnFocus autoFocus />
    </AlertDialog>
  );
}
