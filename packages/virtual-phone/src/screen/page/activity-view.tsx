import type { ActivityWindow } from '@androidworld/app-sdk/host';
import {
  ActivityContext,
  type ActivityScope,
  type AppTheme,
  BackStack,
  createApi,
  Lifecycle,
  phoneLink,
  SavedStateRegistry,
  type SystemBars,
  ToolkitRoot,
  themeAttributes,
  toolkitOf,
  usePhoneState,
} from '@androidworld/app-sdk/host';
import { css, type Screens } from '@androidworld/app-sdk/ui';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { activityLifecycles } from './activity-lifecycles.ts';
import { appModules } from './app-modules.ts';
import { barIcons, type IconShade, iconsOn } from './bar-icons.ts';
import { Decor } from './decor.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { processPorts } from './process-ports.ts';
import { reportCrash } from './report-crash.ts';
import { restoreScroll, type ScrollState, saveScroll } from './scroll-state.ts';
import { usePan } from './use-pan.ts';
import { activityFrames } from './window-registry.ts';

css`
.activity { position: absolute; inset: 0; isolation: isolate; display: flex; flex-direction: column; background: var(--background); overflow: hidden; --inset-top: var(--status-bar-height); --inset-bottom: max(var(--navigation-bar-height), var(--keyboard-height)); }
.activity-hidden { display: none; }
.activity-leaving { pointer-events: none; }
.activity-translucent { background: none; }
.activity-bar-top { height: var(--status-bar-height); background: var(--status-bar); flex-shrink: 0; }
.activity-bar-bottom { height: var(--navigation-bar-height); background: var(--navigation-bar); flex-shrink: 0; }
.activity-status-bar-background { position: absolute; top: 0; left: 0; right: 0; height: var(--status-bar-height); background: var(--status-bar); pointer-events: none; }
.activity-navigation-bar-background { position: absolute; bottom: 0; left: 0; right: 0; height: var(--navigation-bar-height); background: var(--navigation-bar); pointer-events: none; }
.activity-content { flex: 1 1 0; min-height: 0; position: relative; display: flex; flex-direction: column; overflow: hidden; }
.activity-content > * { flex-shrink: 0; }
.activity-keyboard-space { height: max(0px, var(--keyboard-height) - var(--navigation-bar-height)); flex-shrink: 0; }
/* What reaches under the navigation bar has no bar of its own below it. */
.activity-keyboard-whole { height: var(--keyboard-height); }
.activity-layer { position: absolute; inset: 0; pointer-events: none; z-index: 30; }
/* Chromium draws a field's cursor apart, and what is as large as the screen above it once more, even with nothing in it. */
.activity-layer:empty { display: none; }
`;

interface ActivityViewProps {
  window: ActivityWindow;
  /** Drawn: it is to be seen, or what follows it has nothing to show yet. */
  shown: boolean;
  focused: boolean;
  /** It has been drawn; the function returned: it is gone. */
  onDrawn: (window: ActivityWindow) => () => void;
}

/** One activity: its component, the bars behind the system's, and the layer its dialogs are put in. */
export function ActivityView({ window, ...props }: ActivityViewProps) {
  const module = appModules.of(window.packageName, window.processId);
  // Screens that are loaded anew begin with what those before them had, as after a change of the configuration.
  const generation = `${window.generation}/${module?.state === 'ready' ? module.version : 0}`;
  const saved = useSavedStates(window, generation);
  useLayoutEffect(() => {
    if (module?.state === 'failed') reportCrash(window, module.error);
    if (module === undefined) {
      reportCrash(window, new Error(`The app ${window.packageName} has activities but no screens (ui)`));
    }
  }, [module, window.packageName]);
  if (module?.state !== 'ready' || saved === undefined) return null;
  return <Mounted key={generation} window={window} screens={module.screens} saved={saved} {...props} />;
}

