import { ActionMode, ConfirmDialog, useActivity, useApi } from '@androidworld/app-sdk/ui';
import remove from '@material-symbols/svg-400/rounded/delete.svg';
import flag from '@material-symbols/svg-400/rounded/flag.svg';
import { useState } from 'preact/hooks';
import { activities, packageName } from '../../package-name.ts';
import type { Favorite } from '../../store/favorite.ts';
import { keyOf, writeFavorites } from '../../store/favorites.ts';
import { addMarker } from '../../store/markers.ts';

/** Favourites that are being picked, and what for. */
export interface FavoritePicking {
  readonly for: 'delete' | 'markers';
  readonly keys: readonly string[];
}

interface PickingBarProps {
  picking: FavoritePicking;
  favorites: readonly Favorite[];
  onChanged: () => void;
  onClose: () => void;
}

/** In place of the toolbar while favourites are picked. */
export function PickingBar({ picking, favorites, onChanged, onClose }: PickingBarProps) {
  const api = useApi();
  const { finish } = useActivity();
  const [isAsking, setAsking] = useState(false);
  const isPicked = (favorite: Favorite) => picking.keys.includes(keyOf(favorite));
  const chosen = favorites.filter(isPicked);
  const whole = [...new Set(chosen.map(({ group }) => group))].filter((group) =>
    favorites.filter((one) => one.group === group).every(isPicked),
  );
  const mark = async () => {
    if (chosen.length === 0) return onClose();
    for (const favorite of chosen) {
      const group = whole.includes(favorite.group) ? { key: favorite.group, name: favorite.group } : undefined;
      await addMarker(
        api,
        favorite,
        { type: 'map_marker', typeName: '', name: favorite.name },
        group === undefined ? {} : { group },
      );
    }
    await api.startActivity({ component: { packageName, className: activities.map } });
    await finish();
  };
  const removeChosen = async () => {
    await writeFavorites(
      api,
      favorites.filter((one) => !isPicked(one)),
    );
    onChanged();
    onClose();
  };
  return (
    <>
      <ActionMode
        selection={{ size: chosen.length, clear: onClose }}
        title={chosen.length === 0 ? '' : `${chosen.length} selected`}
        menu={[
          picking.for === 'delete'
            ? {
                title: 'Delete',
                icon: remove,
                showAsAction: 'ifRoom',
                onClick: () => (chosen.length === 0 ? onClose() : setAsking(true)),
              }
            : { title: 'Select map markers', icon: flag, showAsAction: 'ifRoom', onClick: () => void mark() },
        ]}
      />
      {isAsking && (
        <ConfirmDialog
          message={`Delete ${chosen.length} Favorites and ${whole.length} Favorite groups?`}
          confirm="Delete"
          onConfirm={() => void removeChosen()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
