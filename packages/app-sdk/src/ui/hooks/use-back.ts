import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useScope } from '../../runtime/activity-context.ts';
import type { BackHandler } from '../../runtime/back-stack.ts';

/**
 * Handles BACK while the component is mounted; the newest handler is asked first, after open dialogs and menus.
 *
 * @param handler returns false to let the key pass on
 * @param enabled pass false to take no part
 */
export function useBack(handler: BackHandler, enabled = true): void {
  useBackAt('screen', handler, enabled);
}

/** As `useBack`, for what lies over the screen: asked before the screen's own handlers. */
export function useWindowBack(handler: BackHandler, enabled = true): void {
  useBackAt('window', handler, enabled);
}

function useBackAt(level: 'window' | 'screen', handler: BackHandler, enabled: boolean): void {
  const { back } = useScope();
  const newest = useRef(handler);
  newest.current = handler;
  // Taken while it is drawn: a screen comes before what lies over it, also where both come at once, after a turn. Effects
  // run the other way round.
  const place = useMemo(() => back.takePlace(), [back, level, enabled]);
  useLayoutEffect(
    () => (enabled ? back.push(level, () => newest.current(), place) : undefined),
    [back, level, enabled, place],
  );
}
