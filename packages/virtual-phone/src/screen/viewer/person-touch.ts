import type { TouchTargets } from '../touch-targets.ts';
import type { ViewerInput } from './viewer-input.ts';

const TOUCHES = { down: 'touchStart', move: 'touchMove', up: 'touchEnd', cancel: 'touchCancel' } as const;

/** What a person's fingers do, told of as they do it. */
export type PersonTouch = (touch: Extract<ViewerInput, { kind: 'touch' }>) => Promise<void>;

/** Told of in its order, though whom to tell is only found where the first finger comes down. */
export function openPersonTouch(targets: TouchTargets): PersonTouch {
  let begun: ReturnType<TouchTargets> | undefined;
  return async ({ type, fingers }) => {
    const [first] = fingers;
    if (begun === undefined && first !== undefined) {
      begun = targets(first);
      await (await begun).taken;
      return;
    }
    const told = begun;
    if (fingers.length === 0) begun = undefined;
    // Chromium takes one of several fingers to have left when a movement is told without it.
    const how = type === 'up' && fingers.length > 0 ? TOUCHES.move : TOUCHES[type];
    await (await told)?.target.send(how, fingers);
  };
}
