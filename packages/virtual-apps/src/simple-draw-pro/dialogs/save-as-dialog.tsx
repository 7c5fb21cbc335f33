import {
  AlertDialog,
  css,
  EditText,
  FrameLayout,
  LinearLayout,
  RadioButton,
  useApi,
  View,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';

css`
.draw-kinds { display: flex; flex-direction: column; }
.draw-kinds > .radio { height: 116PX; min-height: 0; }
`;

/** What drawings are saved as, in the order offered. */
const extensions = ['png', 'svg', 'jpg'] as const;

export type Extension = (typeof extensions)[number];

/** The stored name of a kind; anything else counts as PNG. */
export function extensionOf(stored: string): Extension {
  return extensions.find((each) => each === stored) ?? 'png';
}

interface SaveAsDialogProps {
  name: string;
  extension: Extension;
  onSave: (name: string, extension: Extension) => void;
  onClose: () => void;
}

/** Asks for name and kind; the folder is asked for by the system. */
export function SaveAsDialog(props: SaveAsDialogProps) {
  const api = useApi();
  const [name, setName] = useState(props.name);
  const [extension, setExtension] = useState(props.extension);
  const save = () => {
    if (name.trim() === '') return void api.toast('Filename cannot be empty');
    if (/[/\n\r\t\0\f`?*\\<>|":]/.test(name)) return void api.toast('Filename contains invalid characters');
    props.onSave(name, extension);
  };
  return (
    <AlertDialog
      title="Save as"
      viewId="save_image_wrapper"
      flush
      onDismiss={props.onClose}
      negative={{ label: 'Cancel', onClick: props.onClose }}
      positive={{ label: 'OK', onClick: save }}
    >
      <LinearLayout id="save_image_holder" orientation="vertical" align="stretch" gap={8} padding={[8, 16, 0, 16]}>
        <LinearLayout id="save_image_filename_hint" orientation="vertical" align="stretch">
          <FrameLayout>
            <EditText
              id="save_image_filename"
              variant="outlined"
              hint="Filename"
              value={name}
              onChange={setName}
              autoFocus
            />
          </FrameLayout>
        </LinearLayout>
        <View id="save_image_radio_group" className="android.widget.RadioGroup" class="draw-kinds">
          {extensions.map((each) => (
            <RadioButton
              key={each}
              id={`save_image_radio_${each}`}
              checked={extension === each}
              onChange={() => setExtension(each)}
            >
              {`.${each}`}
            </RadioButton>
          ))}
        </View>
      </LinearLayout>
    </AlertDialog>
  );
}
