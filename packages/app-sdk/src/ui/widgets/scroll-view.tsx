import { css } from '../theme/css.ts';
import { View, type ViewProps } from './view.tsx';

export interface ScrollViewProps extends ViewProps {
  /** Makes it a HorizontalScrollView, as high as its content; default false. */
  horizontal?: boolean | undefined;
  /** Its first part scrolls away before a list in it scrolls, and comes back after: a CoordinatorLayout with an app bar. */
  collapsing?: boolean | undefined;
}

css`
.scroll { overflow: hidden auto; overscroll-behavior: contain; scrollbar-width: none; display: flex; flex-direction: column; flex: 1 1 0; align-items: stretch; }
.scroll > * { flex-shrink: 0; }
.scroll-horizontal { overflow: auto hidden; flex-direction: row; flex: 0 0 auto; }
`;

/**
 * Content that may be longer than its place. Takes the space left in its column.
 *
 * @see AOSP `ScrollView.initScrollView()`: it can have the focus; AppBarLayout tells of its CoordinatorLayout that it scrolls
 */
export function ScrollView({ horizontal, collapsing, class: classes, ...props }: ScrollViewProps) {
  return (
    <View
      className={horizontal ? 'android.widget.HorizontalScrollView' : 'android.widget.ScrollView'}
      focusable={!collapsing}
      {...props}
      semantics={{ scrollable: collapsing ? 'always' : true }}
      class={`scroll ${horizontal ? 'scroll-horizontal' : ''} ${collapsing ? 'scroll-collapsing' : ''} ${classes ?? ''}`}
    />
  );
}
