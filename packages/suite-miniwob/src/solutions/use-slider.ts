import type { Ui } from '@androidworld/core';
import type { PageSolution } from './page-solution.ts';
import { boxOf, tapAt } from './places.ts';
import { readValues } from './read-values.ts';
import { submit } from './submit.ts';

export const useSlider: PageSolution = {
  async solve(ui) {
    await bringTo(ui, wantedOn(ui));
    await submit(ui);
  },
  nearMisses: [
    {
      name: 'one step beside the value',
      async run(ui) {
        const { min, max } = await endsOf(ui);
        const wanted = wantedOn(ui);
        await bringTo(ui, wanted < max ? wanted + 1 : Math.max(min, wanted - 1));
        await submit(ui);
      },
    },
  ],
};

const slider = { resourceId: 'slider' };

/** A tap on the handle changes nothing, so the handle is sent to the farther end first. */
async function bringTo(ui: Ui, wanted: number): Promise<void> {
  const { min, max } = await endsOf(ui);
  const share = (wanted - min) / (max - min);
  for (const correction of [0, 1, -1, 2, -2]) {
    await tapTrack(ui, share < 0.5 ? 1 : 0);
    await tapTrack(ui, share, correction);
    if (valueOn(ui) === wanted) return;
  }
}

/** Of three taps at its ends at most the first hits the handle. */
async function endsOf(ui: Ui): Promise<{ min: number; max: number }> {
  await tapTrack(ui, 1);
  await tapTrack(ui, 0);
  const min = valueOn(ui);
  await tapTrack(ui, 1);
  return { min, max: valueOn(ui) };
}

/** @param share of the track: 0 its least value, 1 its greatest */
async function tapTrack(ui: Ui, share: number, pixels = 0): Promise<void> {
  const { left, top, right, bottom } = boxOf(ui, slider);
  const [width, height] = [right - left, bottom - top];
  const along = (length: number, from: number): number => Math.min(length - 1, Math.max(1, from * length + pixels));
  if (width > height) await tapAt(ui, { x: left + along(width, share), y: top + height / 2 });
  else await tapAt(ui, { x: left + width / 2, y: top + along(height, 1 - share) });
}

function valueOn(ui: Ui): number {
  return Number(ui.find({ resourceId: 'val' })?.text);
}

function wantedOn(ui: Ui): number {
  return Number(readValues(ui, /slider to (-?\d+)/)[0]);
}
