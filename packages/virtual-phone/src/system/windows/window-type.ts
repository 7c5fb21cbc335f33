/** Kinds of windows, by their numbers in `android.view.WindowManager.LayoutParams`. */
export const windowType = {
  baseApplication: 1,
  application: 2,
  applicationSubPanel: 1002,
  applicationAboveSubPanel: 1005,
  statusBar: 2000,
  systemAlert: 2003,
  toast: 2005,
  inputMethod: 2011,
  statusBarSubPanel: 2017,
  navigationBar: 2019,
  volumeOverlay: 2020,
  notificationShade: 2040,
} as const;

export type WindowType = (typeof windowType)[keyof typeof windowType];

/** As `ty=` of `dumpsys window` names them; the shade's has no name there. */
export const windowTypeNames: Readonly<Record<WindowType, string>> = {
  1: 'BASE_APPLICATION',
  2: 'APPLICATION',
  1002: 'APPLICATION_SUB_PANEL',
  1005: 'APPLICATION_ABOVE_SUB_PANEL',
  2000: 'STATUS_BAR',
  2003: 'SYSTEM_ALERT',
  2005: 'TOAST',
  2011: 'INPUT_METHOD',
  2017: 'STATUS_BAR_SUB_PANEL',
  2019: 'NAVIGATION_BAR',
  2020: 'VOLUME_OVERLAY',
  2040: '2040',
};

/**
 * Which layer windows of a type lie in; lower ones are further back. A sub-window lies in that of its parent.
 *
 * @see AOSP 13 `WindowManagerPolicy.getWindowLayerFromTypeLw()`; alerts are the system's own here
 */
export function layerOfType(type: WindowType): number {
  return layers[type];
}

const layers: Readonly<Record<WindowType, number>> = {
  1: 2,
  2: 2,
  1002: 2,
  1005: 2,
  2000: 15,
  2003: 12,
  2005: 7,
  2011: 13,
  2017: 18,
  2019: 24,
  2020: 22,
  2040: 17,
};

/**
 * How far over its parent a sub-window lies; 0 for windows that are none.
 *
 * @see AOSP `WindowManagerPolicy.getSubWindowLayerFromTypeLw()`
 */
export function subLayerOfType(type: WindowType): number {
  if (type === windowType.applicationSubPanel) return 2;
  return type === windowType.applicationAboveSubPanel ? 3 : 0;
}
