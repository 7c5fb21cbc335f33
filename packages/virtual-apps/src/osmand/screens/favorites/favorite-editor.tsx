import {
  AlertDialog,
  ConfirmDialog,
  css,
  EditText,
  Icon,
  ImageButton,
  LinearLayout,
  ScrollView,
  SingleChoiceDialog,
  TextInputDialog,
  TextView,
  Toolbar,
  useApi,
  useBack,
  useSavedState,
  View,
} from '@androidworld/app-sdk/ui';
import removeIcon from '@material-symbols/svg-400/rounded/close.svg';
import listIcon from '@material-symbols/svg-400/rounded/format_list_bulleted.svg';
import replaceIcon from '@material-symbols/svg-400/rounded/published_with_changes.svg';
import starIcon from '@material-symbols/svg-400/rounded/star-fill.svg';
import { useState } from 'preact/hooks';
import { defaultGroup, type Favorite, favoriteColors, freeName } from '../../store/favorite.ts';
import { keyOf, writeFavorites } from '../../store/favorites.ts';
import { settings } from '../../store/settings.ts';
import { Row } from '../parts/row.tsx';
import { SheetButton } from '../parts/sheet.tsx';
import { GroupCards, Heading, Swatches } from './editor-parts.tsx';
import { iconGroups } from './icon-choices.ts';

css`
.view.point-editor { z-index: 9; background: var(--surface); }
.point-editor .app-bar { background: var(--surface); color: var(--on-surface); box-shadow: none; }
.editor-name { position: relative; padding: 0 16px; display: flex; flex-direction: column; }
.view.editor-name-icon { position: absolute; right: 74PX; top: 32PX; border-radius: 50%; color: #ffffff; pointer-events: none; }
.editor-link { height: 110PX; padding: 0 16px; margin-left: 8px; color: var(--primary); font-size: 1rem; display: flex; align-items: center; }
.editor-line { display: flex; align-items: center; }
.editor-chips { display: flex; flex: none; gap: 8px; margin-top: 32PX; padding: 0 16px; overflow-x: auto; }
.editor-buttons { flex: none; display: flex; gap: 42PX; padding: 19PX 16px 16PX; background: var(--surface); border-top: 1px solid var(--surface-variant); }
.editor-error { margin: 11PX 12px 0; color: #d32f2f; font-size: 0.75rem; line-height: 43PX; }
`;

interface FavoriteEditorProps {
  /** What is edited; a new one has not been stored yet. */
  initial: Favorite;
  isNew: boolean;
  favorites: readonly Favorite[];
  /** Stored: what it is now, or null when it was deleted. */
  onDone: (favorite: Favorite | null) => void;
  onClose: () => void;
}

