import { useRef, useState } from 'preact/hooks';
import { useScope } from '../../runtime/activity-context.ts';
import { toolkitOf } from '../theme/app-theme.ts';
import { css } from '../theme/css.ts';
import { glyphs } from './glyphs.ts';
import { Glyph } from './icon.tsx';
import { LinearLayout } from './layouts.tsx';
import { type MenuItem, splitMenu } from './menu-item.ts';
import { PopupMenu } from './popup-menu.tsx';
import { useTooltip } from './use-tooltip.tsx';
import { View } from './view.tsx';

css`
.action-menu { align-self: stretch; align-items: center; flex-shrink: 0; justify-content: flex-end; }
.action-menu-item { display: grid; place-items: center; flex-shrink: 0; box-sizing: border-box; height: 48px; padding: 0 12px; font-size: 0.875rem; font-weight: 500; white-space: nowrap; }
.action-menu-icon { padding: 0; }
`;

/** The items at the end of a toolbar: buttons, and `More options` for what is not one. */
export function ActionMenuView({ menu, overflowId }: { menu: readonly MenuItem[]; overflowId?: string | undefined }) {
  const { actionBar: { itemWidth = 48, overflowWidth = 40 } = {} } = useScope().theme;
  const { actions, overflow } = splitMenu(menu);
  if (actions.length + overflow.length === 0) return null;
  return (
    <LinearLayout className="androidx.appcompat.widget.LinearLayoutCompat" class="action-menu">
      {actions.map((item) =>
        item.actionView === undefined ? (
          <ActionMenuItem key={item.title} item={item} widthDp={itemWidth} />
        ) : (
          <LinearLayout key={item.title} id={item.id}>
            {item.actionView}
          </LinearLayout>
        ),
      )}
      {overflow.length > 0 && <OverflowButton id={overflowId} items={overflow} widthDp={overflowWidth} />}
    </LinearLayout>
  );
}

function ActionMenuItem({ item, widthDp }: { item: MenuItem; widthDp: number }) {
  const { theme } = useScope();
  const { actionBar, material } = theme;
  const itemClass = toolkitOf(theme) === 'framework' ? 'android.widget.TextView' : 'android.widget.Button';
  const menu = usePopup();
  const description = item.contentDescription ?? (item.icon === undefined ? undefined : item.title);
  const { open: showTooltip, tooltip } = useTooltip(description ?? item.title, menu.anchor);
  const title = material === 2 ? item.title.toUpperCase() : item.title;
  return (
    <>
      <View
        id={item.id}
        className={actionBar?.itemClass ?? itemClass}
        class={`action-menu-item ${item.icon === undefined ? '' : 'action-menu-icon'}`}
        style={{ minWidth: widthDp }}
        contentDescription={description}
        enabled={item.enabled}
        checked={item.checked}
        elementRef={menu.anchor}
        onClick={() => (item.submenu === undefined ? item.onClick?.() : menu.open(item.submenu))}
        onLongClick={item.onLongClick ?? (item.icon === undefined ? undefined : showTooltip)}
        // A tooltip is mostly no action that accessibility is told of.
        semantics={{ longClickable: item.isLongClickable ?? item.onLongClick !== undefined }}
      >
        {item.icon === undefined ? title : <Glyph icon={item.icon} />}
      </View>
      {menu.popup}
      {tooltip}
    </>
  );
}

interface OverflowButtonProps {
  id: string | undefined;
  items: readonly MenuItem[];
  widthDp: number;
}

function OverflowButton({ id, items, widthDp }: OverflowButtonProps) {
  const menu = usePopup();
  const { open: showTooltip, tooltip } = useTooltip('More options', menu.anchor);
  const isFramework = toolkitOf(useScope().theme) === 'framework';
  return (
    <>
      <View
        id={id}
        className={isFramework ? 'android.widget.ImageButton' : 'android.widget.ImageView'}
        class="action-menu-item action-menu-icon"
        style={{ width: widthDp }}
        contentDescription="More options"
        elementRef={menu.anchor}
        onClick={() => menu.open(items)}
        onLongClick={showTooltip}
      >
        <Glyph icon={glyphs.more} />
      </View>
      {menu.popup}
      {tooltip}
    </>
  );
}

function usePopup() {
  const anchor = useRef<HTMLDivElement>(null);
  const [items, setItems] = useState<readonly MenuItem[] | null>(null);
  const popup = items !== null && <PopupMenu anchor={anchor} items={items} onDismiss={() => setItems(null)} />;
  return { anchor, open: setItems, popup };
}
