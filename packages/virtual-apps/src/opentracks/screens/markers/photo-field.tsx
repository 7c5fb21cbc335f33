import { css, ImageButton, LinearLayout, useApi, useDocumentPicker } from '@androidworld/app-sdk/ui';
import bin from '@material-symbols/svg-400/rounded/delete.svg';
import camera from '@material-symbols/svg-400/rounded/photo_camera.svg';
import gallery from '@material-symbols/svg-400/rounded/photo_library.svg';
import { keepMarkerPhoto, takeMarkerPhoto } from '../../store/marker-photos.ts';
import { MarkerPhoto } from './marker-photo.tsx';

css`
.marker-photo { width: 100%; max-height: 240px; object-fit: contain; }
`;

interface PhotoFieldProps {
  /** Empty: none. */
  photoUrl: string;
  trackId: number;
  onChange: (photoUrl: string) => void;
}

/** The photo of a marker, taken or chosen; it counts once the marker is saved. */
export function PhotoField({ photoUrl, trackId, onChange }: PhotoFieldProps) {
  const api = useApi();
  const picker = useDocumentPicker();
  const take = async () => {
    const taken = await takeMarkerPhoto(api, trackId);
    if (taken !== null) onChange(taken);
  };
  const choose = async () => {
    const picked = await picker.getContent(['image/*']);
    if (picked !== null) onChange(await keepMarkerPhoto(api, trackId, await picked.read()));
  };
  const failing = (work: Promise<void>) => void work.catch(() => api.toast('No app can do this'));
  return (
    <>
      <LinearLayout gap={8}>
        <ImageButton icon={camera} contentDescription="Take photo" onClick={() => failing(take())} />
        <ImageButton icon={gallery} contentDescription="Choose from gallery" onClick={() => failing(choose())} />
        {photoUrl !== '' && <ImageButton icon={bin} contentDescription="Delete" onClick={() => onChange('')} />}
      </LinearLayout>
      <MarkerPhoto id="marker_edit_photo" class="marker-photo" photoUrl={photoUrl} />
    </>
  );
}
