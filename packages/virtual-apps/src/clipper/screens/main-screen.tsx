import { AppBar, Column, css, Text } from '@androidworld/app-sdk/ui';

css`
.clipper-command { padding: 12px 16px; border-radius: 4px; background: var(--surface-variant); font-family: monospace; font-size: 0.8125rem; }
`;

/** Says what the app is for: while it is in front, its receiver may read the clipboard. */
export function MainScreen() {
  return (
    <Column weight={1}>
      <AppBar title="Clipper" />
      <Column padding={24} gap={16}>
        <Text look="body-large">
          Clipper gives access to the clipboard from a computer. Keep it on the screen while the clipboard is read.
        </Text>
        <Text look="title">Read the clipboard</Text>
        <Text class="clipper-command">adb shell am broadcast -a clipper.get</Text>
        <Text look="title">Write to the clipboard</Text>
        <Text class="clipper-command">adb shell am broadcast -a clipper.set -e text "text to be pasted"</Text>
        <Text color="muted">The clipboard service is running.</Text>
      </Column>
    </Column>
  );
}
