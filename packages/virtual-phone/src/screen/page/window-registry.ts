import type { BackStack } from '@androidworld/app-sdk/host';

/** A mounted activity or overlay, for keys and the accessibility walker. */
export interface ActivityFrame {
  readonly window: { readonly token: number; readonly packageName: string };
  readonly element: HTMLElement;
  readonly back: BackStack;
}

interface FrameListener {
  added(element: HTMLElement): void;
  removed(): void;
}

let listener: FrameListener | null = null;

/** Tells of every frame that is mounted or goes. */
export function followFrames(to: FrameListener): void {
  listener = to;
}

const frames = new Map<number, ActivityFrame>();

export const activityFrames = {
  /** @returns a function that takes it away */
  add(frame: ActivityFrame): () => void {
    frames.set(frame.window.token, frame);
    listener?.added(frame.element);
    return () => {
      frames.delete(frame.window.token);
      listener?.removed();
    };
  },
  find: (token: number): ActivityFrame | undefined => frames.get(token),
};

export interface OverlayFrame {
  readonly name: OverlayName;
  readonly element: HTMLElement;
  readonly back: BackStack;
}

export const overlayNames = ['statusBar', 'navigationBar', 'panel', 'headsUp', 'keyboard', 'toast'] as const;

export type OverlayName = (typeof overlayNames)[number];

const overlays = new Map<OverlayName, OverlayFrame>();

export const overlayFrames = {
  /** @returns a function that takes it away */
  add(frame: OverlayFrame): () => void {
    overlays.set(frame.name, frame);
    listener?.added(frame.element);
    return () => {
      overlays.delete(frame.name);
      listener?.removed();
    };
  },
  find: (name: OverlayName): OverlayFrame | undefined => overlays.get(name),
};
