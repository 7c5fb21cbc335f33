import { useLayoutEffect } from 'preact/hooks';
import { type SystemBars, useScope } from '../../runtime/activity-context.ts';

/** Sets how this activity's window meets the system bars, until the component goes. */
export function useSystemBars(bars: SystemBars): void {
  const { setBars } = useScope();
  const { statusBar, navigationBar, icons, edgeToEdge, immersive } = bars;
  useLayoutEffect(() => {
    setBars({ statusBar, navigationBar, icons, edgeToEdge, immersive });
    return () => setBars({});
  }, [setBars, statusBar, navigationBar, icons, edgeToEdge, immersive]);
}
