import type { Ui } from '@androidworld/core';

/** Presses the button that gives the answer. */
export async function submit(ui: Ui): Promise<void> {
  await ui.tap({ resourceId: 'subbtn' });
}
