import { AlertDialog, CheckBox, LinearLayout, TextView, useApi, useLive } from '@androidworld/app-sdk/ui';
import { isNoteName, nameOf, parentOf } from '../store/file-name.ts';
import { readNote } from '../store/files.ts';
import { mimeType } from '../store/mime-type.ts';
import { noteState } from '../store/settings.ts';
import { useDateFormat } from './file-list.tsx';

/** What is known of a file or folder. */
export function FileInfoDialog({ path, onClose }: { path: string; onClose: () => void }) {
  const api = useApi();
  const format = useDateFormat();
  const load = async () => {
    const isNote = isNoteName(nameOf(path));
    const [entry, note, state] = await Promise.all([
      api.files.stat(path),
      isNote ? readNote(api, path) : null,
      noteState(path).get(api),
    ]);
    return { entry, text: note?.text, state };
  };
  const info = useLive(load, { preferences: [noteState(path)] }, [path]);
  if (info.data?.entry == null) return null;
  const { entry, text, state } = info.data;
  return (
    <AlertDialog onDismiss={onClose} positive={{ label: 'OK', onClick: onClose }}>
      <LinearLayout orientation="vertical" id="opoc_filesystem_item__root" className="android.widget.ScrollView">
        <TextView textAppearance="title-large">Info</TextView>
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
            <TextView textAppearance="title-large" style={{ marginTop: 24 }}>
              Settings
            </TextView>
            <CheckBox
              id="ui__fileinfodialog__recents"
              checked={state.isListedInRecents}
              onChange={(isListedInRecents) => {
                void noteState(path).put(api, { isListedInRecents });
              }}
            >
              List in recent files
            </CheckBox>
          </>
        )}
      </LinearLayout>
    </AlertDialog>
  );
}

function Fact({ caption, id, value }: { caption: string; id: string; value: string }) {
  return (
    <>
      <TextView textAppearance="body-small" color="muted" bold style={{ marginTop: 16 }}>
        {caption}
      </TextView>
      <TextView id={id} textAppearance="body-large">
        {value}
      </TextView>
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
