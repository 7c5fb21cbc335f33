import type { TouchTarget, TouchTargets } from '../touch-targets.ts';
import type { ViewerInput } from './viewer-input.ts';

const TOUCHES = { down: 'touchStart', move: 'touchMove', up: 'touchEnd', cancel: 'touchCancel' } as const;

/** What a person's fingers do, told of as they do it. */
export type PersonTouch = (touch: Extract<ViewerInput, { kind: 'touch' }>) => Promise<void>;

/** Told of in its order, though whom to tell is only found where the first finger comes down. */
export function openPersonTouch(targets: TouchTargets): PersonTouch {
  let target: Promise<TouchTarget> | undefined;
  return async ({ type, fingers }) => {
    const [first] = fingers;
    if (target === undefined && first !== undefined) {
      const begun = targets(first);
      target = begun.then((touch) => touch.target);
      await (await begun).taken;
      return;
    }
    const told = target;
    if (fingers.length === 0) target = undefined;
    // Chromium takes one of several fingers to have left when a movement is told without it.
    const how = type === 'up' && fingers.length > 0 ? TOUCHES.move : TOUCHES[type];
    await (await told)?.send(how, fingers);
  };
}
