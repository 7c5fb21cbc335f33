import { ActivityContext, type ActivityScope, BackStack, createApi, themeAttributes } from '@androidworld/app-sdk/host';
import type { Panel } from '@androidworld/app-sdk/system';
import type { Screens } from '@androidworld/app-sdk/ui';
import { css, usePhoneState, useStore } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { appModules } from './app-modules.ts';
import { barIcons, keyboardIcons } from './bar-icons.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Keyboard } from './keyboard.tsx';
import { processPorts } from './process-ports.ts';
import { reportCrash } from './report-crash.ts';
import { type OverlayName, overlayFrames } from './window-registry.ts';

export const SYSTEM_UI = 'com.android.systemui';
const OVERLAYS = { packageName: SYSTEM_UI, processId: 0 };
/** Package of the keyboard on Google's system images. */
const KEYBOARD_PACKAGE = 'com.google.android.inputmethod.latin';

css`
.overlay { position: absolute; left: 0; right: 0; z-index: 50; pointer-events: none; }
.overlay > * { pointer-events: auto; }
.overlay-statusBar { top: 0; height: var(--status-bar-height); }
.overlay-navigationBar { bottom: 0; height: var(--navigation-bar-height); z-index: 80; }
.overlay-navigationBar > * { pointer-events: none; }
.overlay-keyboard { bottom: 0; z-index: 55; }
.overlay-panel { inset: 0; z-index: 70; }
.overlay-keyboard:has(~ .overlay-panel :focus) { z-index: 75; }
.overlay-headsUp { top: 0; z-index: 60; }
/* toast_y_offset over the navigation bar */
.overlay-toast { bottom: calc(var(--navigation-bar-height) + 24px); z-index: 57; display: grid; justify-items: center; }
.overlay-toast > * { pointer-events: none; }
.overlay-layer { position: absolute; inset: 0; pointer-events: none; }
.overlay > .overlay-layer { pointer-events: none; }
`;

/** What System UI lays over the apps, once its module is there. */
export function SystemOverlays() {
  useStore(appModules.changed, (serial) => serial);
  const module = appModules.of(SYSTEM_UI, 0);
  useLayoutEffect(() => {
    if (module?.state === 'failed') reportCrash(OVERLAYS, module.error);
  }, [module]);
  return module?.state === 'ready' ? <Overlays screens={module.screens} /> : null;
}

function Overlays({ screens }: { screens: Screens }) {
  const { statusBar: StatusBar, navigationBar: NavigationBar, panel: Panel, headsUp: HeadsUp } = screens.overlays ?? {};
  const { toast: Toast, keyboard } = screens.overlays ?? {};
  const panel = usePhoneState((state) => state.panel);
  const toast = usePhoneState((state) => state.toast);
  const icons = useStore(barIcons.store, (value) => value);
  const overKeyboard = useStore(keyboardIcons, (value) => value);
  const bottomIcons = isBehind(panel) ? (overKeyboard ?? icons.bottom) : 'light';
  // The same elements, as long as what they are told is the same: each draws itself anew when it is to.
  const statusBar = useMemo(() => StatusBar && <StatusBar icons={icons.top} />, [StatusBar, icons.top]);
  const navigationBar = useMemo(
    () => NavigationBar && <NavigationBar icons={bottomIcons} />,
    [NavigationBar, bottomIcons],
  );
  const keys = useMemo(() => keyboard && <Keyboard overlay={keyboard} />, [keyboard]);
  const headsUp = useMemo(() => HeadsUp && <HeadsUp />, [HeadsUp]);
  const openPanel = useMemo(() => Panel && hasOverlay(panel) && <Panel panel={panel} />, [Panel, panel]);
  const box = (name: OverlayName, children: ComponentChildren) => (
    <Overlay name={name} screens={screens} key={name}>
      {children}
    </Overlay>
  );
  return (
    <>
      {statusBar && !icons.immersive && box('statusBar', statusBar)}
      {keys && box('keyboard', keys)}
      {headsUp && box('headsUp', headsUp)}
      {openPanel && box('panel', openPanel)}
      {Toast && toast !== null && box('toast', <Toast key={toast.id} {...toast} />)}
      {navigationBar && !icons.immersive && box('navigationBar', navigationBar)}
    </>
  );
}

/** The recent apps are a screen of the launcher. */
function hasOverlay(panel: Panel): panel is Exclude<Panel, 'none' | 'recents'> {
  return panel !== 'none' && panel !== 'recents';
}

/** Whether what is below the navigation bar is the app's own. */
function isBehind(panel: Panel): boolean {
  return panel === 'none' || panel === 'volume' || panel === 'recents';
}

function Overlay({ name, screens, children }: { name: OverlayName; screens: Screens; children: ComponentChildren }) {
  const night = usePhoneState((state) => state.nightMode);
  const element = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [back] = useState(() => new BackStack());
  const theme = screens.theme ?? {};
  const port = processPorts.of(SYSTEM_UI, 0);
  const scope = useMemo(
    (): ActivityScope => ({
      packageName: SYSTEM_UI,
      api: createApi(port, { packageName: SYSTEM_UI }),
      port,
      window: null,
      lifecycle: null,
      saved: null,
      theme,
      back,
      layer,
      setBars: () => undefined,
      setThemeMode: () => undefined,
    }),
    [theme, back, port],
  );
  useLayoutEffect(() => {
    if (element.current === null) return undefined;
    return overlayFrames.add({ name, element: element.current, back });
  }, [name, back]);
  const crash = useCallback((error: Error) => reportCrash(OVERLAYS, error), []);
  const themed = themeAttributes(theme, night);
  return (
    <div
      ref={element}
      class={`overlay overlay-${name} ${themed.class}`}
      style={themed.style}
      data-class="android.widget.FrameLayout"
      data-package={name === 'keyboard' ? KEYBOARD_PACKAGE : SYSTEM_UI}
      data-styles={SYSTEM_UI}
      data-overlay={name}
    >
      <ActivityContext.Provider value={scope}>
        <ErrorBoundary onError={crash}>{children}</ErrorBoundary>
        <div class="overlay-layer window-layer" ref={layer} />
      </ActivityContext.Provider>
    </div>
  );
}
