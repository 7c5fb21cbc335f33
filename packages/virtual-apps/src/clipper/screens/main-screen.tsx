import { css, LinearLayout, TextView, Toolbar } from '@androidworld/app-sdk/ui';

css`
.clipper-command { padding: 12px 16px; border-radius: 4px; background: var(--surface-variant); font-family: monospace; font-size: 0.8125rem; }
`;

/** Says what the app is for: while it is in front, its receiver may read the clipboard. */
export function MainScreen() {
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar title="Clipper" />
      <LinearLayout orientation="vertical" padding={24} gap={16}>
        <TextView textAppearance="body-large">
          Clipper gives access to the clipboard from a computer. Keep it on the screen while the clipboard is read.
        </TextView>
        <TextView textAppearance="title">Read the clipboard</TextView>
        <TextView class="clipper-command">adb shell am broadcast -a clipper.get</TextView>
        <TextView textAppearance="title">Write to the clipboard</TextView>
        <TextView class="clipper-command">adb shell am broadcast -a clipper.set -e text "text to be pasted"</TextView>
        <TextView color="muted">The clipboard service is running.</TextView>
      </LinearLayout>
    </LinearLayout>
  );
}
