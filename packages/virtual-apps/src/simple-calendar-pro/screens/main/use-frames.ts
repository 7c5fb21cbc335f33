import { useBack, useSavedState } from '@androidworld/app-sdk/ui';
import type { View } from '../../store/preferences.ts';
import type { LocalDay } from '../../time/local-day.ts';

/** A view, and a day of what it shows. */
export interface Frame {
  readonly view: View;
  readonly day: LocalDay;
}

export interface Frames {
  /** From the first view to the one on top. */
  readonly all: readonly Frame[];
  readonly top: Frame;
  /** Another day in the view on top. */
  show(day: LocalDay): void;
  /** Another view on top. */
  open(frame: Frame): void;
  /** Takes the view on top away. */
  close(): void;
  /** One view in place of all. */
  replace(frame: Frame): void;
}

/** The views of the main screen that lie over each other; BACK takes the one on top away. */
export function useFrames(first: Frame): Frames {
  const [kept, setFrames] = useSavedState<readonly Frame[]>('frames', [first]);
  const all = kept.length === 0 ? [first] : kept;
  const below = all.slice(0, -1);
  const top = all.at(-1) ?? first;
  const close = () => setFrames(below);
  useBack(close, below.length > 0);
  return {
    all,
    top,
    show: (day) => setFrames([...below, { ...top, day }]),
    open: (frame) => setFrames([...all, frame]),
    close,
    replace: (frame) => setFrames([frame]),
  };
}
