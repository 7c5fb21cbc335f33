import {
  AlertDialog,
  CheckBox,
  css,
  LinearLayout,
  RadioButton,
  TextView,
  usePreferences,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { preferences } from '../store/preferences.ts';
import { type Resolution, resolutions, type TransferItem } from '../store/transfer.ts';

css`
.conflict-line { height: 1px; background: var(--outline-variant); margin: 8px 0; }
`;

const choices = [
  { id: 'skip', label: 'Skip', resolution: resolutions.skip },
  { id: 'overwrite', label: 'Overwrite', resolution: resolutions.overwrite },
  { id: 'merge', label: 'Merge', resolution: resolutions.merge },
  { id: 'keep_both', label: 'Keep both', resolution: resolutions.keepBoth },
] as const;

interface ConflictDialogProps {
  /** The file or folder whose name is taken. */
  item: TransferItem;
  /** Whether further files go the same way. */
  isOneOfSeveral: boolean;
  onResolve: (resolution: Resolution, appliesToAll: boolean) => void;
  onClose: () => void;
}

/** Begins with what was chosen the last time; keeping both is not remembered. */
export function ConflictDialog({ item, isOneOfSeveral, onResolve, onClose }: ConflictDialogProps) {
  const [values = preferences.missing, change] = usePreferences(preferences);
  const offered = choices.filter(({ resolution }) => item.isFolder || resolution !== resolutions.merge);
  const remembered = offered.find(({ resolution }) => resolution === values.lastConflictResolution)?.resolution;
  const last = remembered === undefined || remembered === resolutions.keepBoth ? resolutions.skip : remembered;
  const [chosen, setChosen] = useState<Resolution>();
  const [isForAll, setForAll] = useState<boolean>();
  const resolution = chosen ?? last;
  const appliesToAll = isForAll ?? values.lastConflictAppliesToAll;
  return (
    <AlertDialog
      onDismiss={onClose}
      positive={{
        label: 'OK',
        onClick() {
          change({ lastConflictResolution: resolution, lastConflictAppliesToAll: appliesToAll });
          onResolve(resolution, isOneOfSeveral && appliesToAll);
        },
      }}
      negative={{ label: 'Cancel', onClick: onClose }}
    >
      <LinearLayout orientation="vertical" align="stretch">
        <TextView id="conflict_dialog_title" textAppearance="body-large">
          {`${item.isFolder ? 'Folder' : 'File'} "${item.name}" already exists`}
        </TextView>
        <LinearLayout id="conflict_dialog_radio_group" className="android.widget.RadioGroup" orientation="vertical">
          {offered.map((choice) => (
            <RadioButton
              key={choice.id}
              id={`conflict_dialog_radio_${choice.id}`}
              checked={resolution === choice.resolution}
              onChange={() => setChosen(choice.resolution)}
            >
              {choice.label}
            </RadioButton>
          ))}
        </LinearLayout>
        {isOneOfSeveral && (
          <>
            <div class="conflict-line" />
            <CheckBox id="conflict_dialog_apply_to_all" checked={appliesToAll} onChange={setForAll}>
              Apply to all
            </CheckBox>
          </>
        )}
      </LinearLayout>
    </AlertDialog>
  );
}
