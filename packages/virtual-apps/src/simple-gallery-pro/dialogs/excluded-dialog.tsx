import { AlertDialog, Icon, LinearLayout, TextView } from '@androidworld/app-sdk/ui';
import remove from '@material-symbols/svg-400/rounded/close.svg';

interface ExcludedDialogProps {
  excluded: ReadonlySet<string>;
  onChange: (excluded: ReadonlySet<string>) => void;
  onClose: () => void;
}

/** Folders that are left out; each can come back. */
export function ExcludedDialog({ excluded, onChange, onClose }: ExcludedDialogProps) {
  return (
    <AlertDialog title="Excluded folders" onDismiss={onClose} positive={{ label: 'OK', onClick: onClose }}>
      {excluded.size === 0 ? (
        <TextView id="manage_folders_placeholder" color="muted">
          Excluding folders makes them together with their subfolders hidden just in Simple Gallery, they are still
          visible in other applications.
        </TextView>
      ) : (
        <LinearLayout orientation="vertical" align="stretch">
          {[...excluded].toSorted().map((path) => (
            <LinearLayout key={path} id="manage_folder_holder" gap={8}>
              <TextView id="manage_folder_title" weight={1}>
                {path}
              </TextView>
              <Icon
                id="manage_folders_remove"
                icon={remove}
                contentDescription="Remove"
                onClick={() => onChange(new Set([...excluded].filter((each) => each !== path)))}
              />
            </LinearLayout>
          ))}
        </LinearLayout>
      )}
    </AlertDialog>
  );
}
