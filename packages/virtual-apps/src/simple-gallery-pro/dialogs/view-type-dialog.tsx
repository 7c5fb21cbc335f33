import { AlertDialog, LinearLayout, RadioButton } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';

/** As the preferences store them. */
export const viewTypes = { grid: 1, list: 2 } as const;

interface ViewTypeDialogProps {
  value: number;
  onChoose: (value: number) => void;
  onClose: () => void;
}

export function ViewTypeDialog({ value, onChoose, onClose }: ViewTypeDialogProps) {
  const [chosen, setChosen] = useState(value);
  return (
    <AlertDialog
      title="Change view type"
      onDismiss={onClose}
      positive={{
        label: 'OK',
        onClick() {
          onClose();
          onChoose(chosen);
        },
      }}
      negative={{ label: 'Cancel', onClick: onClose }}
    >
      <LinearLayout
        id="change_view_type_dialog_radio"
        className="android.widget.RadioGroup"
        orientation="vertical"
        align="stretch"
      >
        {(['grid', 'list'] as const).map((name) => (
          <RadioButton
            key={name}
            id={`change_view_type_dialog_radio_${name}`}
            checked={chosen === viewTypes[name]}
            onChange={() => setChosen(viewTypes[name])}
          >
            {name === 'grid' ? 'Grid' : 'List'}
          </RadioButton>
        ))}
      </LinearLayout>
    </AlertDialog>
  );
}
