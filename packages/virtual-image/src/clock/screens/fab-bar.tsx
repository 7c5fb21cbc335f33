import { css, FloatingActionButton, type FloatingActionButtonProps, LinearLayout } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';

css`
.clock-fab-bar { position: absolute; left: 0; right: 0; bottom: 0; padding: 0 16px 16px; justify-content: space-evenly; pointer-events: none; z-index: 3; }
.clock-fab-bar > * { pointer-events: auto; }
.fab.clock-fab-wide { width: 152px; border-radius: 48px; }
.clock-fab-small { width: 56px; height: 56px; }
.clock-fab-gap { width: 56px; }
`;

/** Room at the end of a list for the buttons over it, dp. */
export const fabBarHeight = 133;

/** The big button in the middle of the lower edge, with smaller ones beside it. */
export function FabBar({
  left,
  right,
  children,
}: {
  left?: ComponentChildren;
  right?: ComponentChildren;
  children?: ComponentChildren;
}) {
  return (
    <LinearLayout class="clock-fab-bar">
      {left ?? (right !== undefined && <div class="clock-fab-gap" />)}
      {children}
      {right ?? (left !== undefined && <div class="clock-fab-gap" />)}
    </LinearLayout>
  );
}

type FabProps = Pick<FloatingActionButtonProps, 'icon' | 'contentDescription' | 'onClick'> & {
  /** As what can be stopped is drawn. */
  wide?: boolean;
};

/** The button of the tab. */
export function Fab({ wide = false, ...props }: FabProps) {
  return (
    <FloatingActionButton
      id="fab"
      className="android.widget.Button"
      size="large"
      floating={false}
      class={wide ? 'clock-fab-wide' : ''}
      {...props}
    />
  );
}
