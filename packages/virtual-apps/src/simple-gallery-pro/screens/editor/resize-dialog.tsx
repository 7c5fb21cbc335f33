import { AlertDialog, useApi } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import type { Size } from './crop-rect.ts';
import { parseSize, SizeFields, textsOf } from './size-fields.tsx';

interface ResizeDialogProps {
  size: Size;
  onResize: (width: number, height: number) => void;
  onClose: () => void;
}

/** Asks for another size; one side follows the other. */
export function ResizeDialog({ size, onResize, onClose }: ResizeDialogProps) {
  const api = useApi();
  const [texts, setTexts] = useState(textsOf(size));
  const accept = () => {
    const wanted = parseSize(texts, size);
    if (wanted === undefined) return void api.toast('Please enter a valid resolution');
    onClose();
    return onResize(wanted.width, wanted.height);
  };
  return (
    <AlertDialog
      title="Resize"
      onDismiss={onClose}
      positive={{ label: 'OK', onClick: accept }}
      negative={{ label: 'Cancel', onClick: onClose }}
    >
      <SizeFields size={size} texts={texts} onChange={setTexts} />
    </AlertDialog>
  );
}
