import { type AppTheme, css } from '@androidworld/app-sdk/ui';

css`
/* The window reaches under both bars: what is at the top of a page begins below the status bar. */
.retro-page > :first-child { margin-top: var(--status-bar-height); }
.retro-page > .retro-app-bar { margin-top: 0; padding-top: var(--status-bar-height); }
.retro-page { position: relative; flex: 1; min-height: 0; display: flex; flex-direction: column; background: var(--background); }
.retro-title { position: absolute; inset: 0; display: flex; align-items: center; justify-content: center; pointer-events: none; }
.retro-bar-space { flex: 1; }
.retro-cover { flex: none; border-radius: 8px; background: var(--secondary-container); color: var(--on-secondary-container); display: grid; place-items: center; overflow: hidden; }
.retro-cover-fill { align-self: stretch; aspect-ratio: 1; }
/* In the middle of what the bars leave of the screen. */
.view.retro-empty { position: absolute; left: 0; right: 0; top: round(down, calc(50vh + (var(--status-bar-height) - var(--navigation-bar-height)) / 2), 1px); margin: 0 auto; width: fit-content; transform: translateY(-50%); gap: 16px; pointer-events: none; }
.retro-empty-list { flex: 1; }
.retro-empty-emoji { font-size: 60px; line-height: 1.07; }
.retro-empty-text { font-size: 24px; }
`;

/** Material You, as the app looks on Android 12 and later. */
export const theme: AppTheme = {};
