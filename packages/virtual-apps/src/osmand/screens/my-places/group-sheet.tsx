import { Switch, TextInputDialog, useApi, useSavedState } from '@androidworld/app-sdk/ui';
import edit from '@material-symbols/svg-400/rounded/edit.svg';
import flag from '@material-symbols/svg-400/rounded/flag.svg';
import map from '@material-symbols/svg-400/rounded/map.svg';
import palette from '@material-symbols/svg-400/rounded/palette.svg';
import share from '@material-symbols/svg-400/rounded/share.svg';
import { defaultGroup, type Favorite, favoriteColors } from '../../store/favorite.ts';
import { groupFile, writeFavorites } from '../../store/favorites.ts';
import { addMarker } from '../../store/markers.ts';
import { shareFile } from '../../store/share-file.ts';
import { Swatches } from '../favorites/editor-parts.tsx';
import { Row } from '../parts/row.tsx';
import { Sheet } from '../parts/sheet.tsx';

interface GroupSheetProps {
  group: string;
  favorites: readonly Favorite[];
  onChanged: () => void;
  onClose: () => void;
}

/** The settings of a group of favourites. */
export function GroupSheet({ group, favorites, onChanged, onClose }: GroupSheetProps) {
  const api = useApi();
  const [opened, setOpened] = useSavedState<'name' | 'appearance' | null>('group dialog', null);
  const members = favorites.filter((one) => one.group === group);
  const isShown = members.some(({ hidden }) => !hidden);
  const title = group === '' ? defaultGroup : group;
  const change = (part: Partial<Favorite>) =>
    void writeFavorites(
      api,
      favorites.map((one) => (one.group === group ? { ...one, ...part } : one)),
    ).then(() => {
      onChanged();
      onClose();
    });
  const mark = async () => {
    for (const favorite of members)
      await addMarker(
        api,
        favorite,
        { type: 'favorite', typeName: '', name: favorite.name },
        { group: { key: group, name: group } },
      );
    onClose();
    await api.toast(`${members.length} map markers added`);
  };
  if (opened === 'appearance') {
    return (
      <Sheet title="Default appearance" onClose={onClose} buttons={[{ text: 'Cancel', onClick: onClose }]}>
        <Swatches
          id="select_color"
          items={favoriteColors}
          itemKey={([, color]) => color}
          describe={([name]) => name}
          selected={members[0]?.color ?? ''}
          paint={([, color]) => ({ background: color, radius: '50%' })}
          onPick={([, color]) => change({ color })}
        />
        <div style={{ height: 24 }} />
      </Sheet>
    );
  }
  return (
    <Sheet title={title} onClose={onClose} buttons={[{ text: 'Close', onClick: onClose }]}>
      <Row title="Edit name" icon={edit} onClick={() => setOpened('name')} />
      <Row title="Change default appearance" icon={palette} onClick={() => setOpened('appearance')} />
      <Row title="Show on map" icon={map} onClick={() => change({ hidden: isShown })}>
        <Switch id="compound_button" checked={isShown} />
      </Row>
      <Row title="Add to map markers" icon={flag} onClick={() => void mark()} />
      <Row
        title="Share"
        icon={share}
        onClick={() => {
          onClose();
          void shareFile(api, groupFile(group), title);
        }}
      />
      {opened === 'name' && (
        <TextInputDialog
          title="Category name"
          initial={group}
          confirm="Save"
          onDone={(name) => (name.trim() === group ? onClose() : change({ group: name.trim() }))}
          onClose={() => setOpened(null)}
        />
      )}
    </Sheet>
  );
}