/** The state each generation of an activity begins with: what its process before left, then what the one before it was. */
function useSavedStates(window: ActivityWindow, generation: string): SavedStateRegistry | undefined {
  const { packageName, processId, token } = window;
  const [first, setFirst] = useState(window.hasSavedState ? undefined : '{}');
  const newest = useRef<{ readonly generation: string; readonly registry: SavedStateRegistry } | null>(null);
  useLayoutEffect(() => {
    if (first !== undefined) return;
    const port = processPorts.of(packageName, processId);
    port.call({ token, path: ['activity', 'savedState'], args: [] }).then(
      (json) => setFirst(typeof json === 'string' ? json : '{}'),
      (error: unknown) => reportCrash(window, toError(error)),
    );
  }, []);
  if (first === undefined) return undefined;
  if (newest.current?.generation !== generation) {
    const json = newest.current === null ? first : saveOrCrash(newest.current.registry, window);
    newest.current = { generation, registry: new SavedStateRegistry(json ?? '{}') };
  }
  return newest.current.registry;
}

/** Undefined: what it has cannot be saved, and it crashes for it, as on Android. */
function saveOrCrash(registry: SavedStateRegistry, window: ActivityWindow): string | undefined {
  try {
    return registry.save();
  } catch (error) {
    reportCrash(window, toError(error));
    return undefined;
  }
}

function toError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause));
}

interface MountedProps extends ActivityViewProps {
  screens: Screens;
  saved: SavedStateRegistry;
}

function Mounted({ window, shown, screens, saved, focused, onDrawn }: MountedProps) {
  const { packageName, processId, token, className, translucent, pans, visible } = window;
  const night = usePhoneState((state) => state.nightMode);
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const decor = useRef<HTMLDivElement>(null);
  const pan = usePan(decor, pans);
  const [back] = useState(() => new BackStack());
  const [bars, setBars] = useState<SystemBars>({});
  const [themeMode, setThemeMode] = useState<AppTheme['mode']>();
  const crash = useCallback((error: Error) => reportCrash({ packageName, processId }, error), [packageName, processId]);
  const [lifecycle] = useState(() => new Lifecycle((error) => crash(toError(error))));
  const port = processPorts.of(packageName, processId);
  const api = useMemo(() => createApi(port, { packageName, token }), [port, packageName, token]);
  const theme = useMemo(
    (): AppTheme => ({ ...screens.theme, ...(themeMode === undefined ? {} : { mode: themeMode }) }),
    [screens.theme, themeMode],
  );
  const scope = useMemo(
    (): ActivityScope => ({
      packageName,
      api,
      port,
      window,
      lifecycle,
      saved,
      theme,
      back,
      layer,
      setBars,
      setThemeMode,
    }),
    [packageName, api, port, window, lifecycle, saved, theme, back],
  );
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    return activityFrames.add({ window: { token, packageName }, element, back });
  }, [token, packageName, back]);
  useLayoutEffect(() => onDrawn(window), [token, processId, onDrawn]);
  useSavedScroll(frame, saved, { packageName, visible });
  useLayoutEffect(() => {
    let told = window.hasSavedState ? undefined : '{}';
    const saveState = () => {
      const json = saveOrCrash(saved, window);
      if (json === undefined || json === told) return;
      told = json;
      const call = { token, path: ['activity', 'saveState'], args: [json] };
      port.call(call).catch((error: unknown) => crash(toError(error)));
    };
    const remove = activityLifecycles.add({ token, lifecycle, saveState });
    return () => {
      remove();
      // Nothing is told when a process is killed.
      if (phoneLink.state.get()?.processes.includes(processId)) lifecycle.moveTo('CREATED');
    };
  }, [token, lifecycle, saved, port]);
  useEffect(() => saved.restoreViews(), [saved]);
  useRememberedFocus(frame, visible && focused);
  useLayoutEffect(() => {
    if (focused && frame.current !== null)
      barIcons.set({ ...barIconsFor(frame.current, bars), immersive: bars.immersive ?? false });
  });

  // The same element: what goes on around an app is no reason to draw all of it anew.
  const Activity = screens.activities[className];
  const content = useMemo(
    () => <ToolkitRoot>{Activity === undefined ? <Missing className={className} /> : <Activity />}</ToolkitRoot>,
    [Activity, className],
  );
  const themed = themeAttributes(theme, night);
  const classes = [
    'activity',
    themed.class,
    translucent && 'activity-translucent',
    !shown && 'activity-hidden',
    shown && !visible && 'activity-leaving',
  ];
  const { statusBar, navigationBar } = barPlaces(bars, translucent);
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
        <Decor toolkit={toolkitOf(theme)} packageName={packageName} elementRef={decor} pan={pan}>
          {statusBar.isFramed && <div class="activity-bar-top" />}
          <div class="activity-content" data-class="android.widget.FrameLayout" data-id="android:id/content">
            <ErrorBoundary onError={crash}>{content}</ErrorBoundary>
          </div>
          {!pans && (
            <div
              class={
                navigationBar.isFramed ? 'activity-keyboard-space' : 'activity-keyboard-space activity-keyboard-whole'
              }
            />
          )}
        </Decor>
        {navigationBar.isFramed && <div class="activity-bar-bottom" />}
        {statusBar.hasBackground && <BarBackground name="statusBar" />}
        {navigationBar.hasBackground && <BarBackground name="navigationBar" />}
        <div class="activity-layer window-layer" ref={layer} />
      </ActivityContext.Provider>
    </div>
  );
}

