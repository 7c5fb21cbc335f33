import { type AppTheme, css } from '@androidworld/app-sdk/ui';

// As recorded: dialogs stand in the middle of what the bars and the keyboard leave, their buttons are 64 dp wide at
// least, and the one at the left begins further in than the others end.
// Menus keep away from the edge; their titles are set wider, by what the recorded ones measure.
css`
.window-center.window-center { padding: var(--status-bar-height, 48px) 16px max(var(--navigation-bar-height, 24px), var(--keyboard-height, 0px)); }
.dialog-button-bar > .button { min-width: 64px; }
.dialog-button-bar > .button:has(+ span) { margin-left: 8px; }
.menu.menu-below { margin-left: -26PX; }
.menu.menu-below .menu-item-content { letter-spacing: 0.0352em; }
`;

/** How the Simple apps of 2023 look. */
export const simpleTheme: AppTheme = { actionBar: { titleSize: 21, overlapAnchor: false } };
