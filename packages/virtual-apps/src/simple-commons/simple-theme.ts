import { type AppTheme, css } from '@androidworld/app-sdk/ui';

// As recorded: buttons of dialogs are 64 dp wide at least, and the one at the left begins further in than the others end.
// Menus keep away from the edge; their titles are set wider, by what the recorded ones measure.
css`
.dialog-button-bar > .button { min-width: 64px; }
.dialog-button-bar > .button:has(+ span) { margin-left: 8px; }
.menu.menu-below { margin-left: -26PX; }
.menu.menu-below .menu-item-content { letter-spacing: 0.0352em; }
`;

/** How the Simple apps of 2023 look. */
export const simpleTheme: AppTheme = { actionBar: { titleSize: 21, overlapAnchor: false } };
