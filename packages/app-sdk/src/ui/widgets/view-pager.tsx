import type { ComponentChild } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { motions } from '../scroll/motions.ts';
import { registerPager } from '../scroll/pager.ts';
import { css } from '../theme/css.ts';
import { View, type ViewProps } from './view.tsx';

/** Of a ViewPager. */
export interface ViewPagerProps extends Omit<ViewProps, 'selected' | 'children'> {
  /** From left to right; all are mounted. */
  pages: readonly ComponentChild[];
  /** Place of the page that shows, from 0; another one shows at once. */
  selected: number;
  /** A swipe turns to another page, with its place. */
  onSelect: (index: number) => void;
}

css`
.pager { display: flex; overflow: auto hidden; overscroll-behavior: contain; scrollbar-width: none; flex: 1 1 0; }
.pager-page { flex: 0 0 100%; min-width: 0; height: 100%; display: flex; flex-direction: column; }
`;

/** Pages side by side, turned by swiping. */
export function ViewPager({ pages, selected, onSelect, class: classes, ...props }: ViewPagerProps) {
  const element = useRef<HTMLDivElement>(null);
  const newest = useRef(onSelect);
  newest.current = onSelect;
  const shown = useRef(selected);
  shown.current = selected;
  const turn = () => {
    const pager = element.current;
    // A page turned by a finger is on its way already.
    if (pager !== null && !motions.moves(pager)) pager.scrollLeft = shown.current * pager.clientWidth;
  };
  useLayoutEffect(() => {
    const pager = element.current;
    if (pager === null) return undefined;
    registerPager(pager, (page) => newest.current(page));
    // The phone is turned, also while another app is in front (ViewPager.recomputeScrollPosition()).
    const observer = new ResizeObserver(turn);
    observer.observe(pager);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(turn, [selected]);
  return (
    <View
      className="androidx.viewpager.widget.ViewPager"
      {...props}
      class={`pager ${classes ?? ''}`}
      semantics={{ scrollable: true }}
      elementRef={element}
    >
      {pages.map((page, index) => (
        // Pages have no identity but their place.
        <div class="pager-page" key={index}>
          {page}
        </div>
      ))}
    </View>
  );
}
