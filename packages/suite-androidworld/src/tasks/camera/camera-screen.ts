import type { Ui } from '@androidworld/core';

const shutter = { contentDescription: 'Shutter' };
/** Of the newest picture or video: no description, but there as soon as there is one, and not while one is recorded. */
const thumbnail = { resourceId: 'rounded_thumbnail_view' };

/** Takes a photo; Camera is in front in its photo mode. */
export async function takePhoto(ui: Ui): Promise<void> {
  await ui.tap(shutter);
  await ui.waitFor(thumbnail);
}

/** Opens the list of modes, which comes in from the left, and chooses video. */
export async function switchToVideo(ui: Ui): Promise<void> {
  await ui.waitFor(shutter);
  await ui.perform({ action_type: 'swipe', direction: 'right' });
  await ui.tap({ contentDescription: 'Switch to Video Camera' });
}

/** Records a short video; Camera is in its video mode. */
export async function recordVideo(ui: Ui): Promise<void> {
  await ui.tap(shutter);
  await ui.waitFor({ text: /^00:0[1-9]$/ });
  await ui.tap(shutter);
  await ui.waitFor(thumbnail);
}

/** Deletes the newest picture or video; the deletion is for good once the strip is left. */
export async function deleteNewest(ui: Ui): Promise<void> {
  await ui.tap(thumbnail);
  await ui.tap('Delete');
  await ui.tap('Navigate up');
}
