import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { type SystemBars, useScope } from '../../runtime/activity-context.ts';

type SetBars = (bars: SystemBars) => void;

interface Wish {
  bars: SystemBars;
  /** Taken while its component was drawn: effects of those inside come before those of the screen around them. */
  readonly place: number;
}

/** What components of a window want, in the order they came: the last one's counts. */
const wishes = new WeakMap<SetBars, Wish[]>();

let places = 0;

/**
 * Sets how this activity's window meets the system bars, until the component goes: what was set before it came counts
 * again then.
 */
export function useSystemBars(bars: SystemBars): void {
  const { setBars } = useScope();
  const { statusBar, navigationBar, icons, edgeToEdge, immersive } = bars;
  const wanted = useMemo(
    () => ({ statusBar, navigationBar, icons, edgeToEdge, immersive }),
    [statusBar, navigationBar, icons, edgeToEdge, immersive],
  );
  const place = useMemo(() => ++places, []);
  const own = useRef<Wish>({ bars: wanted, place });
  useLayoutEffect(() => {
    own.current.bars = wanted;
    show(setBars);
  }, [setBars, wanted]);
  useLayoutEffect(() => {
    const wish = own.current;
    wishes.set(
      setBars,
      [...(wishes.get(setBars) ?? []), wish].sort((one, other) => one.place - other.place),
    );
    show(setBars);
    return () => {
      wishes.set(
        setBars,
        (wishes.get(setBars) ?? []).filter((one) => one !== wish),
      );
      show(setBars);
    };
  }, [setBars]);
}

const none: SystemBars = {};

function show(setBars: SetBars): void {
  setBars(wishes.get(setBars)?.at(-1)?.bars ?? none);
}
