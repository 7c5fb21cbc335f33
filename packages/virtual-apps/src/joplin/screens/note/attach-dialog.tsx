import { capturePicture } from '@androidworld/app-sdk';
import { useApi, useDocumentPicker } from '@androidworld/app-sdk/ui';
import { insert } from '../../../text-editing/edit.ts';
import { addResource } from '../../store/resources.ts';
import { BoxMenu } from '../../widgets/box-dialog.tsx';
import type { NoteDraft } from './use-note-draft.ts';

const camera = 'android.permission.CAMERA';

/** Puts a file or a photo into the note: at the cursor, or at its end while it is read. */
export function AttachDialog({ draft, onClose }: { draft: NoteDraft; onClose: () => void }) {
  const api = useApi();
  const picker = useDocumentPicker();
  const attach = async (name: string, bytes: Uint8Array) => {
    const tag = await addResource(api, name, bytes);
    draft.change((edit) => {
      const lead = draft.input.current === null ? `${edit.text === '' ? '' : '\n'}` : '';
      return insert(edit, `${lead}${tag}`);
    });
  };
  const attachFile = async () => {
    const picked = await picker.openDocument();
    if (picked !== null) await attach(picked.name, await picked.read());
  };
  const takePhoto = async () => {
    if (!(await api.permissions.check(camera))) {
      const [granted] = await api.permissions.request([camera]);
      if (granted !== true) return;
    }
    const taken = await capturePicture(api);
    if (taken !== null) await attach(`${await api.clock.now()}.jpg`, taken);
  };
  const failing = (work: Promise<void>) =>
    void work.catch((error: unknown) => api.toast(error instanceof Error ? error.message : String(error)));
  return (
    <BoxMenu
      title="Choose an option"
      onClose={onClose}
      choices={[
        { label: 'Attach file', onClick: () => failing(attachFile()) },
        { label: 'Take photo', onClick: () => failing(takePhoto()) },
      ]}
    />
  );
}
