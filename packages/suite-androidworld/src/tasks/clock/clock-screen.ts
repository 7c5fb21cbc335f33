import type { Device, Observation, Ui } from '@androidworld/core';
import { apps } from '../../apps/apps.ts';

/** What the screen shows, and whether the Clock app is in front. */
export async function readClockScreen(
  device: Device,
  signal: AbortSignal,
): Promise<{ screen: Observation; inFront: boolean }> {
  const screen = await device.observe({ screenshot: false, signal });
  const { packageName, activity } = screen.foreground ?? {};
  return { screen, inFront: packageName === apps.clock.packageName && (activity ?? '').includes('DeskClock') };
}

/** Whether an element of the app has exactly this content description. */
export function hasDescription(screen: Observation, description: string): boolean {
  return screen.elements.some(
    (element) => element.contentDescription === description && element.packageName === apps.clock.packageName,
  );
}

/** Whether the tab of this name is the selected one. */
export function isTabSelected(screen: Observation, name: string): boolean {
  return screen.elements.some(
    (element) => (element.text === name || element.contentDescription === name) && element.selected,
  );
}

export async function openClockTab(ui: Ui, name: 'Alarm' | 'Clock' | 'Timer' | 'Stopwatch'): Promise<void> {
  await ui.openApp('Clock');
  await ui.tap({ label: name });
}
