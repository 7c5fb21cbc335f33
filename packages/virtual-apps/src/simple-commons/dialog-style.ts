import { css } from '@androidworld/app-sdk/ui';

// As recorded: dialogs stand in the middle of what the bars and the keyboard leave, their buttons are 64 dp wide at
// least, and the one at the left begins further in than the others end.
css`
.window-center { padding: var(--inset-top, 0) 16px max(var(--inset-bottom, 0px), var(--keyboard-height, 0px)); }
.dialog-button-bar > .button { min-width: 64px; }
.dialog-button-bar > .button:has(+ span) { margin-left: 8px; }
`;
