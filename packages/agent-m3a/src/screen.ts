import type { Observation } from '@androidworld/core';
import type { ImageOptions } from '@androidworld/models';
import { describeElements } from './elements/describe-elements.ts';
import { type ShownElement, shownElements } from './elements/shown-elements.ts';
import { type ScreenPictures, screenPictures } from './marks/screen-pictures.ts';
import type { Input } from './prompts/preamble.ts';

/** One screen as both stages show it to the model. */
export interface Screen {
  readonly shown: readonly ShownElement[];
  /** The list of elements. */
  readonly elements: string;
  /** Absent without pictures: the text variant. */
  readonly pictures?: ScreenPictures;
}

/** Prepares what a model is shown of an observation. */
export async function readScreen(observation: Observation, input: Input, image: ImageOptions): Promise<Screen> {
  const shown = shownElements(observation);
  if (input === 'text') return { shown, elements: describeElements(shown, 'full') };
  const marks = shown.flatMap(({ element: { index }, box }) => (box ? [{ index, box }] : []));
  return {
    shown,
    elements: describeElements(shown, 'marks'),
    pictures: await screenPictures(observation, marks, image),
  };
}
