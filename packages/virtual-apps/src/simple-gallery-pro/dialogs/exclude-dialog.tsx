import { AlertDialog, LinearLayout, RadioButton, TextView } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { storage } from '../package-name.ts';
import { folderOf } from '../store/media.ts';

interface ExcludeDialogProps {
  paths: readonly string[];
  onExclude: (paths: readonly string[]) => void;
  onClose: () => void;
}

/** Leaves folders out; of one alone, any folder it is in instead. */
export function ExcludeDialog({ paths, onExclude, onClose }: ExcludeDialogProps) {
  const [only] = paths;
  const choices = paths.length === 1 && only !== undefined ? chainTo(only) : [];
  const [chosen, setChosen] = useState(only ?? '');
  return (
    <AlertDialog
      onDismiss={onClose}
      positive={{
        label: 'OK',
        onClick() {
          onClose();
          onExclude(choices.length > 1 ? [chosen] : paths);
        },
      }}
      negative={{ label: 'Cancel', onClick: onClose }}
    >
      <LinearLayout orientation="vertical" align="stretch" gap={8}>
        <TextView id="exclude_folder_description" textAppearance="body-large">
          This will exclude the selection together with its subfolders from Simple Gallery only. You can manage excluded
          folders in the app settings.
        </TextView>
        {choices.length > 1 && (
          <>
            <TextView id="exclude_folder_parent" textAppearance="body-large">
              Exclude a parent instead?
            </TextView>
            <LinearLayout
              id="exclude_folder_radio_group"
              className="android.widget.RadioGroup"
              orientation="vertical"
              align="stretch"
            >
              {choices.map((path) => (
                <RadioButton key={path} checked={path === chosen} onChange={() => setChosen(path)}>
                  {path}
                </RadioButton>
              ))}
            </LinearLayout>
          </>
        )}
      </LinearLayout>
    </AlertDialog>
  );
}

/** The folders a folder is in below the storage, from the outermost to itself. */
function chainTo(path: string): readonly string[] {
  if (!path.startsWith(`${storage}/`)) return [];
  return [...chainTo(folderOf(path)), path];
}
