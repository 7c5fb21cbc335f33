import type { ComponentChildren } from 'preact';
import type { IconSource } from './icon.tsx';

/** An item of a toolbar's, an action mode's or a popup's menu, as an app's menu resource declares it. */
export interface MenuItem {
  /** Text in a menu, and on a toolbar's button without icon; unique in its menu. */
  readonly title: string;
  /** Resource name of the toolbar's button; rows of menus have none. */
  readonly id?: string | undefined;
  /** On the toolbar's button in place of the title; before the title in a menu. */
  readonly icon?: IconSource | undefined;
  /** In a toolbar: as a button there, or behind `More options`. Default `never`. */
  readonly showAsAction?: 'always' | 'ifRoom' | 'never' | undefined;
  /** Default true. */
  readonly visible?: boolean | undefined;
  /** Default true. */
  readonly enabled?: boolean | undefined;
  /** Makes it checkable. */
  readonly checked?: boolean | undefined;
  /** Checkable as one of several. */
  readonly radio?: boolean | undefined;
  /** Opens another menu. */
  readonly submenu?: readonly MenuItem[] | undefined;
  /** Drawn in place of the button, in a LinearLayout with the item's id. */
  readonly actionView?: ComponentChildren;
  /** Of the button; default the title. */
  readonly contentDescription?: string | undefined;
  /** A tap on it, after its menu has closed. Not called for items with a `submenu`. */
  onClick?(): void;
  /** Of the button. */
  readonly onLongClick?: (() => void) | undefined;
  /** Accessibility is told of the tooltip, as where `TooltipCompat` sets it before the view knows better. */
  readonly isLongClickable?: boolean | undefined;
}

export interface SplitMenu {
  /** Shown as buttons. */
  readonly actions: readonly MenuItem[];
  /** Behind `More options`. */
  readonly overflow: readonly MenuItem[];
}

/** Buttons a phone of 411 dp has room for, `More options` counted. As AppCompat's `ActionBarPolicy` says. */
const MOST_BUTTONS = 3;

/**
 * What of a menu becomes a button, and what goes behind `More options`.
 *
 * @see AppCompat `ActionMenuPresenter.flagActionItems`
 */
export function splitMenu(menu: readonly MenuItem[]): SplitMenu {
  const shown = menu.filter(({ visible = true }) => visible);
  const required = shown.filter(({ showAsAction }) => showAsAction === 'always').length;
  const requested = shown.filter(({ showAsAction }) => showAsAction === 'ifRoom').length;
  const hasOverflow = required + requested < shown.length || required + requested > MOST_BUTTONS;
  let room = MOST_BUTTONS - required - (hasOverflow ? 1 : 0);
  const isAction = ({ showAsAction }: MenuItem) =>
    showAsAction === 'always' || (showAsAction === 'ifRoom' && room-- > 0);
  const actions = shown.filter(isAction);
  return { actions, overflow: shown.filter((item) => !actions.includes(item)) };
}
