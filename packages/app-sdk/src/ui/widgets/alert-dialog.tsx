import type { ComponentChildren } from 'preact';
import { useScope } from '../../runtime/activity-context.ts';
import { toolkitOf } from '../theme/app-theme.ts';
import { css } from '../theme/css.ts';
import { Button } from './button.tsx';
import { FrameLayout, LinearLayout } from './layouts.tsx';
import { ScrollView } from './scroll-view.tsx';
import { TextView } from './text-view.tsx';
import { InToolkit } from './toolkit-root.tsx';
import { View } from './view.tsx';
import { Window } from './window.tsx';

/** A button at the foot of a dialog. */
export interface DialogButton {
  /** Text on the button; in capitals where the theme's buttons have them. */
  readonly label: string;
  /** Default true. */
  readonly enabled?: boolean | undefined;
  /** Default `android:id/button1` and so on. */
  readonly id?: string | undefined;
  /** A tap on it. The dialog stays until the caller takes it away. */
  onClick(): void;
}

/** Of an AlertDialog. */
export interface AlertDialogProps {
  /** Above the content, in the dialog. */
  title?: string | undefined;
  /** Text below the title. */
  message?: string | undefined;
  /** The one at the right end. */
  positive?: DialogButton | undefined;
  /** The one before `positive`, usually "Cancel". */
  negative?: DialogButton | undefined;
  /** At the left end. */
  neutral?: DialogButton | undefined;
  /** BACK or a tap outside. Leave out for one that must be answered. */
  onDismiss?: (() => void) | undefined;
  /** A view of the app's own, below the message. */
  children?: ComponentChildren;
  /** No padding beside the view. */
  flush?: boolean | undefined;
  /** Of the scroller around the view. */
  viewId?: string | undefined;
  /** A list in place of message and view (`SingleChoiceDialog` and its kin give it). */
  list?: ComponentChildren;
}

css`
.dialog { width: 342px; color: var(--on-surface); --field-background: var(--surface-container); }
.dialog-panel { display: flex; flex-direction: column; max-height: 100%; min-height: 0; border-radius: 28px; background: var(--surface-container); box-shadow: var(--shadow-3); overflow: hidden; }
.window-center > .dialog { display: flex; flex-direction: column; }
.dialog-content { display: flex; flex-direction: column; min-height: 0; }
.dialog-top { padding: 18px 24px 0; flex-shrink: 0; }
.dialog-title { font-size: 1.5rem; }
.dialog-text { flex: 0 1 auto; display: flex; flex-direction: column; min-height: 0; }
/* A long list gives way before the title does. */
.dialog-text-list { flex-shrink: 1000000; }
.dialog-message { padding: 16px 24px 8px; color: var(--on-surface-variant); }
.dialog-custom { display: flex; flex-direction: column; min-height: 0; padding: 16px 24px 0; }
.dialog-custom-flush { padding: 8px 0 0; }
.dialog-buttons { flex: 0 0 auto; }
.dialog-button-bar { padding: 14px 24px; gap: 8px; min-height: 48px; }
.dialog-button-bar > .button { margin: 0; min-height: 48px; }
.dialog-panel-plain { padding-bottom: 16px; }
.material-2 .dialog-panel { border-radius: 4px; }
.material-2 .dialog-title { font-size: 1.25rem; font-weight: 500; }
.material-2 .dialog-message { font-size: 1rem; }
.material-2 .dialog-button-bar { padding: 2px 8px; }
.material-2 .dialog-button-bar > .button-text { color: var(--secondary); }
.toolkit-appcompat .dialog { width: 379px; }
.toolkit-appcompat .dialog-button-bar { padding: 3px 12px; gap: 0; }
/* Material's insets (mtrl_alert_dialog_background_inset_*): others where the screen is less than 480 dp high. */
.toolkit-material .dialog, .toolkit-material3 .dialog { --background-inset-x: 24px; --background-inset-y: 80px; }
@media (max-height: 479px) {
  .toolkit-material .dialog, .toolkit-material3 .dialog { --background-inset-x: 10px; --background-inset-y: 10px; }
  /* With the keyboard there may be no room for all: the field and the buttons are what it is there for. */
  .dialog-top { flex-shrink: 1000; min-height: 0; padding-top: 0; overflow: hidden; }
  .dialog-top > * { padding-top: 18px; }
}
/* dialog_min_width_major */
@media (orientation: landscape) {
  .dialog, .toolkit-appcompat .dialog { width: calc(65vw - 2 * var(--background-inset-x)); }
}
`;

