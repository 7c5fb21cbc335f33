import type { ComponentChildren, CSSProperties, Ref } from 'preact';
import { type ActivityScope, useScope } from '../../runtime/activity-context.ts';
import { toolkitOf } from '../theme/app-theme.ts';
import { css } from '../theme/css.ts';
import { toldBy } from '../theme/toolkit-semantics.ts';
import type { PointerHandlers } from './use-drag.ts';
import { usePress } from './use-press.ts';

/** What every widget takes. */
export interface ViewProps {
  /** Resource name: `save_button`; the app's package and `:id/` are put before it. One with a colon is taken as is. */
  id?: string | undefined;
  /** React Native's `testID`, or Compose's test tag where the app tells it as resource id: taken as is. Ids of views are not told there. */
  testTag?: string | undefined;
  /** Content description. */
  contentDescription?: string | undefined;
  /** Android class, where the real app has another than the widget's own. */
  className?: string | undefined;
  /** CSS classes. */
  class?: string | undefined;
  /** Lengths are dp. */
  style?: CSSProperties | undefined;
  /** Default true. */
  enabled?: boolean | undefined;
  /** Told to accessibility, as of the current tab or a picked row; default false. */
  selected?: boolean | undefined;
  /** Makes the view checkable, in this state. */
  checked?: boolean | undefined;
  /** Told to accessibility; default: as the view is clickable. */
  focusable?: boolean | undefined;
  /** Share of the space left in a Row or Column. */
  weight?: number | undefined;
  /** A tap; makes the view clickable. Only the innermost clickable view under the finger gets it. */
  onClick?: (() => void) | undefined;
  /** A press of 400 ms; makes the view long-clickable. No click follows. */
  onLongClick?: (() => void) | undefined;
  /** The element in the page, to measure, scroll or anchor a menu. */
  elementRef?: Ref<HTMLDivElement> | undefined;
  /** What accessibility is told in place of what follows from the other props. */
  semantics?: Semantics | undefined;
  /** Handlers of a drag (`useDrag`). */
  pointer?: PointerHandlers | undefined;
  /** The view's content has scrolled. */
  onScroll?: (() => void) | undefined;
  /** Text, or the views within it. */
  children?: ComponentChildren;
}

css`
.view {
  position: relative;
  box-sizing: border-box;
  min-width: 0;
  min-height: 0;
}
.view[data-states~="clickable"], .view[data-states~="long-clickable"] { cursor: default; }
.pressable::after {
  content: "";
  position: absolute;
  inset: 0;
  border-radius: inherit;
  background: currentColor;
  opacity: 0;
  pointer-events: none;
}
.pressable.pressed::after { opacity: 0.12; }
.disabled { opacity: 0.38; }
/* The disabled parts of what is disabled are no paler than it. */
.disabled .disabled { opacity: 1; }
.disabled > * { pointer-events: none; }
`;

/** A view: a box that carries accessibility, clicks and long presses. All other widgets are made of it. */
export function View(props: ViewProps) {
  const scope = useScope();
  const { style, weight, enabled = true, onClick, onLongClick, elementRef } = props;
  const press = usePress({ enabled, onClick, onLongClick });
  const pressable = onClick !== undefined || onLongClick !== undefined;
  const classes = ['view', pressable && 'pressable', !enabled && 'disabled', props.class].filter(Boolean).join(' ');
  return (
    <div
      {...bothHandlers(press, props.pointer)}
      {...(props.onScroll === undefined ? {} : { onScroll: props.onScroll })}
      {...semanticAttributes(scope, props)}
      {...(elementRef === undefined ? {} : { ref: elementRef })}
      class={classes}
      style={weight === undefined ? style : { flex: `${weight} ${weight} 0`, ...style }}
    >
      {props.children}
    </div>
  );
}

type Handlers = Readonly<Record<string, (event: never) => void>>;

/** A view may be pressed and dragged: where both listen, both are told. */
function bothHandlers(press: Handlers, drag: Handlers | undefined): Handlers {
  if (drag === undefined) return press;
  const shared = Object.entries(drag).map(([name, handler]) => {
    const first = press[name];
    if (first === undefined) return [name, handler] as const;
    const both = (event: never) => {
      first(event);
      handler(event);
    };
    return [name, both] as const;
  });
  return { ...press, ...Object.fromEntries(shared) };
}

/** What the accessibility tree is told beyond what follows from the other props. */
export interface Semantics {
  /** Text of the node; default: the text among its children. Empty: none. */
  readonly text?: string | undefined;
  /** Hint text of a field; undefined: none. */
  readonly hint?: string | undefined;
  /** Whether the node can be scrolled when it has more than fits; `always`: also when it has not. Default false. */
  readonly scrollable?: boolean | 'always' | undefined;
  /** Whether it is a field that hides its text; default false. */
  readonly password?: boolean | undefined;
  /** Default: as there is `onClick`. */
  readonly clickable?: boolean | undefined;
  /** Not told to services that ask for what matters alone; with `noHideDescendants`, nothing in it is, either. */
  readonly importantForAccessibility?: 'no' | 'noHideDescendants' | undefined;
  /** Default: as there is `onLongClick`. Lists that watch all touches themselves have rows that are not. */
  readonly longClickable?: boolean | undefined;
  /** Children come and go with scrolling: only those on the screen are counted. */
  readonly recycler?: boolean | undefined;
  /** More comes when its end comes near: what flings it goes on until there is. */
  readonly more?: boolean | undefined;
  /** It is scaled to nothing, and told all the same: where it would be, without a size. Other views of no size are not. */
  readonly shrunk?: boolean | undefined;
}

/** The `data-` attributes the accessibility walker reads. */
export function semanticAttributes(
  { packageName, theme }: Pick<ActivityScope, 'packageName' | 'theme'>,
  view: ViewProps,
): Record<string, string | number> {
  const props = toldBy(toolkitOf(theme), view);
  if (props === undefined) return {};
  const { id, contentDescription: desc, semantics = {}, enabled = true } = props;
  const states = [
    (semantics.clickable ?? props.onClick !== undefined) && 'clickable',
    (semantics.longClickable ?? props.onLongClick !== undefined) && 'long-clickable',
    props.checked !== undefined && 'checkable',
    props.checked === true && 'checked',
    props.selected === true && 'selected',
    (props.focusable ?? semantics.clickable ?? props.onClick !== undefined) && 'focusable',
    semantics.scrollable !== undefined && semantics.scrollable !== false && 'scrollable',
    semantics.password && 'password',
    !enabled && 'disabled',
  ].filter(Boolean);
  const attributes: Record<string, string | number> = { 'data-class': props.className ?? 'android.view.ViewGroup' };
  if (props.testTag !== undefined) attributes['data-id'] = props.testTag;
  else if (id !== undefined) attributes['data-id'] = id.includes(':') ? id : `${packageName}:id/${id}`;
  if (desc !== undefined) attributes['data-desc'] = desc;
  if (semantics.text !== undefined) attributes['data-text'] = semantics.text;
  if (semantics.hint !== undefined) attributes['data-hint'] = semantics.hint;
  if (semantics.importantForAccessibility !== undefined)
    attributes['data-important'] = semantics.importantForAccessibility;
  if (semantics.scrollable === 'always') attributes['data-scrolls'] = '';
  if (semantics.recycler) attributes['data-recycler'] = '';
  if (semantics.more) attributes['data-more'] = '';
  if (semantics.shrunk) attributes['data-shrunk'] = '';
  if (states.length > 0) attributes['data-states'] = states.join(' ');
  return attributes;
}
