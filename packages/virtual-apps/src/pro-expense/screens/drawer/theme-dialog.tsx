import { AlertDialog, css, LinearLayout, RadioButton, TextView, useSavedState } from '@androidworld/app-sdk/ui';

css`
.theme-row { min-height: 48px; gap: 8px; }
`;

const modes = [
  { value: 2, label: 'Dark Theme', id: 'rb_dark_theme' },
  { value: 1, label: 'Light Theme', id: 'rb_light_theme' },
  { value: -1, label: 'System Default', id: 'rb_system_default' },
] as const;

interface ThemeDialogProps {
  mode: number;
  onMode: (mode: number) => void;
  onClose: () => void;
}

/** Only its buttons close it. */
export function ThemeDialog({ mode, onMode, onClose }: ThemeDialogProps) {
  const [chosen, setChosen] = useSavedState('theme', mode);
  return (
    <AlertDialog
      title="Choose Theme"
      positive={{
        label: 'Restart',
        onClick() {
          onClose();
          onMode(chosen);
        },
      }}
      negative={{ label: 'Cancel', onClick: onClose }}
    >
      {modes.map(({ value, label, id }) => (
        <LinearLayout key={id} class="theme-row" onClick={() => setChosen(value)}>
          <RadioButton id={id} checked={chosen === value} onChange={() => setChosen(value)} />
          <TextView textAppearance="body-large">{label}</TextView>
        </LinearLayout>
      ))}
    </AlertDialog>
  );
}
