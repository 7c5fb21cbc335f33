import type { ActivityWindow } from '@androidworld/app-sdk/host';
import {
  ActivityContext,
  type ActivityScope,
  type AppTheme,
  BackStack,
  createApi,
  type SystemBars,
  type Toolkit,
  themeAttributes,
  toolkitOf,
  usePhoneState,
} from '@androidworld/app-sdk/host';
import { css, type Screens } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { appModules } from './app-modules.ts';
import { barIcons } from './bar-icons.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { processPorts } from './process-ports.ts';
import { reportCrash } from './report-crash.ts';
import { activityFrames } from './window-registry.ts';

css`
.activity { position: absolute; inset: 0; isolation: isolate; display: flex; flex-direction: column; background: var(--background); overflow: hidden; --inset-top: var(--status-bar-height); --inset-bottom: max(var(--navigation-bar-height), var(--keyboard-height)); }
.activity-hidden { display: none; }
.activity-translucent { background: none; }
.activity-bar-top { height: var(--status-bar-height); background: var(--status-bar); flex-shrink: 0; }
.activity-bar-bottom { height: var(--navigation-bar-height); background: var(--navigation-bar); flex-shrink: 0; }
.activity-decor { flex: 1 1 0; min-height: 0; display: flex; flex-direction: column; }
.activity-content { flex: 1 1 0; min-height: 0; position: relative; display: flex; flex-direction: column; overflow: hidden; }
.activity-content > * { flex-shrink: 0; }
.activity-keyboard-space { height: max(0px, var(--keyboard-height) - var(--navigation-bar-height)); flex-shrink: 0; }
.activity-layer { position: absolute; inset: 0; pointer-events: none; z-index: 30; }
`;

/** One activity: its component, the bars behind the system's, and the layer its dialogs are put in. */
export function ActivityView({ window, focused }: { window: ActivityWindow; focused: boolean }) {
  const module = appModules.of(window.packageName, window.processId);
  useLayoutEffect(() => {
    if (module?.state === 'failed') reportCrash(window.packageName, module.error);
    if (module === undefined) {
      reportCrash(window.packageName, new Error(`The app ${window.packageName} has activities but no screens (ui)`));
    }
  }, [module, window.packageName]);
  if (module?.state !== 'ready') return null;
  return <Mounted window={window} screens={module.screens} focused={focused} />;
}

function Mounted({ window, screens, focused }: { window: ActivityWindow; screens: Screens; focused: boolean }) {
  const { packageName, processId, token, className, translucent, visible } = window;
  const night = usePhoneState((state) => state.nightMode);
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [back] = useState(() => new BackStack());
  const [bars, setBars] = useState<SystemBars>({});
  const [themeMode, setThemeMode] = useState<AppTheme['mode']>();
  const port = processPorts.of(packageName, processId);
  const api = useMemo(() => createApi(port, { packageName, token }), [port, packageName, token]);
  const theme = useMemo(
    (): AppTheme => ({ ...screens.theme, ...(themeMode === undefined ? {} : { mode: themeMode }) }),
    [screens.theme, themeMode],
  );
  const scope = useMemo(
    (): ActivityScope => ({ packageName, api, port, window, theme, back, layer, setBars, setThemeMode }),
    [packageName, api, port, window, theme, back],
  );
  const crash = useCallback((error: Error) => reportCrash(packageName, error), [packageName]);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    return activityFrames.add({ window: { token, packageName }, element, back });
  }, [token, packageName, back]);
  useRememberedFocus(frame, visible && focused);
  useLayoutEffect(() => {
    if (focused && frame.current !== null)
      barIcons.set({ ...barIconsFor(frame.current, bars), immersive: bars.immersive ?? false });
  });

  const Activity = screens.activities[className];
  const themed = themeAttributes(theme, night);
  const classes = ['activity', themed.class, translucent && 'activity-translucent', !visible && 'activity-hidden'];
  const framed = !translucent && bars.edgeToEdge !== true && !bars.immersive;
  return (
    <div
      ref={frame}
      class={classes.filter(Boolean).join(' ')}
      style={{
        ...themed.style,
        ...(bars.statusBar === undefined ? {} : { '--status-bar': bars.statusBar }),
        ...(bars.navigationBar === undefined ? {} : { '--navigation-bar': bars.navigationBar }),
      }}
      data-class="android.widget.FrameLayout"
      data-package={packageName}
      data-styles={packageName}
      data-token={token}
      data-title={`${packageName}/${className}`}
    >
      <ActivityContext.Provider value={scope}>
        <Decor toolkit={toolkitOf(theme)} packageName={packageName}>
          {framed && bars.edgeToEdge === undefined && <div class="activity-bar-top" />}
          <div class="activity-content" data-class="android.widget.FrameLayout" data-id="android:id/content">
            <ErrorBoundary onError={crash}>
              {Activity === undefined ? <Missing className={className} /> : <Activity />}
            </ErrorBoundary>
          </div>
          <div class="activity-keyboard-space" />
        </Decor>
        {framed && <div class="activity-bar-bottom" />}
        <div class="activity-layer" ref={layer} />
      </ActivityContext.Provider>
    </div>
  );
}

