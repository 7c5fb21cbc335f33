import { illegalArgument } from '../../system/java-exception.ts';
import { accepted, defineService, type ServiceCall, serviceProgram } from './shell-command.ts';

const help = `Window manager (window) commands:
  help
      Print this help text.
  size [reset|WxH|WdpxHdp] [-d DISPLAY_ID]
    Return or override display size.
  density [reset|DENSITY] [-d DISPLAY_ID]
    Return or override display density.
  user-rotation [-d DISPLAY_ID] [free|lock] [rotation]
    Print or set user rotation mode and user rotation.
  fixed-to-user-rotation [-d DISPLAY_ID] [enabled|disabled|default]
    Print or set whether the screen stays as the user turned it, whatever apps ask for.
  set-ignore-orientation-request [-d DISPLAY_ID] [true|1|false|0]
  get-ignore-orientation-request [-d DISPLAY_ID]
    Whether apps ask in vain for the screen to be turned.
  dismiss-keyguard
    Dismiss the keyguard, prompting user for auth if necessary.
  reset [-d DISPLAY_ID]
    Reset all override settings.
`;

/** `cmd window` */
export const windowService = defineService({
  name: 'window',
  help,
  commands: {
    size,
    density,
    'user-rotation': userRotation,
    'fixed-to-user-rotation': fixedToUserRotation,
    async reset(call) {
      await call.system.setDisplay(null);
      return 0;
    },
    'set-ignore-orientation-request': ignoreOrientationRequest,
    'get-ignore-orientation-request': (call) => {
      const ignores = call.system.settings.get('global', 'ignore_orientation_request') === 'true';
      call.line(`ignoreOrientationRequest ${ignores} for displayId=0`);
      return 0;
    },
    'dismiss-keyguard': accepted,
  },
});

export const wm = serviceProgram('wm', windowService);

async function size(call: ServiceCall): Promise<number> {
  call.words.skipOptions(['-d']);
  const text = call.words.next();
  const { width, height, override } = call.system.display;
  if (text === undefined) {
    call.line(`Physical size: ${width}x${height}`);
    if (override.width !== undefined) call.line(`Override size: ${override.width}x${override.height ?? height}`);
    return 0;
  }
  if (text === 'reset') {
    await call.system.setDisplay({ ...(override.densityDpi === undefined ? {} : { densityDpi: override.densityDpi }) });
    return 0;
  }
  const match = /^(\d+)x(\d+)$/.exec(text);
  if (match === null) {
    call.errorLine(text.includes('x') ? `Error: bad number ${text}` : `Error: bad size ${text}`);
    return -1;
  }
  await call.system.setDisplay({ ...override, width: Number(match[1]), height: Number(match[2]) });
  return 0;
}

async function density(call: ServiceCall): Promise<number> {
  call.words.skipOptions(['-d', '-u']);
  const text = call.words.next();
  const { densityDpi, override } = call.system.display;
  if (text === undefined) {
    call.line(`Physical density: ${densityDpi}`);
    if (override.densityDpi !== undefined) call.line(`Override density: ${override.densityDpi}`);
    return 0;
  }
  if (text === 'reset') {
    const { densityDpi: _dropped, ...rest } = override;
    await call.system.setDisplay(rest);
    return 0;
  }
  if (!/^\d+$/.test(text)) {
    call.errorLine(`Error: bad number ${text}`);
    return -1;
  }
  if (Number(text) < 72) {
    call.errorLine('Error: density must be >= 72');
    return -1;
  }
  await call.system.setDisplay({ ...override, densityDpi: Number(text) });
  return 0;
}

function ignoreOrientationRequest(call: ServiceCall): number {
  call.words.skipOptions(['-d']);
  const word = call.words.required();
  if (!['true', '1', 'false', '0'].includes(word)) {
    call.errorLine(`Error: expecting true, 1, false, 0, but we get ${word}`);
    return -1;
  }
  const ignores = word === 'true' || word === '1';
  call.system.settings.put('global', 'ignore_orientation_request', ignores ? 'true' : null);
  return 0;
}

function fixedToUserRotation(call: ServiceCall): number {
  call.words.skipOptions(['-d']);
  const mode = call.words.next();
  const { settings } = call.system;
  if (mode === undefined) {
    call.line(settings.get('global', 'fixed_to_user_rotation') ?? 'default');
    return 0;
  }
  if (!['enabled', 'disabled', 'default'].includes(mode)) {
    call.errorLine(`Error: expecting enabled, disabled or default, but we got: ${mode}`);
    return -1;
  }
  settings.put('global', 'fixed_to_user_rotation', mode === 'default' ? null : mode);
  return 0;
}

function userRotation(call: ServiceCall): number {
  call.words.skipOptions(['-d']);
  const mode = call.words.next();
  const { settings } = call.system;
  if (mode === undefined) {
    const free = settings.get('system', 'accelerometer_rotation') === '1';
    call.line(free ? 'free' : `lock ${settings.get('system', 'user_rotation') ?? '0'}`);
    return 0;
  }
  if (mode === 'free') settings.put('system', 'accelerometer_rotation', '1');
  else if (mode === 'lock') {
    const angle = call.words.next();
    if (angle !== undefined && !/^[0-3]$/.test(angle)) throw illegalArgument(`rotation must be 0 to 3: ${angle}`);
    settings.put('system', 'accelerometer_rotation', '0');
    if (angle !== undefined) settings.put('system', 'user_rotation', angle);
  } else {
    call.errorLine(`Error: expecting 'free' or 'lock', but we got: ${mode}`);
    return -1;
  }
  return 0;
}
