import { illegalArgument } from '../../../system/java-exception.ts';
import { defineService, type ServiceCall } from '../shell-command.ts';

/** `cmd shortcut` */
export const shortcutService = defineService({
  name: 'shortcut',
  help: 'Usage: cmd shortcut COMMAND [options ...]\n\ncmd shortcut reset-throttling [--user USER_ID]\ncmd shortcut clear-shortcuts [--user USER_ID] PACKAGE\ncmd shortcut get-shortcuts [--user USER_ID] [--flags FLAGS] PACKAGE\n',
  commands: {
    'reset-throttling': success,
    'reset-all-throttling': success,
    'clear-shortcuts': success,
    'get-shortcuts': (call) => {
      const packageName = call.words.rest().at(-1) ?? '';
      const found = call.system.packages.find(packageName);
      const { dynamic = [], pinned = [] } = found?.shortcuts ?? {};
      for (const { id, shortLabel } of [...(found?.manifest.shortcuts ?? []), ...dynamic, ...pinned])
        call.line(`ShortcutInfo {id=${id}, packageName=${packageName}, shortLabel=${shortLabel}}`);
      call.line('Success');
      return 0;
    },
  },
});

function success(call: ServiceCall): number {
  call.line('Success');
  return 0;
}

/** `cmd locale` */
export const localeService = defineService({
  name: 'locale',
  help: 'Locale manager (locale) shell commands:\n  help\n      Print this help text.\n  set-app-locales <PACKAGE_NAME> [--user <USER_ID>] [--locales <LOCALE_INFO>]\n  get-app-locales <PACKAGE_NAME> [--user <USER_ID>]\n',
  commands: {
    'get-app-locales': (call) => {
      const name = requireInstalled(call, call.words.required());
      call.line(`Locales for ${name} for user 0 are []`);
      return 0;
    },
    'set-app-locales': () => {
      throw illegalArgument('This device has one language only (en-US)');
    },
  },
});

/** `cmd overlay` */
export const overlayService = defineService({
  name: 'overlay',
  help: 'Overlay manager (overlay) commands:\n  help\n    Print this help text.\n  list [--verbose] [--user USER_ID] [PACKAGE[:NAME]]\n  enable [--user USER_ID] PACKAGE[:NAME]\n  disable [--user USER_ID] PACKAGE[:NAME]\n  enable-exclusive [--user USER_ID] [--category] PACKAGE\n',
  commands: {
    list(call) {
      const mode = call.system.settings.get('secure', 'navigation_mode') ?? '2';
      call.line('android');
      for (const [name, value] of Object.entries(navigationModes)) {
        call.line(`${value === mode ? '[x]' : '[ ]'} ${name}`);
      }
      return 0;
    },
    enable: enableOverlay,
    'enable-exclusive': enableOverlay,
    disable: (call) => {
      call.words.skipOptions();
      requireOverlay(call.words.required());
      return 0;
    },
  },
});

const navigationModes: Readonly<Record<string, string>> = {
  'com.android.internal.systemui.navbar.gestural': '2',
  'com.android.internal.systemui.navbar.threebutton': '0',
};

function enableOverlay(call: ServiceCall): number {
  call.words.skipOptions();
  call.system.settings.put('secure', 'navigation_mode', requireOverlay(call.words.required()));
  return 0;
}

function requireOverlay(name: string): string {
  const mode = navigationModes[name];
  if (mode === undefined) throw illegalArgument(`Unknown overlay: ${name}`);
  return mode;
}

function requireInstalled(call: ServiceCall, packageName: string): string {
  if (call.system.packages.find(packageName) === undefined) throw illegalArgument(`Unknown package: ${packageName}`);
  return packageName;
}