/** "Add Favorite" and "Edit Favorite". */
export function FavoriteEditor({ initial, isNew, favorites, onDone, onClose }: FavoriteEditorProps) {
  const api = useApi();
  const [draft, setDraft] = useSavedState('favorite', initial);
  const [isNameTouched, setNameTouched] = useState(false);
  const [hasAddress, setHasAddress] = useSavedState('favorite address', false);
  const [hasDescription, setHasDescription] = useSavedState('favorite description', false);
  const [dialog, setDialog] = useSavedState<'discard' | 'group' | 'groups' | 'delete' | 'replace' | null>(
    'favorite dialog',
    null,
  );
  const [renamed, setRenamed] = useState<Favorite | null>(null);
  const [iconGroup, setIconGroup] = useSavedState('favorite icons', 'Special');
  const change = (part: Partial<Favorite>) => setDraft((now) => ({ ...now, ...part }));
  const isChanged = JSON.stringify(draft) !== JSON.stringify(initial);
  const leave = () => (isChanged ? setDialog('discard') : onClose());
  useBack(leave);
  const isNamed = draft.name.trim() !== '';
  const others = favorites.filter((one) => keyOf(one) !== keyOf(initial) || isNew);
  const groups = [...new Set([...favorites.map(({ group }) => group), ...(draft.group === '' ? [] : [draft.group])])];
  const store = async (favorite: Favorite) => {
    await writeFavorites(
      api,
      isNew ? [...favorites, favorite] : favorites.map((one) => (keyOf(one) === keyOf(initial) ? favorite : one)),
    );
    await settings.put(api, { lastGroup: favorite.group });
    onDone(favorite);
  };
  const save = () => {
    const wanted = { ...draft, name: draft.name.trim() };
    const free = freeName(wanted, others);
    if (free === wanted.name) void store(wanted);
    else setRenamed({ ...wanted, name: free });
  };
  const shownColor = favoriteColors.find(([, color]) => color === draft.color)?.[0] ?? 'Custom color';
  return (
    <View
      id="point_edit_layout"
      className="android.widget.FrameLayout"
      class="osm-page point-editor"
      focusable
      semantics={{ clickable: true }}
    >
      <div class="osm-page-bar" style={{ background: 'var(--surface)' }} />
      <Toolbar
        title={isNew ? 'Add Favorite' : 'Edit Favorite'}
        onUp={leave}
        menu={[
          {
            title: 'Replace another point with this.',
            id: 'toolbar_action',
            icon: replaceIcon,
            showAsAction: 'always',
            actionView: (
              <ImageButton
                id="toolbar_action"
                contentDescription="Replace another point with this."
                icon={replaceIcon}
                onClick={() => setDialog('replace')}
              />
            ),
          },
        ]}
      />
      <ScrollView id="editor_scroll_view" weight={1} focusable>
        <div class="editor-name">
          <EditText
            id="name_edit"
            variant="filled"
            hint="Name"
            value={draft.name}
            inputType="text"
            onChange={(name) => {
              setNameTouched(true);
              change({ name });
            }}
          />
          {!isNamed && isNameTouched && (
            <TextView id="textinput_error" class="editor-error">
              Please provide a name for the point
            </TextView>
          )}
          <Icon
            id="name_icon"
            contentDescription="icon"
            icon={starIcon}
            class="editor-name-icon"
            size={40}
            style={{ background: draft.color, padding: 8 }}
          />
        </div>
        {hasAddress ? (
          <div class="editor-name" style={{ marginTop: 16 }}>
            <EditText
              id="address_edit"
              variant="filled"
              hint="Address"
              value={draft.address}
              onChange={(address) => change({ address })}
            />
          </div>
        ) : (
          <div class="editor-line" style={{ marginTop: isNamed || !isNameTouched ? '54PX' : 0 }}>
            <TextView
              id="address_button"
              class="editor-link"
              {...(draft.address === '' ? {} : { weight: 1 })}
              onClick={() => setHasAddress(true)}
            >
              {draft.address === '' ? 'Add address' : draft.address}
            </TextView>
            {draft.address !== '' && (
              <ImageButton
                id="delete_address_icon"
                contentDescription="Delete address"
                icon={removeIcon}
                style={{ width: '110PX', height: '110PX', margin: '0 11PX 0 53PX' }}
                onClick={() => change({ address: '' })}
              />
            )}
          </div>
        )}
        {hasDescription ? (
          <div class="editor-name" style={{ marginTop: 16 }}>
            <EditText
              id="description_edit"
              variant="filled"
              hint="Description"
              multiline
              value={draft.description}
              onChange={(description) => change({ description })}
            />
          </div>
        ) : (
          <div class="editor-line" style={{ marginTop: '3PX' }}>
            <TextView id="description_button" class="editor-link" onClick={() => setHasDescription(true)}>
              {draft.description === '' ? 'Add description' : draft.description}
            </TextView>
          </div>
        )}
        <Heading text="Select group">
          <LinearLayout id="group_list_button" class="editor-line" onClick={() => setDialog('groups')}>
            <TextView id="group_list_button_title" style={{ color: 'var(--primary)' }}>
              List
            </TextView>
            <Icon
              id="group_list_button_icon"
              contentDescription="List"
              icon={listIcon}
              color="var(--primary)"
              style={{ margin: '12px 16px 12px 12px' }}
            />
          </LinearLayout>
        </Heading>
        <div style={{ height: '16PX' }} />
        <GroupCards
          listId="group_recycler_view"
          groups={groups.map((group) => ({
            key: group,
            name: group === '' ? defaultGroup : group,
            count: favorites.filter((one) => one.group === group).length,
          }))}
          selected={draft.group}
          onPick={(group) => change({ group })}
          addTitle="Add a group"
          onAdd={() => setDialog('group')}
        />
        <Heading text="Select icon" low />
        <LinearLayout
          id="icons_categories_selector"
          className="androidx.recyclerview.widget.RecyclerView"
          class="editor-chips"
          focusable
          semantics={{ scrollable: true }}
        >
          {Object.keys(iconGroups).map((group) => (
            <LinearLayout
              key={group}
              id="button"
              contentDescription={group}
              style={{
                height: '36px',
                padding: '0 16px',
                flex: 'none',
                alignItems: 'center',
                borderRadius: '4px',
                background: group === iconGroup ? 'var(--primary)' : 'var(--surface-variant)',
                color: group === iconGroup ? '#ffffff' : 'inherit',
              }}
              onClick={() => setIconGroup(group)}
            >
              <TextView id="chip_title">{group}</TextView>
            </LinearLayout>
          ))}
        </LinearLayout>
        <Swatches
          id="select_icon"
          items={iconGroups[iconGroup] ?? []}
          itemKey={({ name }) => name}
          selected={draft.icon}
          paint={({ name, icon }) => ({
            background: name === draft.icon ? draft.color : 'var(--surface-variant)',
            radius: '50%',
            icon,
          })}
          onPick={({ name }) => change({ icon: name })}
        />
        <Heading text="Select color" low>
          <TextView id="color_name" class="editor-heading-value">
            {shownColor}
          </TextView>
        </Heading>
        <Swatches
          id="select_color"
          items={favoriteColors}
          itemKey={([, color]) => color}
          selected={draft.color}
          paint={([, color]) => ({ background: color, radius: '50%' })}
          onPick={([, color]) => change({ color })}
        />
        <Heading text="Select shape" low>
          <TextView id="shape_name" class="editor-heading-value">
            {{ circle: 'Circle', octagon: 'Octagon', square: 'Square' }[draft.background]}
          </TextView>
        </Heading>
        <Swatches
          id="select_shape"
          items={['circle', 'octagon', 'square'] as const}
          itemKey={(shape) => shape}
          selected={draft.background}
          paint={(shape) => ({
            background: draft.color,
            radius: { circle: '50%', octagon: '30%', square: '4px' }[shape],
          })}
          onPick={(background) => change({ background })}
        />
        {!isNew && (
          <>
            <LinearLayout id="button_replace_container" class="osm-row" onClick={() => setDialog('replace')}>
              <TextView id="replace_action_title">Replace</TextView>
            </LinearLayout>
            <LinearLayout id="button_delete_container" class="osm-row" onClick={() => setDialog('delete')}>
              <TextView id="delete_action_title">Delete</TextView>
            </LinearLayout>
          </>
        )}
        <div style={{ height: 24 }} />
      </ScrollView>
      <LinearLayout id="buttons_container" class="editor-buttons" focusable semantics={{ clickable: true }}>
        <SheetButton text="Cancel" onClick={leave} />
        <SheetButton text="Save" main enabled={isNamed} onClick={save} />
      </LinearLayout>
      {dialog === 'discard' && (
        <ConfirmDialog
          title="Exit without saving?"
          message="All changes that are not saved will be lost."
          confirm="Exit"
          onConfirm={onClose}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'delete' && (
        <ConfirmDialog
          message={`Delete Favorite point '${initial.name}'?`}
          confirm="Yes"
          cancel="No"
          onConfirm={() => {
            void writeFavorites(
              api,
              favorites.filter((one) => keyOf(one) !== keyOf(initial)),
            ).then(() => onDone(null));
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'group' && (
        <TextInputDialog
          title="Add a group"
          hint="Name"
          confirm="Save"
          isComplete={(text) => text.trim() !== ''}
          onDone={(text) => change({ group: text.trim() })}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'groups' && (
        <SingleChoiceDialog
          title="Select group"
          choices={['', ...groups.filter((group) => group !== '')].map((group) => ({
            value: group,
            label: group === '' ? defaultGroup : group,
          }))}
          selected={draft.group}
          onChoose={(group) => change({ group })}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'replace' && (
        <AlertDialog
          title="Replace another point with this."
          onDismiss={() => setDialog(null)}
          negative={{ label: 'Cancel', onClick: () => setDialog(null) }}
          flush
        >
          {others.length === 0 && <TextView class="osm-header">There is no other favorite.</TextView>}
          {others.map((one) => (
            <Row
              key={keyOf(one)}
              title={one.name}
              description={one.group === '' ? defaultGroup : one.group}
              onClick={() => {
                const replaced = { ...one, lat: draft.lat, lon: draft.lon };
                const rest = favorites.filter((other) => keyOf(other) !== keyOf(one));
                void writeFavorites(api, [...rest, replaced]).then(() => onDone(replaced));
              }}
            />
          ))}
        </AlertDialog>
      )}
      {renamed !== null && (
        <AlertDialog
          title="Duplicate Favorite name specified"
          message={`Favorite renamed to ${renamed.name} to avoid duplication.`}
          positive={{ label: 'OK', onClick: () => void store(renamed) }}
          onDismiss={() => setRenamed(null)}
        />
      )}
    </View>
  );
}
