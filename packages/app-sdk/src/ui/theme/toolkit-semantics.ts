import type { ViewProps } from '../widgets/view.tsx';
import type { Toolkit } from './app-theme.ts';

/** Layouts of view-based apps: plain boxes elsewhere. */
const LAYOUTS: ReadonlySet<string> = new Set([
  'android.view.ViewGroup',
  'android.widget.LinearLayout',
  'android.widget.FrameLayout',
  'android.widget.RelativeLayout',
  'androidx.appcompat.widget.LinearLayoutCompat',
  'androidx.cardview.widget.CardView',
]);

/** Whether widgets are Android views, with resource ids. The others have test tags at most. */
export function hasViews(toolkit: Toolkit): boolean {
  return toolkit !== 'compose' && toolkit !== 'react-native';
}

/**
 * What accessibility is told of a widget made with a toolkit, given what it would be told of the view.
 *
 * @returns undefined where the toolkit makes no node of it
 */
export function toldBy(toolkit: Toolkit, view: ViewProps): ViewProps | undefined {
  if (toolkit === 'compose') return toldByCompose(view);
  return toolkit === 'react-native' ? toldByReactNative(view) : view;
}

/**
 * Layouts are nodes only where they mean something; a Switch and a lazy list have no class of their own.
 *
 * @see `AndroidComposeViewAccessibilityDelegateCompat` of androidx.compose.ui
 */
function toldByCompose({ id: _, ...view }: ViewProps): ViewProps | undefined {
  const { className = 'android.view.ViewGroup', enabled = true, semantics } = view;
  const isImage = className === 'android.widget.ImageView';
  if ((isImage || LAYOUTS.has(className)) && !means(view)) return undefined;
  const isClickable = semantics?.clickable ?? view.onClick !== undefined;
  return {
    ...view,
    className: composeClass(className),
    // What can be clicked is, but not what scrolls.
    focusable: enabled && (isClickable || view.onClick !== undefined),
    // What is selected already offers no click.
    semantics: { ...semantics, clickable: isClickable && view.selected !== true },
  };
}

/** The class of a node of Compose, alone or for its role. */
export function composeClass(className: string): string {
  const hasNone = className === 'android.widget.Switch' || className === 'androidx.recyclerview.widget.RecyclerView';
  if (hasNone || LAYOUTS.has(className)) return 'android.view.View';
  return className === 'android.widget.ImageButton' ? 'android.widget.Button' : className;
}

/** Has semantics. */
function means({
  onClick,
  onLongClick,
  contentDescription,
  testTag,
  checked,
  selected,
  semantics,
}: ViewProps): boolean {
  const facts = [onClick, onLongClick, contentDescription, testTag, checked, selected, semantics?.text];
  return semantics?.scrollable === true || facts.some((fact) => fact !== undefined);
}

/**
 * Views are ViewGroups, lists are ScrollViews, what has the role of a button is a Button. Touches are watched by the root
 * view: only text fields are long-clickable.
 *
 * @see React Native, `ReactAccessibilityDelegate.AccessibilityRole`
 */
function toldByReactNative({ id: _, ...view }: ViewProps): ViewProps {
  const { className = 'android.view.ViewGroup', semantics } = view;
  const isScroller = semantics?.scrollable === true;
  return {
    ...view,
    className: LAYOUTS.has(className) ? 'android.view.ViewGroup' : (REACT_NATIVE[className] ?? className),
    ...(isScroller ? { focusable: true } : {}),
    semantics: className === 'android.widget.EditText' ? semantics : { ...semantics, longClickable: false },
  };
}

const REACT_NATIVE: Readonly<Record<string, string>> = {
  'android.widget.ImageButton': 'android.widget.Button',
  'androidx.recyclerview.widget.RecyclerView': 'android.widget.ScrollView',
};
