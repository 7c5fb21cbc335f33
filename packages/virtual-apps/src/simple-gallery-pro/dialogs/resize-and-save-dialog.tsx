import { useState } from 'preact/hooks';
import { SaveAsDialog } from '../screens/editor/save-as-dialog.tsx';
import { parseSize, SizeFields, textsOf } from '../screens/editor/size-fields.tsx';
import type { PictureSize } from '../store/picture-size.ts';

interface ResizeAndSaveDialogProps {
  path: string;
  /** As it is now. */
  size: PictureSize;
  onSave: (path: string, as: PictureSize & { readonly extension: string }) => Promise<void>;
  onClose: () => void;
}

/** Asks how large a picture shall be, and as which file. */
export function ResizeAndSaveDialog({ path, size, onSave, onClose }: ResizeAndSaveDialogProps) {
  const [texts, setTexts] = useState(textsOf(size));
  const wanted = parseSize(texts, size);
  return (
    <SaveAsDialog
      title="Resize selection and save"
      path={path}
      validate={() => (wanted === undefined ? 'Please enter a valid resolution' : undefined)}
      onSave={async (target, extension) => {
        if (wanted !== undefined) await onSave(target, { ...wanted, extension });
      }}
      onClose={onClose}
    >
      <SizeFields size={size} texts={texts} onChange={setTexts} />
    </SaveAsDialog>
  );
}
