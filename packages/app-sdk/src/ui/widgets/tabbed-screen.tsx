import type { ComponentChildren } from 'preact';
import { css } from '../theme/css.ts';
import {
  BottomNavigationView,
  type BottomNavigationViewProps,
  type NavigationItem,
} from './bottom-navigation-view.tsx';
import { FrameLayout, LinearLayout } from './layouts.tsx';

/** Of a screen with a bottom navigation. */
export interface TabbedScreenProps {
  /** Items of the bottom navigation, from left to right. */
  tabs: readonly NavigationItem[];
  /** Place of the tab whose page shows, from 0. */
  selected: number;
  /** A tap on another tab, with its place. */
  onSelect: (index: number) => void;
  /** Resource name of the whole screen. */
  id?: string | undefined;
  /** Android class of the whole screen; default `android.view.ViewGroup`. */
  className?: string | undefined;
  /** Of the BottomNavigationView. */
  navigationId: string;
  /** CSS classes of the BottomNavigationView. */
  navigationClass?: string | undefined;
  /** Which items show their labels; default all. */
  labels?: BottomNavigationViewProps['labels'];
  /** Of what holds the page; default a FrameLayout without id. */
  pager?: { readonly id: string; readonly className: string } | undefined;
  /** Above the page. */
  toolbar?: ComponentChildren;
  /** Over the page, at its lower right corner. */
  button?: ComponentChildren;
  /** Between the page and the tabs, e.g. a Snackbar. */
  notice?: ComponentChildren;
  /** The page of the selected tab. */
  children: ComponentChildren;
}

css`
.tabbed-page { position: relative; display: flex; flex-direction: column; overflow: hidden; }
`;

/** A screen of several pages with a BottomNavigationView below, and a toolbar and a button they share. */
export function TabbedScreen(props: TabbedScreenProps) {
  return (
    <LinearLayout
      orientation="vertical"
      weight={1}
      id={props.id}
      className={props.className ?? 'android.view.ViewGroup'}
    >
      {props.toolbar}
      <FrameLayout {...props.pager} weight={1} class="tabbed-page">
        {props.children}
        {props.button}
      </FrameLayout>
      {props.notice}
      <BottomNavigationView
        id={props.navigationId}
        class={props.navigationClass}
        labels={props.labels}
        items={props.tabs}
        selected={props.selected}
        onSelect={props.onSelect}
      />
    </LinearLayout>
  );
}
