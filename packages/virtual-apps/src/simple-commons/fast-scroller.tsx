import { css, FrameLayout, View } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';

css`
.fast-scroller { display: flex; flex-direction: column; }
.fast-scroller-part { position: absolute; width: 0; height: 0; min-height: 0; overflow: hidden; }
.fast-scroller-popup { right: 41.905px; top: 23.238px; }
.fast-scroller-thumb { right: 12.952px; top: 20.19px; }
`;

/** A list with a handle to drag it by, whose parts stay scaled to nothing: it comes up only while the list is flung. */
export function FastScroller({ id, children }: { id: string; children: ComponentChildren }) {
  return (
    <FrameLayout id={id} className="android.widget.RelativeLayout" class="fast-scroller" weight={1}>
      {children}
      <View
        id="fastscrollPopupTV"
        className="android.widget.TextView"
        class="fast-scroller-part fast-scroller-popup"
        semantics={{ shrunk: true }}
      />
      <View
        id="thumbIV"
        className="android.widget.ImageView"
        contentDescription="handleImage"
        class="fast-scroller-part fast-scroller-thumb"
        semantics={{ shrunk: true }}
      />
    </FrameLayout>
  );
}
