import { renderSelector, type Selector } from './selector.ts';

/** One thing a person does to come from one screen to another. */
export type Step =
  | { readonly kind: 'press' | 'hold' | 'type' | 'scroll'; readonly on: Selector }
  | { readonly kind: 'back' };

/** How a screen is reached from a fresh start of the app. */
export interface Path {
  /** Name of the way the app is started. */
  readonly start: string;
  readonly steps: readonly Step[];
}

/** Steps that lead on; scrolling a list leads nowhere else. */
export function depthOf({ steps }: Path): number {
  return steps.filter(({ kind }) => kind !== 'scroll').length;
}

/** A path, one step further. */
export function andThen(path: Path, ...steps: readonly Step[]): Path {
  return { start: path.start, steps: [...path.steps, ...steps] };
}

/** A path as people read it: the start, then `press Button#save "Save"` and so on. */
export function renderPath({ start, steps }: Path): string[] {
  return [start, ...steps.map(renderStep)];
}

/** e.g. `hold LinearLayout "Wi-Fi"` */
export function renderStep(step: Step): string {
  return step.kind === 'back' ? 'back' : `${step.kind} ${renderSelector(step.on)}`;
}
