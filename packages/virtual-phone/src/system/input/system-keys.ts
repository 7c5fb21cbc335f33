import type { Panel } from '@androidworld/app-sdk/system';
import type { SystemServer } from '../system-server.ts';
import { keyCodes } from './key-codes.ts';

const loudest = 15;

/** What the phone's own keys do. */
export async function pressSystemKey(system: SystemServer, code: number): Promise<void> {
  switch (code) {
    case keyCodes.KEYCODE_HOME:
      return system.activities.home();
    case keyCodes.KEYCODE_BACK:
      if (system.panel === 'recents') return system.activities.leaveOverview();
      // The volume dialog takes no keys.
      return takesKeys(system.panel) ? system.setPanel('none') : system.activities.back();
    case keyCodes.KEYCODE_APP_SWITCH:
      return system.activities.overview();
    case keyCodes.KEYCODE_NOTIFICATION:
      return system.setPanel(system.panel === 'notifications' ? 'none' : 'notifications');
    case keyCodes.KEYCODE_POWER:
      return system.power.on ? system.power.sleep() : system.power.wake();
    case keyCodes.KEYCODE_WAKEUP:
      return system.power.wake();
    case keyCodes.KEYCODE_SLEEP:
      return system.power.sleep();
    case keyCodes.KEYCODE_VOLUME_UP:
      return changeVolume(system, 1);
    case keyCodes.KEYCODE_VOLUME_DOWN:
      return changeVolume(system, -1);
    case keyCodes.KEYCODE_VOLUME_MUTE:
      return changeVolume(system, -loudest);
    default:
      return undefined;
  }
}

function takesKeys(panel: Panel): boolean {
  return panel !== 'none' && panel !== 'volume';
}

async function changeVolume(system: SystemServer, by: number): Promise<void> {
  const volume = Number(system.settings.get('system', 'volume_music') ?? 0) + by;
  system.settings.put('system', 'volume_music', String(Math.min(loudest, Math.max(0, volume))));
  await system.setPanel('volume');
}
