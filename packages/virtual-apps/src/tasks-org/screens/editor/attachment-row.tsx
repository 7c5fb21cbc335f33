import { capturePicture, mimeTypeOf } from '@androidworld/app-sdk';
import {
  css,
  Glyph,
  glyphs,
  LinearLayout,
  SingleChoiceDialog,
  TextView,
  useApi,
  useDocumentPicker,
  View,
} from '@androidworld/app-sdk/ui';
import clip from '@material-symbols/svg-400/rounded/attach_file.svg';
import { useState } from 'preact/hooks';
import { type FileEdit, keepFile, keepShared } from '../../store/attachments.ts';
import { EditRow } from './edit-row.tsx';
import type { RowProps } from './editor-rows.tsx';

css`
.attached-file { height: 48px; align-items: center; padding-right: 4px; }
.attached-file:first-child { margin-top: 8px; }
.attached-delete { width: 48px; height: 48px; display: grid; place-items: center; color: var(--on-surface-variant); }
`;

type Source = 'picture' | 'note' | 'gallery' | 'storage';

const sources: readonly { readonly label: string; readonly value: Source }[] = [
  { label: 'Take a picture', value: 'picture' },
  { label: 'Record a note', value: 'note' },
  { label: 'Pick from gallery', value: 'gallery' },
  { label: 'Pick from storage', value: 'storage' },
];

/** The files of a task: a tap opens one, its cross takes it off. */
export function AttachmentRow({ edit, onChange }: RowProps) {
  const api = useApi();
  const add = useFileSources();
  const [isOpen, setOpen] = useState(false);
  const choose = async (source: Source) => {
    try {
      const file = await add[source]();
      if (file !== null) onChange({ files: [...edit.files, file] });
    } catch (error) {
      // No app answers: the real one says so too.
      await api.toast(error instanceof Error && error.message.includes('NotFound') ? 'No application found' : 'Error');
    }
  };
  const view = ({ name, uri }: FileEdit) =>
    void api
      .startActivity({ action: 'android.intent.action.VIEW', data: uri, type: mimeTypeOf(name) })
      .catch(() => api.toast('No application found'));
  return (
    <EditRow icon={clip} kind="view" onClick={() => setOpen(true)}>
      <LinearLayout orientation="vertical" align="stretch" weight={1}>
        {edit.files.map((file) => (
          <LinearLayout key={file.uuid} class="attached-file" onClick={() => view(file)}>
            <TextView class="edit-big" weight={1} align="start" lines={1}>
              {file.name}
            </TextView>
            <View
              className="android.view.View"
              class="attached-delete"
              contentDescription="Delete"
              onClick={() => onChange({ files: edit.files.filter(({ uuid }) => uuid !== file.uuid) })}
            >
              <Glyph icon={glyphs.close} size={20} />
            </View>
          </LinearLayout>
        ))}
        <TextView class="edit-text edit-big edit-pale">Add attachment</TextView>
      </LinearLayout>
      {isOpen && (
        <SingleChoiceDialog
          choices={sources}
          onChoose={(source) => void choose(source)}
          onClose={() => setOpen(false)}
        />
      )}
    </EditRow>
  );
}

const resultOk = -1;

/** Where files come from; null when none was chosen. */
function useFileSources(): Readonly<Record<Source, () => Promise<FileEdit | null>>> {
  const api = useApi();
  const picker = useDocumentPicker();
  const pick = async (types: readonly string[]) => {
    const picked = await picker.openDocument(types);
    return picked === null ? null : keepFile(api, picked.name, await picked.read());
  };
  return {
    async picture() {
      const taken = await capturePicture(api);
      return taken && (await keepFile(api, `${await api.clock.now()}.jpeg`, taken));
    },
    async note() {
      const { code, data } = await api.startActivityForResult({
        action: 'android.provider.MediaStore.RECORD_SOUND',
      });
      if (code !== resultOk || data?.data === undefined) return null;
      return keepShared(api, data.data);
    },
    gallery: () => pick(['image/*']),
    storage: () => pick([]),
  };
}