/** An AlertDialog, with the panels of AppCompat's: title, message or list, a view of its own, up to three buttons. */
export function AlertDialog(props: AlertDialogProps) {
  // React Native's `Alert` is AppCompat's dialog.
  const isReactNative = toolkitOf(useScope().theme) === 'react-native';
  if (!isReactNative) return <Panels {...props} />;
  return (
    <InToolkit toolkit="appcompat">
      <Panels {...props} />
    </InToolkit>
  );
}

function Panels(props: AlertDialogProps) {
  const { title, message, positive, negative, neutral, list, children } = props;
  const hasButtons = positive !== undefined || negative !== undefined || neutral !== undefined;
  const panel = hasButtons ? 'dialog-panel' : 'dialog-panel dialog-panel-plain';
  return (
    <Window title={title} class="dialog" dim onDismiss={props.onDismiss}>
      <DialogDecor>
        <View id="parentPanel" className="androidx.appcompat.widget.LinearLayoutCompat" class={panel}>
          {title !== undefined && (
            <LinearLayout id="topPanel" orientation="vertical" class="dialog-top">
              <LinearLayout id="title_template">
                <TextView id="alertTitle" class="dialog-title" lines={2}>
                  {title}
                </TextView>
              </LinearLayout>
            </LinearLayout>
          )}
          {message !== undefined && (
            <FrameLayout id="contentPanel" class="dialog-text">
              <ScrollView id="scrollView" style={{ flex: '0 1 auto' }}>
                <TextView id="android:id/message" class="dialog-message">
                  {message}
                </TextView>
              </ScrollView>
            </FrameLayout>
          )}
          {list !== undefined && (
            <FrameLayout id="contentPanel" class="dialog-text dialog-text-list">
              {list}
            </FrameLayout>
          )}
          {children !== undefined && (
            <FrameLayout id="customPanel" class="dialog-text">
              <FrameLayout id="custom" class="dialog-text">
                <ScrollView
                  id={props.viewId}
                  class={props.flush ? 'dialog-custom dialog-custom-flush' : 'dialog-custom'}
                  style={{ flex: '0 1 auto' }}
                >
                  {children}
                </ScrollView>
              </FrameLayout>
            </FrameLayout>
          )}
          {hasButtons && (
            <ScrollView id="buttonPanel" class="dialog-buttons">
              <LinearLayout class="dialog-button-bar" justify="end">
                <DialogButtonView button={neutral} id="android:id/button3" />
                {neutral !== undefined && <span style={{ flex: 1 }} />}
                <DialogButtonView button={negative} id="android:id/button2" />
                <DialogButtonView button={positive} id="android:id/button1" />
              </LinearLayout>
            </ScrollView>
          )}
        </View>
      </DialogDecor>
    </Window>
  );
}

/** The layouts between a dialog's window and its panels: the framework's, and AppCompat's in them. */
function DialogDecor({ children }: { children: ComponentChildren }) {
  const isFramework = toolkitOf(useScope().theme) === 'framework';
  const content = (
    <FrameLayout id="android:id/content" class="dialog-content">
      {children}
    </FrameLayout>
  );
  return (
    <View className="android.widget.LinearLayout" class="dialog-content">
      {isFramework ? (
        content
      ) : (
        <FrameLayout class="dialog-content">
          <FrameLayout id="action_bar_root" class="dialog-content">
            {content}
          </FrameLayout>
        </FrameLayout>
      )}
    </View>
  );
}

function DialogButtonView({ button, id }: { button: DialogButton | undefined; id: string }) {
  if (button === undefined) return null;
  return (
    <Button variant="text" id={button.id ?? id} enabled={button.enabled} onClick={() => button.onClick()}>
      {button.label}
    </Button>
  );
}
