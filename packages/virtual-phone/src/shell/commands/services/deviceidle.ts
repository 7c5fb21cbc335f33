import { defineService, type ServiceCall } from '../shell-command.ts';

/** `cmd deviceidle`, and `dumpsys deviceidle` with words. The phone never dozes: that it was told to is all it keeps. */
export const deviceidleService = defineService({
  name: 'deviceidle',
  help: `Device idle controller (deviceidle) commands:
  help
    Print this help text.
  force-idle [light|deep]
    Go to idle, and stay there.
  unforce
    Go on as before.
  get [light|deep|force|screen|charging|network]
  enabled [light|deep|all]
  whitelist [package ...]
`,
  commands: {
    whitelist(call) {
      const asked = call.words.rest();
      for (const word of asked) {
        if (!/^[+\-=]/.test(word)) call.line(`Package must be prefixed with +, -, or =: ${word}`);
        else if (word.startsWith('+')) {
          const name = word.slice(1);
          const known = call.system.packages.find(name);
          if (known !== undefined) known.standby.exempt = true;
          call.line(known === undefined ? `Unknown package: ${name}` : `Added: ${name}`);
        } else if (word.startsWith('-')) {
          const known = call.system.packages.find(word.slice(1));
          if (known?.standby.exempt !== true) continue;
          known.standby.exempt = false;
          call.line(`Removed: ${word.slice(1)}`);
        } else call.line(String(call.system.packages.find(word.slice(1))?.standby.exempt ?? false));
      }
      if (asked.length > 0) return 0;
      for (const { manifest, uid, standby } of call.system.packages.list()) {
        if (standby.exempt) call.line(`user,${manifest.packageName},${uid}`);
      }
      return 0;
    },
    'force-idle'(call) {
      const depth = call.words.next() ?? 'deep';
      if (depth !== 'light' && depth !== 'deep') return unknownMode(call, depth);
      call.system.power.forcedIdle = depth;
      call.line(`Now forced in to ${depth} idle mode`);
      return 0;
    },
    unforce(call) {
      call.system.power.forcedIdle = null;
      call.line('Light state: ACTIVE, deep state: ACTIVE');
      return 0;
    },
    get(call) {
      const { battery, power } = call.system;
      const { light, deep } = idleStates(power.forcedIdle);
      const asked = call.words.required();
      const states: Readonly<Record<string, string | boolean>> = {
        light,
        deep,
        force: power.forcedIdle !== null,
        screen: power.on,
        charging: battery.charging,
        network: true,
      };
      call.line(String(states[asked] ?? `Unknown get option: ${asked}`));
      return 0;
    },
    enabled(call) {
      const depth = call.words.next() ?? 'all';
      if (!['light', 'deep', 'all'].includes(depth)) return unknownMode(call, depth);
      call.line('1');
      return 0;
    },
  },
});

/** Deep idle overrides the light one. */
export function idleStates(forced: 'deep' | 'light' | null): { readonly light: string; readonly deep: string } {
  return {
    light: forced === 'deep' ? 'OVERRIDE' : forced === 'light' ? 'IDLE' : 'ACTIVE',
    deep: forced === 'deep' ? 'IDLE' : forced === 'light' ? 'INACTIVE' : 'ACTIVE',
  };
}

function unknownMode(call: ServiceCall, mode: string): number {
  call.line(`Unknown idle mode: ${mode}`);
  return 0;
}
