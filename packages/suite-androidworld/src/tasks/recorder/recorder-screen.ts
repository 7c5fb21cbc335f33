import type { Ui } from '@androidworld/core';

const recordButton = { resourceId: 'btn_record' };
const stopButton = { resourceId: 'btn_record_stop' };

/** Opens Audio Recorder for the first time, and passes its welcome and its set-up. */
export async function openRecorder(ui: Ui): Promise<void> {
  await ui.openApp('Audio Recorder');
  await ui.tap('Get started');
  await ui.tap('Apply');
}

/** Records until the recorder asks for a name. */
export async function record(ui: Ui): Promise<void> {
  await startRecording(ui);
  await ui.tap(stopButton);
  await ui.waitFor('New name');
}

export async function startRecording(ui: Ui): Promise<void> {
  await ui.tap(recordButton);
  await ui.waitFor(stopButton);
}

/** Answers the question for a name with this one. */
export async function saveAs(ui: Ui, name: string): Promise<void> {
  await ui.type({ resourceId: 'input_name' }, name);
  await ui.tap({ text: 'Save' });
}

/** Moves the newest record to the trash, from the main screen. */
export async function moveToTrash(ui: Ui): Promise<void> {
  await ui.tap({ resourceId: 'btn_records_list' });
  await ui.tap({ resourceId: 'list_item_more' });
  await ui.tap('Delete');
  await ui.tap('Yes');
}
