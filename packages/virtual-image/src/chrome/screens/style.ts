import { type AppTheme, css } from '@androidworld/app-sdk/ui';

css`
.chrome { position: relative; flex: 1; min-height: 0; display: flex; flex-direction: column; }
.chrome-page { position: relative; flex: 1; min-height: 0; display: flex; flex-direction: column; }
.chrome-dark { background: var(--background); color: var(--on-surface); }
.chrome-row { min-height: 64px; padding: 8px 16px; display: flex; align-items: center; gap: 16px; }
.chrome-row-texts { flex: 1; min-width: 0; display: flex; flex-direction: column; align-items: flex-start; }
:is(.chrome-row, .chrome-radio) > .chrome-row-texts > :first-child { font-size: 1rem; }
.chrome-row-texts > :last-child:not(:first-child) { color: var(--on-surface-variant); font-size: 0.875rem; }
.chrome-none { margin: auto; padding: 32px; color: var(--on-surface-variant); text-align: center; }
.chrome-radio { min-height: 56px; padding: 8px 16px 8px 8px; display: flex; align-items: center; gap: 8px; }
/* As far in as the rows are without icons. */
.chrome-page .preference-intro { padding-left: 16px; }
`;

export const theme: AppTheme = { accent: '#1a73e8', actionBar: { height: 56 }, iconSpaceReserved: false };
