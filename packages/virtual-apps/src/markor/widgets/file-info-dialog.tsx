import { CheckBox, Column, Dialog, Text, useApi, useAsync } from '@androidworld/app-sdk/ui';
import { isNoteName, nameOf, parentOf } from '../store/file-name.ts';
import { readNote } from '../store/files.ts';
import { mimeType } from '../store/mime-type.ts';
import { readNoteState, writeNoteState } from '../store/settings.ts';
import { useDateFormat } from './file-list.tsx';

/** What is known of a file or folder. */
export function FileInfoDialog({ path, onClose }: { path: string; onClose: () => void }) {
  const api = useApi();
  const format = useDateFormat();
  const info = useAsync(async () => {
    const isNote = isNoteName(nameOf(path));
    const [entry, note, state] = await Promise.all([
      api.files.stat(path),
      isNote ? readNote(api, path) : null,
      readNoteState(api, path),
    ]);
    return { entry, text: note?.text, state };
  }, [path]);
  if (info.data?.entry == null) return null;
  const { entry, text, state } = info.data;
  return (
    <Dialog onDismiss={onClose} positive={{ label: 'OK', onClick: onClose }}>
      <Column id="opoc_filesystem_item__root" is="android.widget.ScrollView">
        <Text look="title-large">Info</Text>
        <Fact caption="Name" id="ui__fileinfodialog__name" value={entry.name} />
        <Fact caption="Location" id="ui__fileinfodialog__location" value={parentOf(path)} />
        {entry.kind === 'file' && (
          <>
            <Fact caption="Last modified" id="ui__fileinfodialog__last_modified" value={format(entry.modifiedMs)} />
            <Fact caption="Size" id="ui__fileinfodialog__size_description" value={sizeText(entry.size)} />
            <Fact caption="MIME type" id="ui__fileinfodialog__mimetype_description" value={mimeType(entry.name)} />
            {text !== undefined && (
              <Fact
                caption="Text Lines / Words / Characters"
                id="ui__fileinfodialog__textinfo_description"
                value={textCounts(text)}
              />
            )}
            <Text look="title-large" style={{ marginTop: 24 }}>
              Settings
            </Text>
            <CheckBox
              id="ui__fileinfodialog__recents"
              checked={state.isListedInRecents}
              onChange={(isListedInRecents) => {
                void writeNoteState(api, path, { isListedInRecents }).then(info.reload);
              }}
            >
              List in recent files
            </CheckBox>
          </>
        )}
      </Column>
    </Dialog>
  );
}

function Fact({ caption, id, value }: { caption: string; id: string; value: string }) {
  return (
    <>
      <Text look="body-small" color="muted" bold style={{ marginTop: 16 }}>
        {caption}
      </Text>
      <Text id={id} look="body-large">
        {value}
      </Text>
    </>
  );
}

function sizeText(bytes: number): string {
  if (bytes <= 0) return '0B';
  const units = ['Bytes', 'Kilobytes', 'Megabytes', 'Gigabytes'];
  const unit = Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)));
  const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }).format(bytes / 1024 ** unit);
  return `${number} ${units[unit]}`;
}

function textCounts(text: string): string {
  const lines = text.replace(/\n$/, '').split('\n');
  const count = text === '' ? 0 : lines.length;
  const words = lines.reduce((sum, line) => sum + (line === '' ? 0 : line.split(/\s+/).length), 0);
  const characters = lines.reduce((sum, line) => sum + line.length, 0);
  return `${count} / ${words} / ${characters}`;
}