/** The layouts between the window and the content: of the framework, and of AppCompat in it. */
function Decor(props: { toolkit: Toolkit; packageName: string; children: ComponentChildren }) {
  const { toolkit, packageName, children } = props;
  // screen_simple.xml; AppCompat's abc_screen_simple.xml, or, with action modes over the content, its overlay variant.
  const isPlain = toolkit === 'framework' || toolkit === 'compose';
  const root = toolkit === 'appcompat' ? 'android.widget.LinearLayout' : 'android.widget.FrameLayout';
  if (isPlain) {
    return (
      <div class="activity-decor" data-class="android.widget.LinearLayout">
        {children}
      </div>
    );
  }
  return (
    <div class="activity-decor" data-class="android.widget.LinearLayout">
      <div class="activity-decor" data-class="android.widget.FrameLayout">
        <div class="activity-decor" data-class={root} data-id={`${packageName}:id/action_bar_root`}>
          {children}
        </div>
      </div>
    </div>
  );
}

function Missing({ className }: { className: string }): null {
  throw new Error(`defineScreens() names no component for the activity ${className}`);
}

/** Fields keep the focus while another activity covers theirs, as on Android. */
function useRememberedFocus(frame: { readonly current: HTMLElement | null }, inFront: boolean): void {
  const remembered = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!inFront || element === null) return undefined;
    if (remembered.current?.isConnected) remembered.current.focus({ preventScroll: true });
    const remember = (event: FocusEvent) => {
      remembered.current = event.target instanceof HTMLElement ? event.target : null;
    };
    element.addEventListener('focusin', remember);
    return () => {
      element.removeEventListener('focusin', remember);
      const active = document.activeElement;
      if (active instanceof HTMLElement && element.contains(active)) active.blur();
    };
  }, [inFront]);
}

/** Dark icons on light bars. */
function barIconsFor(element: HTMLElement, bars: SystemBars): { top: 'light' | 'dark'; bottom: 'light' | 'dark' } {
  if (bars.icons !== undefined) return { top: bars.icons, bottom: bars.icons };
  const icons = (selector: string) => {
    const bar = element.querySelector(`${selector}`) ?? element;
    return isLight(getComputedStyle(bar).backgroundColor) ? 'dark' : 'light';
  };
  return { top: icons('.activity-bar-top'), bottom: icons('.activity-bar-bottom') };
}

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** Whether a CSS colour, in whatever notation the browser computes, is a light one. */
function isLight(color: string): boolean {
  if (canvas === null) return true;
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return alpha > 127 && 0.299 * red + 0.587 * green + 0.114 * blue > 140;
}
