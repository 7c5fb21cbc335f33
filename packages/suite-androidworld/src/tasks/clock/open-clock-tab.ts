import type { Ui } from '@androidworld/core';

export async function openClockTab(ui: Ui, name: 'Alarm' | 'Clock' | 'Timer' | 'Stopwatch'): Promise<void> {
  await ui.openApp('Clock');
  await ui.tap({ label: name });
}
