import { css, Icon, LinearLayout, SingleChoiceDialog, useApi, useDocumentPicker, View } from '@androidworld/app-sdk/ui';
import camera from '@material-symbols/svg-400/rounded/photo_camera.svg';
import { useState } from 'preact/hooks';
import { stagePicture, takePicture } from '../../store/pictures.ts';
import { RecipePhoto } from '../recipe-photo.tsx';

css`
.photo-field { position: relative; margin: 16px; height: 180px; }
.photo-field-picture { width: 100%; height: 180px; }
.photo-field-camera { position: absolute; right: 0; bottom: 0; padding: 10px; background: var(--photo); pointer-events: none; }
`;

interface PhotoFieldProps {
  /** As `RecipePhoto` takes it. */
  name: string;
  onName: (name: string) => void;
}

export function PhotoField({ name, onName }: PhotoFieldProps) {
  const api = useApi();
  const picker = useDocumentPicker();
  const [isOpen, setOpen] = useState(false);
  const pick = async () => {
    const picked = await picker.getContent(['image/*']);
    if (picked !== null) onName(await stagePicture(api, await picked.read()));
  };
  const take = async () => {
    try {
      const taken = await takePicture(api);
      if (taken !== null) onName(taken);
    } catch {
      await api.toast('The image file could not be created.');
    }
  };
  const choices = [
    { label: 'Pick photo', value: () => void pick() },
    { label: 'Take photo', value: () => void take() },
    ...(name === '' ? [] : [{ label: 'Remove photo', value: () => onName('') }]),
  ];
  return (
    <View className="android.view.ViewGroup" class="photo-field">
      <RecipePhoto id="new_image" class="photo-field-picture" name={name} onClick={() => setOpen(true)} />
      <LinearLayout class="photo-field-camera">
        <Icon icon={camera} contentDescription="Change photo" />
      </LinearLayout>
      {isOpen && (
        <SingleChoiceDialog
          title="Change photo"
          choices={choices}
          cancel={null}
          onChoose={(act) => act()}
          onClose={() => setOpen(false)}
        />
      )}
    </View>
  );
}
