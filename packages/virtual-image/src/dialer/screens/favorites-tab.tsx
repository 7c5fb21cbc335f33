import { css, FrameLayout, RecyclerView, TextView, useApi, View } from '@androidworld/app-sdk/ui';
import star from '@material-symbols/svg-400/rounded/star.svg';
import { ContactPhoto } from '../../telephony/contact-photo.tsx';
import { addFavorite, callNumber } from '../reach-number.ts';
import { EmptyContent } from './empty-content.tsx';
import { usePhones } from './use-call-log.ts';
import { WithPermission } from './with-permission.tsx';

css`
.dialer-no-favorites { position: absolute; inset: 0 0 5PX; }
.dialer-favorite { display: flex; flex-direction: column; align-items: center; gap: 8px; padding: 12px 4px; border-radius: 16px; }
`;

export function FavoritesTab() {
  return (
    <WithPermission
      permission="READ_CONTACTS"
      icon={star}
      explanation="Allow Phone to use your contacts to see your favorites here"
    >
      <Favorites />
    </WithPermission>
  );
}

/** Starred contacts: one tap calls. */
function Favorites() {
  const api = useApi();
  const phones = usePhones();
  if (phones === undefined) return <FrameLayout weight={1} />;
  const starred = phones.filter(({ starred: on }) => on);
  const first = starred.filter((entry) => starred.find(({ contactId }) => contactId === entry.contactId) === entry);
  if (first.length === 0) {
    return (
      <>
        <View id="speed_dial_recycler_view" className="android.widget.GridView" class="dialer-no-favorites" focusable />
        <EmptyContent
          icon={star}
          message="Call your favorite contacts with just one tap"
          action={{ label: 'Add a favorite', run: () => void addFavorite(api) }}
        />
      </>
    );
  }
  return (
    <RecyclerView
      id="speed_dial_recycler_view"
      className="android.widget.GridView"
      columns={3}
      padding={[16, 8, 88, 8]}
      items={first}
      itemKey={({ id }) => id}
      renderItem={({ name, number, photo }) => (
        <View
          class="dialer-favorite"
          className="android.widget.FrameLayout"
          contentDescription={name}
          onClick={() => void callNumber(api, number)}
        >
          <ContactPhoto name={name} photo={photo} size={88} />
          <TextView id="contact_tile_name" textAppearance="body-large" align="center" lines={1}>
            {name}
          </TextView>
        </View>
      )}
    />
  );
}
