import { DateFormat } from '@androidworld/app-sdk';
import {
  phoneNow,
  SingleChoiceDialog,
  TextInputDialog,
  useDocumentPicker,
  usePhoneState,
} from '@androidworld/app-sdk/ui';
import { type Edit, insert } from '../../text-editing/edit.ts';
import { specialKeys } from '../format/special-keys.ts';

export interface ActionDialogProps {
  onChange: (how: (edit: Edit) => Edit) => void;
  onClose: () => void;
}

export function SpecialKeyDialog({ onChange, onClose }: ActionDialogProps) {
  return (
    <SingleChoiceDialog
      title="Special Key"
      choices={specialKeys.map(({ label, press }) => ({ label, value: press }))}
      onChoose={(press) => onChange(press)}
      onClose={onClose}
    />
  );
}

const dateFormats = ['yyyy-MM-dd', 'yyyy-MM-dd HH:mm', 'dd.MM.yyyy', 'MM/dd/yyyy', 'HH:mm', 'h:mm a'];

/** Inserts the date or the time, written in one of some ways. */
export function DateTimeDialog({ onChange, onClose }: ActionDialogProps) {
  const zone = usePhoneState((state) => state.clock.zone);
  const texts = dateFormats.map((pattern) => DateFormat.format(pattern, phoneNow(), zone));
  return (
    <SingleChoiceDialog
      title="Date and time"
      choices={texts.map((text) => ({ label: text, value: text }))}
      onChoose={(text) => onChange((edit) => insert(edit, text))}
      onClose={onClose}
    />
  );
}

/** Inserts a link to a file or a picture; one to an address is asked for by `onLink`. */
export function AttachDialog({ onChange, onClose, onLink }: ActionDialogProps & { onLink: () => void }) {
  const picker = useDocumentPicker();
  const pick = async (mark: string, type: string) => {
    const picked = await picker.openDocument([type]);
    if (picked !== null) onChange((edit) => insert(edit, `${mark}[${picked.name}](${picked.uri})`));
  };
  return (
    <SingleChoiceDialog<() => void>
      title="Attach"
      choices={[
        { label: 'Link', value: onLink },
        { label: 'File', value: () => void pick('', '*/*') },
        { label: 'Image', value: () => void pick('!', 'image/*') },
      ]}
      onChoose={(attach) => attach()}
      onClose={onClose}
    />
  );
}

export function LinkDialog({ onChange, onClose }: ActionDialogProps) {
  return (
    <TextInputDialog
      title="Insert Link"
      hint="https://"
      inputType="textUri"
      isComplete={(text) => text.trim() !== ''}
      onDone={(address) => onChange((edit) => insert(edit, `[${address.trim()}](${address.trim()})`))}
      onClose={onClose}
    />
  );
}
