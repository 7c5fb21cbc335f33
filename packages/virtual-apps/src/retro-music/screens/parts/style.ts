import { type AppTheme, css } from '@androidworld/app-sdk/ui';

css`
.retro-page { position: relative; flex: 1; min-height: 0; display: flex; flex-direction: column; background: var(--background); }
.retro-title { position: absolute; inset: 0; display: flex; align-items: center; justify-content: center; pointer-events: none; }
.retro-cover { flex: none; border-radius: 8px; background: var(--secondary-container); color: var(--on-secondary-container); display: grid; place-items: center; overflow: hidden; }
.retro-empty { flex: 1; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 16px; padding-bottom: 40px; }
.retro-empty-emoji { font-size: 60px; line-height: 1.07; }
.retro-empty-text { font-size: 24px; }
`;

/** Material You, as the app looks on Android 12 and later. */
export const theme: AppTheme = {};
