import type { ActivityWindow, PhoneState } from '@androidworld/app-sdk/host';
import type { Frame, ReportedWindow, WindowState } from './window-state.ts';
import { layerOfType, type WindowType, windowType } from './window-type.ts';

/** What the system knows of its windows. */
export type WindowsState = Pick<PhoneState, 'activities' | 'panel' | 'toast' | 'screenOn' | 'rotation' | 'display'>;

/** The windows of a phone, and what follows from their order. */
export interface WindowList {
  /** Back to front. Those that are not visible are among them, as in `dumpsys window`. */
  readonly windows: readonly WindowState[];
  /** Takes keys, BACK among them: the foremost visible one that can. */
  readonly focused: WindowState | undefined;
  /** The keyboard lies over this one, and types into it. */
  readonly imeTarget: WindowState | undefined;
}

/** The same function in the page and on the host: both have the same list, whoever is asked. */
export function windowList(state: WindowsState, reported: readonly ReportedWindow[]): WindowList {
  const all = [...activityWindows(state, reported), ...systemWindows(state, reported)];
  const ordered = inLayers(state.screenOn ? all : all.map((window) => ({ ...window, visible: false })));
  const shown = ordered.filter(({ visible }) => visible);
  const imeTarget = shown.findLast(({ takesText }) => takesText);
  return {
    windows: keyboardOver(imeTarget, ordered),
    focused: shown.findLast(({ focusable }) => focusable),
    imeTarget,
  };
}

export function activityToken(token: number): string {
  return `activity:${token}`;
}

/** Each activity's own window, and over it those of its dialogs and menus, in the order they came. */
function activityWindows(state: WindowsState, reported: readonly ReportedWindow[]): readonly WindowState[] {
  return state.activities.flatMap((activity) => {
    const own = activityWindow(activity, wholeScreen(state));
    return [own, ...subWindows(own, reported)];
  });
}

function subWindows(parent: WindowState, reported: readonly ReportedWindow[]): readonly WindowState[] {
  return reported
    .filter(({ over, kind }) => kind !== 'overlay' && over === parent.token)
    .map((each) => subWindow(each, parent));
}

function activityWindow(activity: ActivityWindow, frame: Frame): WindowState {
  const { token, packageName, className, visible, translucent } = activity;
  const crashed = isErrorDialog(activity) ? activity.intent.extras?.packageName : undefined;
  return {
    token: activityToken(token),
    type: isErrorDialog(activity) ? windowType.systemAlert : windowType.baseApplication,
    title: typeof crashed === 'string' ? `Application Error: ${crashed}` : `${packageName}/${className}`,
    packageName,
    activityToken: token,
    visible,
    focusable: true,
    takesText: true,
    touch: 'modal',
    translucent,
    frame,
  };
}

/** On Android a dialog of the system server itself, not an activity. */
export function isErrorDialog({ packageName, className }: { packageName: string; className: string }): boolean {
  return packageName === 'android' && className === 'com.android.server.am.AppErrorDialog';
}

function subWindow({ token, kind, focusable, frame }: ReportedWindow, parent: WindowState): WindowState {
  const common = { token, packageName: parent.packageName, activityToken: parent.activityToken, focusable, frame };
  const visible = { visible: parent.visible, translucent: true };
  if (kind === 'dialog') {
    // A Dialog's window manager names it after its activity (AOSP `Window.adjustLayoutParamsForSubWindow()`).
    return { ...common, ...visible, type: dialogType(parent), title: parent.title, takesText: true, touch: 'modal' };
  }
  const isMenu = kind === 'menu';
  return {
    ...common,
    ...visible,
    type: isMenu ? windowType.applicationSubPanel : windowType.applicationAboveSubPanel,
    title: `PopupWindow:${token.replace(/\D/g, '').padStart(7, '0')}`,
    takesText: false,
    touch: isMenu ? 'modal' : 'inside',
  };
}

function dialogType({ type, activityToken: ofActivity }: WindowState): WindowType {
  if (type === windowType.systemAlert) return type;
  return ofActivity === null ? windowType.statusBarSubPanel : windowType.application;
}

/** Those of System UI and the keyboard: most are always there, and are seen or not. Tokens are the page's overlays. */
function systemWindows(state: WindowsState, reported: readonly ReportedWindow[]): readonly WindowState[] {
  const { panel, toast } = state;
  const overlay = (token: string) => reported.find((each) => each.token === token && each.kind === 'overlay');
  const system = (
    token: string,
    type: WindowType,
    title: string,
    rest: Partial<WindowState> & Pick<WindowState, 'visible'>,
  ): WindowState => ({
    token,
    type,
    title,
    packageName: systemUi,
    activityToken: null,
    focusable: false,
    takesText: rest.focusable ?? false,
    touch: 'inside',
    translucent: true,
    frame: overlay(token)?.frame ?? wholeScreen(state),
    ...rest,
  });
  const seen = (token: string) => ({ visible: overlay(token) !== undefined });
  const open = { visible: true, focusable: true, touch: 'modal' } as const;
  const isShade = panel === 'notifications' || panel === 'quick-settings';
  const windows = [
    system('toast', windowType.toast, 'Toast', { visible: toast !== null, touch: 'none' }),
    system('keyboard', windowType.inputMethod, 'InputMethod', { ...seen('keyboard'), packageName: keyboardPackage }),
    system('statusBar', windowType.statusBar, 'StatusBar', seen('statusBar')),
    // What pops up at the top is in the shade's window, which takes no keys then.
    isShade
      ? system('panel', windowType.notificationShade, 'NotificationShade', open)
      : system('headsUp', windowType.notificationShade, 'NotificationShade', seen('headsUp')),
    // It takes no keys, and touches only where it is: what is below goes on being used.
    ...(panel === 'volume' ? [system('panel', windowType.volumeOverlay, 'VolumeDialogImpl', { visible: true })] : []),
    ...(panel === 'internet' ? [system('panel', windowType.statusBarSubPanel, 'InternetDialog', open)] : []),
    ...(panel === 'power' ? [system('panel', windowType.volumeOverlay, 'ActionsDialog', open)] : []),
    system('navigationBar', windowType.navigationBar, 'NavigationBar0', seen('navigationBar')),
  ];
  return windows.flatMap((own) => [own, ...subWindows(own, reported)]);
}

/** Windows of one layer stay in the order they came in. */
function inLayers(windows: readonly WindowState[]): readonly WindowState[] {
  return windows.toSorted((one, other) => layerOfType(one.type) - layerOfType(other.type));
}

/** The keyboard lies right over what it types into, whatever its own layer (AOSP `DisplayContent.ImeContainer`). */
function keyboardOver(target: WindowState | undefined, ordered: readonly WindowState[]): readonly WindowState[] {
  const keyboard = ordered.filter(({ type }) => type === windowType.inputMethod);
  if (target === undefined || keyboard.length === 0) return ordered;
  return ordered.flatMap((window) => {
    if (keyboard.includes(window)) return [];
    return window === target ? [window, ...keyboard] : [window];
  });
}

function wholeScreen({ rotation, display: { width, height } }: WindowsState): Frame {
  return rotation % 2 === 0 ? [0, 0, width, height] : [0, 0, height, width];
}

const systemUi = 'com.android.systemui';
/** Package of the keyboard on Google's system images. */
const keyboardPackage = 'com.google.android.inputmethod.latin';
