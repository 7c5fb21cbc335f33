import { useState } from 'preact/hooks';
import { AlertDialog } from '../widgets/alert-dialog.tsx';
import { EditText } from '../widgets/edit-text.tsx';
import { ColorChooser } from './color-chooser.tsx';
import { DateChooser } from './date-chooser.tsx';
import { SelectChooser } from './select-chooser.tsx';
import type { JsDialog, WebDialogRequest } from './web-page.ts';
import { WebToolbar } from './web-toolbar.tsx';

/** What a page asks a person, in Android's own dialogs. */
export function WebDialog({ request }: { request: WebDialogRequest }) {
  if (request.kind === 'selection') return <WebToolbar request={request} />;
  if (request.kind === 'alert') {
    const { url, text, answer } = request;
    return (
      <AlertDialog title={titleOf(url)} message={text} positive={{ label: 'OK', onClick: answer }} onDismiss={answer} />
    );
  }
  if (request.kind === 'confirm') {
    const { url, text, answer } = request;
    return (
      <AlertDialog
        title={titleOf(url)}
        message={text}
        negative={{ label: 'Cancel', onClick: () => answer(false) }}
        positive={{ label: 'OK', onClick: () => answer(true) }}
        onDismiss={() => answer(false)}
      />
    );
  }
  if (request.kind === 'beforeunload') {
    const { answer } = request;
    return (
      <AlertDialog
        title="Confirm Navigation"
        message="Are you sure you want to navigate away from this page?"
        negative={{ label: 'Stay on this Page', onClick: () => answer(false) }}
        positive={{ label: 'Leave this Page', onClick: () => answer(true) }}
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
function PromptDialog({ url, text, value, answer }: Extract<JsDialog, { kind: 'prompt' }>) {
  const [typed, setTyped] = useState(value);
  return (
    <AlertDialog
      title={titleOf(url)}
      message={text}
      negative={{ label: 'Cancel', onClick: () => answer(null) }}
      positive={{ label: 'OK', onClick: () => answer(typed) }}
      onDismiss={() => answer(null)}
    >
      <EditText id="value" value={typed} onChange={setTyped} selectAllOnFocus autoFocus />
    </AlertDialog>
  );
}

/** As WebView's own dialogs have it (AOSP, `JsDialogHelper`): scheme and host, of which a file has none. */
function titleOf(url: string): string {
  if (url.startsWith('data:')) return 'JavaScript';
  const [, scheme, host = ''] = /^(file|https?):\/\/([^/?#]*)/.exec(url) ?? [];
  return scheme === undefined ? url : `The page at "${scheme}://${host}" says:`;
}
