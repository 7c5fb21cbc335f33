import type { BackStack } from '@androidworld/app-sdk/host';

/** A mounted activity or overlay, for keys and the accessibility walker. */
export interface ActivityFrame {
  readonly window: { readonly token: number; readonly packageName: string };
  readonly element: HTMLElement;
  readonly back: BackStack;
}

const frames = new Map<number, ActivityFrame>();

export const activityFrames = {
  /** @returns a function that takes it away */
  add(frame: ActivityFrame): () => void {
    frames.set(frame.window.token, frame);
    return () => frames.delete(frame.window.token);
  },
  find: (token: number): ActivityFrame | undefined => frames.get(token),
};

export interface OverlayFrame {
  readonly name: OverlayName;
  readonly element: HTMLElement;
  readonly back: BackStack;
}

export type OverlayName = 'statusBar' | 'navigationBar' | 'panel' | 'headsUp' | 'keyboard' | 'toast';

const overlays = new Map<OverlayName, OverlayFrame>();

export const overlayFrames = {
  /** @returns a function that takes it away */
  add(frame: OverlayFrame): () => void {
    overlays.set(frame.name, frame);
    return () => overlays.delete(frame.name);
  },
  find: (name: OverlayName): OverlayFrame | undefined => overlays.get(name),
};
