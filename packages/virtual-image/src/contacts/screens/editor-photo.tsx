import {
  Button,
  css,
  FrameLayout,
  Icon,
  ImageView,
  LinearLayout,
  SingleChoiceDialog,
  useApi,
  useAsync,
  useDocumentPicker,
  View,
} from '@androidworld/app-sdk/ui';
import addPhoto from '@material-symbols/svg-400/rounded/add_photo_alternate.svg';
import { useState } from 'preact/hooks';
import { type PhotoDraft, stagePhoto, takePhoto } from '../contact-photo.ts';

css`
.contacts-photo-disc { position: absolute; inset: 0; border-radius: 50%; background: var(--primary-container); }
.contacts-photo-icon { position: absolute; inset: 0; padding: 40px; }
.contacts-header { padding: 20px 0; }
.contacts-photo { width: 120px; height: 120px; border-radius: 50%; display: grid; place-items: center; background: var(--primary-container); color: var(--on-primary-container); flex-shrink: 0; }
.contacts-add-picture { margin: 0; min-height: 48px; }
`;

/** The app is built with the names from before AndroidX. */
const compatLayout = 'android.support.v7.widget.LinearLayoutCompat';

interface EditorPhotoProps {
  photo: PhotoDraft;
  /** Address of the picture the contact has. */
  stored: string | null;
  onChange: (photo: PhotoDraft) => void;
}

/** The picture of the contact that is edited; a tap takes or chooses another. */
export function EditorPhoto({ photo, stored, onChange }: EditorPhotoProps) {
  const api = useApi();
  const picker = useDocumentPicker();
  const [asking, setAsking] = useState(false);
  const picture = usePicture(photo, stored);
  const fail = () => api.toast('Couldn’t use that picture');
  const choose = async () => {
    const picked = await picker.getContent(['image/*']);
    if (picked !== null) await stagePhoto(api, await picked.read()).then(onChange, fail);
  };
  const take = async () => {
    const taken = await takePhoto(api).catch(() => undefined);
    if (taken === undefined) await fail();
    else if (taken !== null) onChange(taken);
  };
  const isEmpty = photo === 'none';
  const choices = [
    ...(isEmpty ? [] : [{ label: 'Remove photo', value: () => onChange('none') }]),
    { label: isEmpty ? 'Take photo' : 'Take new photo', value: () => void take() },
    { label: isEmpty ? 'Choose photo' : 'Choose new photo', value: () => void choose() },
  ];
  return (
    <LinearLayout orientation="vertical" id="header_container" class="contacts-header">
      <LinearLayout orientation="vertical" id="photo_editor" className={compatLayout} align="center">
        <FrameLayout
          id="photo_update_clickable"
          class="contacts-photo"
          contentDescription={isEmpty ? 'Add contact photo' : 'Change contact photo'}
          onClick={() => setAsking(true)}
        >
          {isEmpty ? (
            <>
              <View id="photo" className="android.widget.ImageView" class="contacts-photo-disc" />
              <Icon id="photo_icon" icon={addPhoto} size={120} class="contacts-photo-icon" />
            </>
          ) : (
            <ImageView id="photo" source={picture} class="contacts-photo-disc" />
          )}
        </FrameLayout>
        <LinearLayout id="photo_actions_view_group" className={compatLayout}>
          <Button variant="text" id="button_change_photo" class="contacts-add-picture" onClick={() => setAsking(true)}>
            {isEmpty ? 'Add picture' : 'Change'}
          </Button>
        </LinearLayout>
      </LinearLayout>
      {asking && (
        <SingleChoiceDialog
          title="Change photo"
          choices={choices}
          cancel={null}
          onChoose={(act) => act()}
          onClose={() => setAsking(false)}
        />
      )}
    </LinearLayout>
  );
}

function usePicture(photo: PhotoDraft, stored: string | null): Uint8Array | undefined {
  const api = useApi();
  const path = typeof photo === 'object' ? photo.path : null;
  const { data } = useAsync(async () => {
    if (path !== null) return await api.files.read(path);
    if (stored === null) return undefined;
    const [row] = await api.content.query(stored, { projection: ['data15'] });
    return row?.data15 instanceof Uint8Array ? row.data15 : undefined;
  }, [path, stored]);
  return data;
}
