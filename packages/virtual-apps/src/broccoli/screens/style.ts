import { type AppTheme, css } from '@androidworld/app-sdk/ui';

css`
:scope.material-2.light, .theme.material-2.light {
  --primary: #2e7d32; --on-primary: #ffffff; --secondary: #2e7d32; --on-secondary: #ffffff;
  --background: #ffffff; --surface: #ffffff; --surface-container: #ffffff;
  --on-surface: rgb(0 0 0 / 0.87); --on-surface-variant: #757575;
  --app-bar: #2e7d32; --on-app-bar: #ffffff; --status-bar: #1b5e20; --navigation-bar: #ffffff;
  --second-bar: #4caf50; --on-second-bar: #ffffff; --green: #2e7d32; --photo: #e0e0e0;
}
:scope.material-2.dark, .theme.material-2.dark {
  --primary: #a5d6a7; --on-primary: #000000; --secondary: #a5d6a7; --on-secondary: #000000;
  --background: #121212; --surface: #121212; --surface-container: #2a2a2a;
  --on-surface: #ffffff; --on-surface-variant: #bdbdbd;
  --app-bar: #272727; --on-app-bar: #ffffff; --status-bar: #121212; --navigation-bar: #121212;
  --second-bar: #1e1e1e; --on-second-bar: #ffffff; --green: #a5d6a7; --photo: #333333;
}
`;

export const theme: AppTheme = { accent: '#2e7d32', material: 2 };
