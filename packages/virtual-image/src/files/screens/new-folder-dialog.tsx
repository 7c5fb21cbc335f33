import { TextInputDialog } from '@androidworld/app-sdk/ui';

/** Asks for the name of a new folder. */
export function NewFolderDialog(props: { onDone: (name: string) => void; onClose: () => void }) {
  return (
    <TextInputDialog
      title="New folder"
      id="android:id/text1"
      variant="outlined"
      hint="Folder name"
      inputType="textCapSentences"
      validate={(name) => (name.trim() === '' ? 'You need to add a folder name' : undefined)}
      onDone={(name) => props.onDone(name.trim())}
      onClose={props.onClose}
    />
  );
}
