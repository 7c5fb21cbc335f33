import { type AppTheme, css } from '@androidworld/app-sdk/ui';

css`
:scope.material-2.light, .theme.material-2.light {
  --primary: #ff610a; --on-primary: #ffffff; --secondary: #ff610a; --on-secondary: #ffffff;
  --background: #fafafa; --surface: #ffffff; --surface-container: #ffffff; --surface-variant: #eeeeee;
  --on-surface: #212121; --on-surface-variant: #757575;
  --app-bar: #fafafa; --on-app-bar: #212121; --status-bar: #fafafa; --navigation-bar: #ffffff;
}
:scope.material-2.dark, .theme.material-2.dark {
  --primary: #ff8800; --on-primary: #000000; --secondary: #ff8800; --on-secondary: #000000;
  --background: #131313; --surface: #212121; --surface-container: #212121; --surface-variant: #333333;
  --on-surface: #ffffff; --on-surface-variant: #b0b0b0;
  --app-bar: #131313; --on-app-bar: #ffffff; --status-bar: #131313; --navigation-bar: #212121;
}
.app-bar { box-shadow: none; }
.bottom-navigation-pill.view { width: 24px; }
.vlc-page { position: relative; flex: 1; min-height: 0; display: flex; flex-direction: column; background: var(--background); }
.vlc-thumbnail { background: #424242; color: #ff8800; display: grid; place-items: center; overflow: hidden; flex: none; }
.vlc-none { margin: auto; padding: 32px; text-align: center; color: var(--on-surface-variant); }
.vlc-header { height: 56px; padding: 0 16px; display: flex; align-items: center; font-size: 1.125rem; font-weight: 500; }
`;

export const theme: AppTheme = {
  accent: '#ff610a',
  material: 2,
  actionBar: { itemClass: 'android.widget.TextView', itemWidth: 48.4 },
};
