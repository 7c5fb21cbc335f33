import { AlertDialog, CheckBox, LinearLayout } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { filters } from '../store/preferences.ts';

const kinds = [
  { id: 'images', label: 'Images' },
  { id: 'videos', label: 'Videos' },
  { id: 'gifs', label: 'GIFs' },
  { id: 'raws', label: 'RAW images' },
  { id: 'svgs', label: 'SVGs' },
  { id: 'portraits', label: 'Portraits' },
] as const;

interface FilterDialogProps {
  value: number;
  onFilter: (value: number) => void;
  onClose: () => void;
}

export function FilterDialog({ value, onFilter, onClose }: FilterDialogProps) {
  const [chosen, setChosen] = useState(value);
  return (
    <AlertDialog
      title="Filter media"
      onDismiss={onClose}
      positive={{
        label: 'OK',
        onClick() {
          onClose();
          onFilter(chosen);
        },
      }}
      negative={{ label: 'Cancel', onClick: onClose }}
    >
      <LinearLayout orientation="vertical" align="stretch">
        {kinds.map(({ id, label }) => (
          <CheckBox
            key={id}
            id={`filter_media_${id}`}
            checked={(chosen & filters[id]) !== 0}
            onChange={() => setChosen(chosen ^ filters[id])}
          >
            {label}
          </CheckBox>
        ))}
      </LinearLayout>
    </AlertDialog>
  );
}
