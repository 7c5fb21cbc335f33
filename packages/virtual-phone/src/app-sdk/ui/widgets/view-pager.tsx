import type { ComponentChild } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { css } from '../theme/css.ts';
import { View, type ViewProps } from './view.tsx';

export interface ViewPagerProps extends Omit<ViewProps, 'selected' | 'children'> {
  pages: readonly ComponentChild[];
  selected: number;
  onSelect: (index: number) => void;
}

css`
.pager { display: flex; overflow: auto hidden; scroll-snap-type: x mandatory; overscroll-behavior: contain; scrollbar-width: none; flex: 1 1 0; }
.pager-page { flex: 0 0 100%; min-width: 0; height: 100%; scroll-snap-align: start; scroll-snap-stop: always; display: flex; flex-direction: column; }
`;

/** Pages side by side, turned by swiping. */
export function ViewPager({ pages, selected, onSelect, class: classes, ...props }: ViewPagerProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const pager = element.current;
    if (pager !== null) pager.scrollLeft = selected * pager.clientWidth;
  }, [selected]);
  return (
    <View
      is="androidx.viewpager.widget.ViewPager"
      {...props}
      class={`pager ${classes ?? ''}`}
      semantics={{ scrollable: true }}
      elementRef={element}
      onScrollEnd={() => {
        const pager = element.current;
        if (pager !== null && pager.clientWidth > 0) onSelect(Math.round(pager.scrollLeft / pager.clientWidth));
      }}
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
