import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { css } from '../theme/css.ts';
import { View, type ViewProps } from './view.tsx';

/** Of a list or grid that scrolls. */
export interface RecyclerViewProps<T> extends Omit<ViewProps, 'children'> {
  /** From top to bottom; give another array when they change. */
  items: readonly T[];
  /** Unique among the items. */
  itemKey: (item: T, index: number) => string | number;
  /** What an item looks like; `index` is its place from 0. */
  renderItem: (item: T, index: number) => ComponentChildren;
  /** More than 1 makes a grid. */
  columns?: number | undefined;
  /** dp between rows and columns. */
  gap?: number | undefined;
  /** dp around the items, e.g. room for a Fab at the end: `[0, 0, 88, 0]`. */
  padding?: readonly [top: number, right: number, bottom: number, left: number] | undefined;
  /** Above the first item; scrolls with them and spans all columns. */
  header?: ComponentChildren;
  /** Begins at its end and stays there, as conversations do. */
  stackFromEnd?: boolean | undefined;
  /** Place of the item that is in the middle at first. */
  startAt?: number | undefined;
  /** Its end has come near; called again only with other items. */
  onReachEnd?: (() => void) | undefined;
}

css`
.lazy-list { overflow: hidden auto; overscroll-behavior: contain; scrollbar-width: none; flex: 1 1 0; }
.lazy-list-items { display: grid; align-content: start; box-sizing: border-box; }
.lazy-list-end { align-content: end; min-height: 100%; }
.lazy-list-item { min-width: 0; display: grid; }
`;

/** Items mounted at once before the person scrolls, and added whenever an end of what is mounted comes near. */
const CHUNK = 40;

/**
 * A RecyclerView. Rows off the screen are not in the accessibility tree; rows far away are not even mounted until
 * scrolling comes near them.
 */
export function RecyclerView<T>(props: RecyclerViewProps<T>) {
  const { items, itemKey, renderItem, columns = 1, gap = 0, padding, header, stackFromEnd, startAt, ...rest } = props;
  const { onReachEnd, ...view } = rest;
  const element = useRef<HTMLDivElement>(null);
  const [wished, setFirst] = useState(() => wholeRow((startAt ?? 0) - CHUNK, columns));
  // There may be fewer items by now.
  const first = Math.min(wished, wholeRow(items.length - CHUNK, columns));
  const [mounted, setMounted] = useState((startAt ?? 0) + CHUNK);
  const isAtEnd = useRef(true);
  const told = useRef<readonly T[] | undefined>(undefined);
  const noteEnd = () => {
    const list = element.current;
    if (list !== null) isAtEnd.current = list.scrollTop + list.clientHeight >= list.scrollHeight - 1;
  };
  const extend = () => {
    const list = element.current;
    if (list === null) return;
    const isNearEnd = list.scrollTop + list.clientHeight * 2 > list.scrollHeight;
    if (mounted >= items.length && isNearEnd && list.scrollTop > 0 && told.current !== items) {
      told.current = items;
      onReachEnd?.();
    }
    if (mounted >= items.length) return;
    if (list.scrollTop + list.clientHeight * 3 > list.scrollHeight) setMounted(mounted + CHUNK);
  };
  useLayoutEffect(extend);
  /** What is on the screen stays where it is: Chromium anchors it, with the next frame, which tells of that as scrolling. */
  const extendUp = () => {
    const list = element.current;
    if (list !== null && first > 0 && list.scrollTop < list.clientHeight * 2)
      setFirst(wholeRow(first - CHUNK, columns));
  };
  useLayoutEffect(() => {
    const list = element.current;
    if (!stackFromEnd || list === null) return undefined;
    const toEnd = () => {
      if (isAtEnd.current) list.scrollTop = list.scrollHeight;
    };
    isAtEnd.current = true;
    toEnd();
    // The keyboard takes away from the height.
    const observer = new ResizeObserver(toEnd);
    observer.observe(list);
    return () => observer.disconnect();
  }, [stackFromEnd, items.length]);
  useLayoutEffect(() => {
    const list = element.current;
    const start = startAt === undefined ? undefined : list?.querySelectorAll('.lazy-list-item')[startAt - first];
    start?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, []);
  return (
    <View
      className="androidx.recyclerview.widget.RecyclerView"
      focusable
      {...view}
      class={`lazy-list ${props.class ?? ''}`}
      semantics={{ scrollable: true, recycler: true, more: !stackFromEnd && mounted < items.length }}
      elementRef={element}
      onScroll={() => {
        noteEnd();
        extend();
        extendUp();
      }}
    >
      {first === 0 && header}
      <div
        class={`lazy-list-items ${stackFromEnd ? 'lazy-list-end' : ''}`}
        style={{
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          gap,
          ...(padding === undefined ? {} : { padding: padding.map((dp) => `${dp}px`).join(' ') }),
        }}
      >
        {items.slice(first, stackFromEnd ? items.length : mounted).map((item, place) => (
          <div class="lazy-list-item" key={itemKey(item, first + place)}>
            {renderItem(item, first + place)}
          </div>
        ))}
      </div>
    </View>
  );
}

/** The item a row of a grid begins with. */
function wholeRow(item: number, columns: number): number {
  return Math.max(0, item - (item % columns));
}
