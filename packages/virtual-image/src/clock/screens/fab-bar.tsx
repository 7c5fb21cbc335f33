import {
  css,
  FloatingActionButton,
  type FloatingActionButtonProps,
  LinearLayout,
  View,
} from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';

css`
.clock-fab-bar { position: absolute; left: 0; right: 0; bottom: 0; padding: 12px 24px 20px; pointer-events: none; z-index: 3; }
.clock-fab-bar > * { pointer-events: auto; }
.clock-fab-side { flex: 1; display: flex; justify-content: center; min-height: 1px; pointer-events: none; }
.clock-fab-side > * { pointer-events: auto; }
`;

/** Room at the end of a list for the buttons over it, dp. */
export const fabBarHeight = 136;

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
      <View class="clock-fab-side">{left}</View>
      {children}
      <View class="clock-fab-side">{right}</View>
    </LinearLayout>
  );
}

/** The button of the tab. */
export function Fab(props: Pick<FloatingActionButtonProps, 'icon' | 'contentDescription' | 'onClick'>) {
  return <FloatingActionButton id="fab" size="large" floating={false} {...props} />;
}
