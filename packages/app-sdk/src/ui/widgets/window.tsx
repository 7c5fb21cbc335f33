import { type ComponentChildren, type CSSProperties, createPortal, type Ref } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { useScope } from '../../runtime/activity-context.ts';
import { useWindowBack } from '../hooks/use-back.ts';
import { usePhoneState } from '../hooks/use-phone-state.ts';
import { themeAttributes } from '../theme/app-theme.ts';
import { css } from '../theme/css.ts';

/** Of a window over the activity. */
export interface WindowProps {
  /** Accessibility title. */
  title?: string | undefined;
  /** CSS class of the content. */
  class?: string | undefined;
  /** Of the content; lengths are dp. */
  style?: CSSProperties | undefined;
  /** The content's element, e.g. for `useAnchored`. */
  contentRef?: Ref<HTMLDivElement> | undefined;
  /** How the content lies in the window. */
  place?: 'center' | 'bottom' | 'free' | undefined;
  /** Darkens what is behind. */
  dim?: boolean | undefined;
  /** Takes input and BACK; the toolbar over selected text does not. */
  focusable?: boolean | undefined;
  /** A tap outside, or BACK. Without it neither does anything. */
  onDismiss?: (() => void) | undefined;
  /** The content, in a FrameLayout. */
  children?: ComponentChildren;
}

css`
.window { position: absolute; inset: 0; z-index: 20; pointer-events: none; }
.window-focusable { pointer-events: auto; }
.window-dim { background: rgb(0 0 0 / 0.5); }
.window { --window-top: var(--inset-top, var(--status-bar-height)); --window-bottom: var(--inset-bottom, max(var(--navigation-bar-height), var(--keyboard-height))); }
/* A dialog lies in the middle of what the system's bars and the keyboard leave, inside the inset of its background. */
.window-center { display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1fr); place-items: center; padding: var(--window-top) 0 var(--window-bottom); }
.window-bottom { display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1fr); align-items: end; }
.window-content { position: relative; box-sizing: border-box; pointer-events: auto; max-height: 100%; min-width: 0; --background-inset-x: 16px; --background-inset-y: 16px; }
.window-center > .window-content { max-width: calc(100% - 2 * var(--background-inset-x)); max-height: calc(100% - 2 * var(--background-inset-y)); }
/* What lies free is placed inside what the system's bars and the keyboard leave (useAnchored). */
.window-free { padding: var(--inset-top, 0) 0 var(--inset-bottom, 0); }
.window-free > .window-content { position: absolute; }
`;

/** A window of its own over the activity: what dialogs, sheets and menus are made of. */
export function Window(props: WindowProps) {
  const { packageName, layer, theme } = useScope();
  const night = usePhoneState((state) => state.nightMode);
  const [host, setHost] = useState<HTMLElement | null>(layer.current);
  useLayoutEffect(() => setHost(layer.current), [layer]);
  const { place = 'center', dim, focusable = true, onDismiss } = props;
  useWindowBack(() => onDismiss?.(), focusable);
  if (host === null) return null;
  const themed = themeAttributes(theme, night);
  const classes = ['window', `window-${place}`, dim && 'window-dim', focusable && 'window-focusable', themed.class];
  return createPortal(
    <div
      class={classes.filter(Boolean).join(' ')}
      style={themed.style}
      data-window={props.title ?? ''}
      data-package={packageName}
      data-focusable={focusable ? 'true' : 'false'}
      data-place={place}
      onClick={(event) => {
        if (event.target === event.currentTarget) onDismiss?.();
      }}
    >
      <div
        {...(props.contentRef === undefined ? {} : { ref: props.contentRef })}
        class={`window-content ${props.class ?? ''}`}
        style={props.style}
        data-class="android.widget.FrameLayout"
      >
        {props.children}
      </div>
    </div>,
    host,
  );
}
