import { type AppTheme, css } from '@androidworld/app-sdk/ui';

css`
:scope.material-2.light, .theme.material-2.light {
  --primary: #039be5; --on-primary: #ffffff; --secondary: #039be5; --on-secondary: #ffffff;
  --background: #eeeeee; --surface: #ffffff; --surface-container: #ffffff;
  --on-surface: #000000; --on-surface-variant: rgb(0 0 0 / 0.7);
  --app-bar: #ffffff; --on-app-bar: #000000; --status-bar: #ffffff; --navigation-bar: #ffffff;
  --positive: #4caf50; --negative: #ef5350; --badge: #ffeb3b;
}
:scope.material-2.dark, .theme.material-2.dark {
  --primary: #81d4fa; --on-primary: #212121; --secondary: #81d4fa; --on-secondary: #212121;
  --background: #212121; --surface: #212121; --surface-container: #2b2b2b;
  --on-surface: #f5f5f5; --on-surface-variant: rgb(245 245 245 / 0.7);
  --app-bar: #212121; --on-app-bar: #f5f5f5; --status-bar: #212121; --navigation-bar: #212121;
  --positive: #81c784; --negative: #e57373; --badge: #fff176;
}
.disc.card { display: grid; place-items: center; flex-shrink: 0; width: 46px; height: 46px; border-radius: 50%; background: #b3e5fc; color: #212121; }
.home-card.card, .plain-card.card { border-radius: 8px; margin: 8px 8px 0; padding: 16px; box-shadow: var(--shadow-1); }
/* The subtitle is in a taller font: it is cut off at the bar's lower edge. */
.app-bar { height: 56px; overflow: hidden; box-sizing: border-box; }
.app-bar-titles:has(> :nth-child(2)) { align-self: flex-start; padding-top: 10PX; }
.app-bar-titles > .text-body:last-child:not(:first-child) { height: 68PX; line-height: 57PX; border-width: 0; font-size: 0.9385rem; flex-shrink: 0; }
.dialog.toolkit-appcompat { width: 342px; }
.home-card.card { display: flex; flex-direction: column; align-items: flex-start; }
`;

export const theme: AppTheme = {
  accent: '#039be5',
  material: 2,
  toolkit: 'appcompat',
  actionBar: { itemClass: 'android.widget.TextView', itemWidth: 48.4, titleSpacing: 0.25 },
};
