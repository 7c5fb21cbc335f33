import { css, Icon, type IconSource, LinearLayout, TextView, View } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';

css`
.editor-heading { display: flex; align-items: center; }
.editor-heading { height: 125PX; }
.editor-heading-low { height: 88PX; margin-top: 45PX; }
.editor-heading-text { align-self: stretch; display: flex; align-items: center; padding: 0 16px; font-weight: 500; flex: 1; }
.editor-heading-value { align-self: stretch; display: flex; align-items: center; padding: 0 16px; color: var(--on-surface-variant); text-align: right; }
.view.editor-cards { flex: none; height: 200PX; display: flex; flex-direction: row; gap: 21PX; padding: 0 16px; overflow: auto hidden; }
.editor-card { position: relative; height: 200PX; min-width: 373PX; }
.view.editor-card-outline { position: absolute; inset: 0; border: 1px solid var(--surface-variant); border-radius: 6px; width: auto; height: auto; }
.editor-card-picked .view.editor-card-outline { border: 2px solid var(--primary); }
.editor-card-name { height: 135PX; padding: 8px 16px; box-sizing: border-box; width: 100%; color: var(--primary); pointer-events: none; position: relative; }
.editor-circle { width: 105PX; height: 105PX; border-radius: 50%; }
`;

/** What a part of the editor chooses, and what is chosen. */
export function Heading({ text, low, children }: { text: string; low?: boolean; children?: ComponentChildren }) {
  return (
    <div class={`editor-heading ${low ? 'editor-heading-low' : ''}`}>
      <TextView class="editor-heading-text">{text}</TextView>
      {children}
    </div>
  );
}

interface GroupCardsProps {
  groups: readonly { readonly key: string; readonly name: string; readonly count?: number }[];
  selected: string | null;
  onPick: (key: string) => void;
  addTitle: string;
  onAdd: () => void;
  listId: string;
}

/** Groups or folders side by side; the last one makes a new one. */
export function GroupCards({ groups, selected, onPick, addTitle, onAdd, listId }: GroupCardsProps) {
  const cards = [...groups.map((group) => ({ ...group, isNew: false })), { key: '\n', name: addTitle, isNew: true }];
  return (
    <LinearLayout id={listId} className="androidx.recyclerview.widget.RecyclerView" focusable class="editor-cards">
      {cards.map((card) => {
        const { key, name, isNew } = card;
        const count = 'count' in card ? card.count : undefined;
        return (
          <View
            key={key}
            className="android.widget.FrameLayout"
            class={`editor-card ${!isNew && key === selected ? 'editor-card-picked' : ''}`}
          >
            <View
              id="outlineRect"
              className="android.widget.ImageView"
              contentDescription="Add to group"
              class="editor-card-outline"
              onClick={() => (isNew ? onAdd() : onPick(key))}
            />
            <TextView id="groupName" class="editor-card-name" lines={1}>
              {name}
            </TextView>
            {count !== undefined && (
              <TextView id="counter" class="editor-card-name">
                {String(count)}
              </TextView>
            )}
          </View>
        );
      })}
    </LinearLayout>
  );
}

interface SwatchesProps<T> {
  id: string;
  items: readonly T[];
  itemKey: (item: T) => string;
  describe?: (item: T) => string;
  selected: string;
  paint: (item: T) => { readonly background: string; readonly radius: string; readonly icon?: IconSource };
  onPick: (item: T) => void;
}

/** Round buttons in rows of seven: icons, colours, shapes. */
export function Swatches<T>({ id, items, itemKey, describe, selected, paint, onPick }: SwatchesProps<T>) {
  return (
    <LinearLayout
      id={id}
      style={{ display: 'grid', gridTemplateColumns: 'repeat(7, 105PX)', gap: '21PX 47PX', padding: '26PX 52PX 0' }}
    >
      {items.map((item) => {
        const { background, radius, icon } = paint(item);
        const isPicked = itemKey(item) === selected;
        return (
          <View
            key={itemKey(item)}
            id="background"
            className="android.widget.ImageView"
            contentDescription={describe?.(item)}
            class="editor-circle"
            style={{
              background,
              borderRadius: radius,
              display: 'grid',
              placeItems: 'center',
              ...(isPicked ? { outline: '2px solid var(--primary)', outlineOffset: '2px' } : {}),
            }}
            onClick={() => onPick(item)}
          >
            {icon !== undefined && <Icon icon={icon} semantics={{ importantForAccessibility: 'noHideDescendants' }} />}
          </View>
        );
      })}
    </LinearLayout>
  );
}
