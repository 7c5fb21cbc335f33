import { useSavedState } from '@androidworld/app-sdk/ui';
import { useLayoutEffect, useState } from 'preact/hooks';
import { type Drawing, emptyDrawing, type Step } from '../drawing/drawing.ts';

/** A drawing that is there again when the screen was turned: but for pictures, which are opened anew. */
export function useSavedDrawing() {
  const [kept, keep] = useSavedState<readonly Step[]>('strokes', []);
  const [drawing, setDrawing] = useState<Drawing>(kept.length === 0 ? emptyDrawing : { done: kept, undone: [] });
  useLayoutEffect(() => keep(drawing.done.filter(({ kind }) => kind !== 'picture')), [drawing.done]);
  return [drawing, setDrawing] as const;
}
