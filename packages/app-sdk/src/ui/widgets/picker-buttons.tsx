import { Button } from './button.tsx';

interface PickerButtonsProps {
  pickLabel?: string | undefined;
  onPick: () => void;
  onClear?: (() => void) | undefined;
  onDismiss: () => void;
}

/** The buttons at the foot of a picker. */
export function PickerButtons({ pickLabel = 'OK', onPick, onClear, onDismiss }: PickerButtonsProps) {
  return (
    <>
      {onClear !== undefined && (
        <Button variant="text" id="android:id/button3" onClick={onClear}>
          Clear
        </Button>
      )}
      <Button variant="text" id="android:id/button2" onClick={onDismiss}>
        Cancel
      </Button>
      <Button variant="text" id="android:id/button1" onClick={onPick}>
        {pickLabel}
      </Button>
    </>
  );
}
