import { css, LinearLayout, type Store, TextView, useBack } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import type { Viewport } from '../../map/viewport.ts';
import { SheetButton } from '../parts/sheet.tsx';
import type { Picked } from './plan.ts';
import { pointsOf, type Route, spliced, withPointAfter } from './route.ts';

css`
.place-point-text { padding: 16px 16px 8px; font-weight: 500; }
.place-point-buttons { display: flex; gap: 16px; padding: 8px 16px 16px; }
`;

const titles = { move: 'Move point', before: 'Add point before', after: 'Add point after' } as const;

interface PlacePointProps {
  route: Route;
  picked: Picked & { readonly for: keyof typeof titles };
  view: Store<Viewport>;
  /** And what is picked then. */
  onRoute: (route: Route, picked: Picked | null) => void;
}

/** In place of the panel while a point is put where the cross-hair is. */
export function PlacePoint({ route, picked: { index, for: what }, view, onRoute }: PlacePointProps) {
  // What there was before: "Cancel" takes back all that was added.
  const [before] = useState(route);
  const cancel = () => onRoute(before, null);
  useBack(cancel);
  const at = () => view.get().center;
  const placed = () => {
    if (what === 'move') return spliced(route, index, 1, at());
    return what === 'after' ? withPointAfter(route, index, at()) : spliced(route, index, 0, at());
  };
  const [applyId, cancelId] =
    what === 'move'
      ? ['apply_move_point_button', 'cancel_move_point_button']
      : ['apply_point_before_after_point_button', 'cancel_point_before_after_button'];
  return (
    <>
      <TextView id={what === 'move' ? 'move_point_text' : 'add_point_before_after_text'} class="place-point-text">
        {`${titles[what]} — ${index + 1} / ${pointsOf(route).length}`}
      </TextView>
      <LinearLayout class="place-point-buttons">
        <SheetButton id={cancelId} text="Cancel" onClick={cancel} />
        {what !== 'move' && (
          <SheetButton
            id="add_point_before_after_button"
            text="Add"
            onClick={() => onRoute(placed(), { index: what === 'after' ? index + 1 : index, for: what })}
          />
        )}
        <SheetButton id={applyId} text="Apply" main onClick={() => onRoute(placed(), null)} />
      </LinearLayout>
    </>
  );
}
