import { LinearLayout, ScrollView, Toolbar, useBack } from '@androidworld/app-sdk/ui';
import close from '@material-symbols/svg-400/rounded/close.svg';
import type { ComponentChildren } from 'preact';
import { PageBar } from '../parts/page-bar.tsx';

interface PageProps {
  title: string;
  /** With a cross instead of an arrow, as what lies over the map has. */
  hasCross?: boolean;
  /** Between the bar and what scrolls. */
  top?: ComponentChildren;
  onClose: () => void;
  children: ComponentChildren;
}

/** A whole page over the map. */
export function Page({ title, hasCross = false, top, onClose, children }: PageProps) {
  useBack(onClose);
  return (
    <LinearLayout orientation="vertical" class={hasCross ? 'osm-page osm-dashboard' : 'osm-page'} align="stretch">
      {hasCross ? <div class="osm-page-bar" /> : <PageBar />}
      <Toolbar
        id="toolbar"
        title={title}
        {...(hasCross
          ? { navigation: { icon: close, contentDescription: 'Close', onClick: onClose } }
          : { onUp: onClose })}
      />
      {top}
      <ScrollView id="recycler_view" className="androidx.recyclerview.widget.RecyclerView" weight={1}>
        {children}
      </ScrollView>
    </LinearLayout>
  );
}
