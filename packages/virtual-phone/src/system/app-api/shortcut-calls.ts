import type { ShortcutCalls } from '@androidworld/app-sdk';
import type { Caller } from './app-api.ts';

export function shortcutCalls({ system, record }: Caller): ShortcutCalls {
  return {
    setDynamicShortcuts: async (shortcuts) => system.shortcuts.setDynamic(record, shortcuts),
    getDynamicShortcuts: async () => record.shortcuts.dynamic,
    getPinnedShortcuts: async () => record.shortcuts.pinned,
    requestPinShortcut: (shortcut) => system.shortcuts.requestPin(record, shortcut),
  };
}
