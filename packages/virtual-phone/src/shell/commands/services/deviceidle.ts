import type { DeviceIdle, IdleDepth } from '../../../system/power/device-idle.ts';
import { formatDuration } from '../dumpsys/format-duration.ts';
import { defineService, type ServiceCall } from '../shell-command.ts';

/** `cmd deviceidle`, and `dumpsys deviceidle` with words. @see AOSP `DeviceIdleController.onShellCommand` */
export const deviceidleService = defineService({
  name: 'deviceidle',
  help: `Device idle controller (deviceidle) commands:
  help
    Print this help text.
  step [light|deep]
    Go on to the next state.
  force-idle [light|deep]
    Go to idle, and stay there.
  force-inactive
    Be ready to step.
  unforce
    Go on as before.
  get [light|deep|force|quick|screen|charging|network]
  disable | enable | enabled [light|deep|all]
  whitelist [package ...]
  tempwhitelist [-u USER] [-d DURATION] [-r] [package]
    Exempt a package for so many milliseconds, 10000 unless told.
  motion
    As if the phone was moved.
`,
  commands: {
    step(call) {
      const depth = call.words.next() ?? 'deep';
      if (!isDepth(depth)) return unknownMode(call, depth);
      const { idle } = call.system.power;
      idle.step(depth);
      call.line(`Stepped to ${depth}: ${idle[depth]}`);
      return 0;
    },
    'force-idle'(call) {
      const depth = call.words.next() ?? 'deep';
      if (!isDepth(depth)) return unknownMode(call, depth);
      const { idle } = call.system.power;
      if (depth === 'deep' && !idle.enabled.deep) {
        call.line('Unable to go deep idle; not enabled');
        return -1;
      }
      const done = idle.forceIdle(depth);
      call.line(done ? `Now forced in to ${depth} idle mode` : `Unable to go ${depth} idle; stopped at ${idle[depth]}`);
      return done ? 0 : -1;
    },
    'force-inactive': (call) => tellAfter(call, (idle) => idle.forceInactive()),
    unforce: (call) => tellAfter(call, (idle) => idle.unforce()),
    motion: (call) => tellAfter(call, (idle) => idle.move()),
    get(call) {
      const { battery, power } = call.system;
      const { deep, light, isForced } = power.idle;
      const asked = call.words.next();
      const states: Readonly<Record<string, string | boolean>> = {
        light,
        deep,
        force: isForced,
        quick: false,
        screen: power.on,
        charging: battery.charging,
        network: true,
      };
      call.line(asked === undefined ? 'Argument required' : String(states[asked] ?? `Unknown get option: ${asked}`));
      return 0;
    },
    disable: (call) => enable(call, false),
    enable: (call) => enable(call, true),
    enabled(call) {
      const depths = depthsOf(call.words.peek() ?? 'all');
      if (depths.length === 0) return unknownMode(call, call.words.required());
      call.line(depths.every((depth) => call.system.power.idle.enabled[depth]) ? '1' : '0');
      return 0;
    },
    whitelist,
    tempwhitelist,
  },
});

function whitelist(call: ServiceCall): number {
  const { packages } = call.system;
  const asked = call.words.rest();
  for (const word of asked) {
    const name = word.slice(1);
    const known = packages.find(name);
    if (word.startsWith('+')) {
      if (known !== undefined) known.standby.exempt = true;
      call.line(known === undefined ? `Unknown package: ${name}` : `Added: ${name}`);
    } else if (word.startsWith('-')) {
      if (known?.standby.exempt !== true) continue;
      known.standby.exempt = false;
      call.line(`Removed: ${name}`);
    } else if (word.startsWith('=')) call.line(String(known?.standby.exempt ?? false));
    else {
      call.line(`Package must be prefixed with +, -, or =: ${word}`);
      return -1;
    }
  }
  if (asked.length > 0) return 0;
  for (const { manifest, uid, standby } of packages.list()) {
    if (standby.exempt) call.line(`user,${manifest.packageName},${uid}`);
  }
  return 0;
}

function tempwhitelist(call: ServiceCall): number {
  const { clock, packages } = call.system;
  let durationMs = 10_000;
  let removes = false;
  for (let option = call.words.nextOption(); option !== undefined; option = call.words.nextOption()) {
    if (option === '-r') removes = true;
    else if (option === '-u') call.words.required();
    else if (option === '-d') durationMs = Number(call.words.required());
  }
  const name = call.words.next();
  if (name === undefined && removes) {
    call.line('[-r] requires a package name');
    return -1;
  }
  if (name !== undefined) {
    const found = packages.find(name);
    if (found === undefined) {
      call.line(`Failed: android.content.pm.PackageManager$NameNotFoundException: ${name}`);
      return -1;
    }
    found.standby.exemptUntilMs = removes ? 0 : clock.elapsed() + durationMs;
    return 0;
  }
  const now = clock.elapsed();
  for (const { uid, standby } of packages.list()) {
    if (standby.exemptUntilMs > now) {
      call.line(`UID=${uid}: ${formatDuration(standby.exemptUntilMs - now)} - shell`);
    }
  }
  return 0;
}

function isDepth(word: string): word is IdleDepth {
  return word === 'deep' || word === 'light';
}

/** In the order they are told of; none for a word that names none. */
function depthsOf(word: string): readonly IdleDepth[] {
  if (word === 'all') return ['deep', 'light'];
  return isDepth(word) ? [word] : [];
}

function enable(call: ServiceCall, isOn: boolean): number {
  const { idle } = call.system.power;
  const word = call.words.next() ?? 'all';
  const depths = depthsOf(word);
  if (depths.length === 0) return unknownMode(call, word);
  for (const depth of depths) {
    if (idle.enabled[depth] === isOn) continue;
    idle.setEnabled(depth, isOn);
    // "enable" of the light one is Android's own.
    const done = !isOn ? 'disabled' : depth === 'deep' ? 'enabled' : 'enable';
    call.line(`${depth === 'deep' ? 'Deep' : 'Light'} idle mode ${done}`);
  }
  return 0;
}

function tellAfter(call: ServiceCall, change: (idle: DeviceIdle) => void): number {
  const { idle } = call.system.power;
  change(idle);
  call.line(`Light state: ${idle.light}, deep state: ${idle.deep}`);
  return 0;
}

function unknownMode(call: ServiceCall, mode: string): number {
  call.line(`Unknown idle mode: ${mode}`);
  return 0;
}
