import { type AppTheme, css } from '@androidworld/app-sdk/ui';

// Both looks of the app: its colours are paler in the dark.
css`
:scope.material-2.light, .theme.material-2.light {
  --background: #ffffff; --surface: #ffffff; --surface-container: #ffffff;
  --on-surface: rgb(0 0 0 / 0.87); --on-surface-variant: rgb(0 0 0 / 0.6);
  --app-bar: #ffffff; --on-app-bar: rgb(0 0 0 / 0.87); --status-bar: #ffffff; --navigation-bar: #ffffff;
  --primary: #2196f3; --on-primary: #ffffff; --secondary: #ff1744; --on-secondary: #ffffff;
  --overdue: #ff5722; --faint: rgb(0 0 0 / 0.38); --line: rgb(0 0 0 / 0.12); --chip: rgb(0 0 0 / 0.1);
  --priority-0: #f44336; --priority-1: #ffc107; --priority-2: #2196f3; --priority-3: #9e9e9e;
}
:scope.material-2.dark, .theme.material-2.dark {
  --background: #202124; --surface: #202124; --surface-container: #2b2c2f;
  --on-surface: #ffffff; --on-surface-variant: rgb(255 255 255 / 0.6);
  --app-bar: #202124; --on-app-bar: #ffffff; --status-bar: #202124; --navigation-bar: #202124;
  --primary: #64b5f6; --on-primary: #202124; --secondary: #ff8a80; --on-secondary: #202124;
  --overdue: #ff7043; --faint: rgb(255 255 255 / 0.38); --line: rgb(255 255 255 / 0.12); --chip: rgb(255 255 255 / 0.14);
  --priority-0: #e57373; --priority-1: #ffd54f; --priority-2: #64b5f6; --priority-3: #e0e0e0;
}
.app-bar.app-bar { box-shadow: none; }
.app-bar .app-bar-title { font-weight: 400; }
.text-button .button-text, .dialog-button-bar .button-text { color: var(--secondary); }
.priority-0 { color: var(--priority-0); }
.priority-1 { color: var(--priority-1); }
.priority-2 { color: var(--priority-2); }
.priority-3 { color: var(--priority-3); }
`;

export const theme: AppTheme = { accent: '#2196f3', material: 2 };