/** Whether each bar has room of its own, beside the content, and a background. */
function barPlaces({ edgeToEdge = false, immersive, statusBar, navigationBar }: SystemBars, translucent: boolean) {
  const hasBars = !translucent && immersive !== true;
  const place = (side: 'top' | 'bottom', color: string | undefined) => {
    const isFramed = hasBars && edgeToEdge !== true && edgeToEdge !== side;
    return { isFramed, hasBackground: hasBars && (color ?? (isFramed ? 'opaque' : 'transparent')) !== 'transparent' };
  };
  return { statusBar: place('top', statusBar), navigationBar: place('bottom', navigationBar) };
}

const barBackgroundClasses = {
  statusBar: 'activity-status-bar-background',
  navigationBar: 'activity-navigation-bar-background',
} as const;

/**
 * What a window draws behind a system bar: there, as a view, unless its colour is transparent.
 *
 * @see AOSP `com/android/internal/policy/DecorView.java`, `updateColorViewInt()`
 */
function BarBackground({ name }: { name: keyof typeof barBackgroundClasses }) {
  return (
    <div class={barBackgroundClasses[name]} data-class="android.view.View" data-id={`android:id/${name}Background`} />
  );
}

function Missing({ className }: { className: string }): null {
  throw new Error(`defineScreens() names no component for the activity ${className}`);
}

/** Where lists are scrolled to is saved too; once the person goes on, nothing that comes late is restored any more. */
function useSavedScroll(
  frame: { readonly current: HTMLElement | null },
  saved: SavedStateRegistry,
  { packageName, visible }: { readonly packageName: string; readonly visible: boolean },
): void {
  const wasVisible = useRef(visible);
  const left = useRef<ScrollState | undefined>(undefined);
  // While it is drawn for the first time without being seen: what is hidden is not scrolled.
  if (wasVisible.current && !visible && frame.current !== null) left.current = saveScroll(frame.current);
  wasVisible.current = visible;
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    let end = () => {};
    const remove = saved.addView(`${packageName}:scroll`, {
      save: () => (wasVisible.current ? saveScroll(element) : left.current),
      restore: (state) => {
        end = restoreScroll(element, state);
      },
    });
    const goOn = () => {
      end();
      saved.forgetViews();
    };
    const options = { capture: true, once: true };
    element.addEventListener('pointerdown', goOn, options);
    return () => {
      end();
      remove();
      element.removeEventListener('pointerdown', goOn, options);
    };
  }, [saved]);
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
function barIconsFor(element: HTMLElement, bars: SystemBars): { top: IconShade; bottom: IconShade } {
  const icons = (selector: string) => iconsOn(element.querySelector(selector), element);
  return {
    top: bars.icons ?? icons('.activity-bar-top'),
    // Where the content reaches under the status bar alone, the other bar keeps a ground of its own.
    bottom: (bars.edgeToEdge === 'top' ? undefined : bars.icons) ?? icons('.activity-bar-bottom'),
  };
}
