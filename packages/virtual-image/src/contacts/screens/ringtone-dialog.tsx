import { SingleChoiceDialog } from '@androidworld/app-sdk/ui';
import { defaultRingtoneName, defaultRingtoneUri, ringtoneNames, ringtoneUri } from '../../telephony/ringtones.ts';

/** `RingtoneManager`'s list: the phone's own, none, and the sounds of the image. */
const choices = [
  { label: `Default (${defaultRingtoneName})`, value: defaultRingtoneUri },
  { label: 'None', value: '' },
  ...ringtoneNames.map((label) => ({ label, value: ringtoneUri(label) })),
];

export interface RingtoneDialogProps {
  /** As contacts have it: null for the phone's own, empty for none. */
  chosen: string | null;
  onChoose: (uri: string | null) => void;
  onClose: () => void;
}

/** What rings when a contact calls. */
export function RingtoneDialog({ chosen, onChoose, onClose }: RingtoneDialogProps) {
  return (
    <SingleChoiceDialog
      title="Ringtones"
      confirm="OK"
      choices={choices}
      selected={chosen ?? defaultRingtoneUri}
      onChoose={(uri) => onChoose(uri === defaultRingtoneUri ? null : uri)}
      onClose={onClose}
    />
  );
}
