import { type AppTheme, css } from '@androidworld/app-sdk/ui';

css`
:scope.material-2, .theme.material-2 { --panel-width: 380px; }
:scope.material-2.light, .theme.material-2.light {
  --primary: #237bff; --on-primary: #ffffff; --secondary: #ff8800; --on-secondary: #ffffff;
  --background: #f0f0f0; --surface: #ffffff; --surface-container: #ffffff; --surface-variant: #e6e6e6;
  --on-surface: #212121; --on-surface-variant: #727272;
  --app-bar: #ff8800; --on-app-bar: #ffffff; --status-bar: #e07700; --page-status-bar: #e07700; --map-status-bar: rgb(0 0 0 / 0.08); --navigation-bar: #ffffff;
}
:scope.material-2.dark, .theme.material-2.dark {
  --primary: #d28521; --on-primary: #ffffff; --secondary: #d28521; --on-secondary: #ffffff;
  --background: #101112; --surface: #1b1d1f; --surface-container: #1b1d1f; --surface-variant: #2d3033;
  --on-surface: #e2e2e2; --on-surface-variant: #9a9a9a;
  --app-bar: #252727; --on-app-bar: #ffffff; --status-bar: #17191a; --page-status-bar: #17191a; --map-status-bar: rgb(0 0 0 / 0.4); --navigation-bar: #101112;
}
.view.osm-page { position: absolute; inset: 0; z-index: 6; display: flex; flex-direction: column; background: var(--background); color: var(--on-surface); padding-top: var(--status-bar-height); }
/* In a window that does not reach under the status bar. */
.view.osm-page-below-bar { padding-top: 0; }
/* Beside the map, while the phone lies. */
@media (orientation: landscape) {
  .view.osm-dashboard { right: auto; width: var(--panel-width); }
}
.osm-row { min-height: 48px; padding: 6px 16px; display: flex; align-items: center; gap: 32px; background: var(--surface); }
.osm-row-off { opacity: 0.4; }
.osm-row-texts { flex: 1; min-width: 0; display: flex; flex-direction: column; align-items: flex-start; }
.osm-row-title { font-size: 1rem; line-height: 57PX; }
.osm-row-wide { align-self: stretch; }
.osm-row-icon { color: #6b7685; flex: none; }
.osm-muted { color: var(--on-surface-variant); font-size: 0.875rem; line-height: 1.25rem; }
.plan-start .osm-row { min-height: 126PX; padding: 0 16px; }
.plan-last-edited { margin: 70PX 16px 16PX; color: var(--on-surface-variant); font-size: 0.875rem; line-height: 51PX; }
.osm-header { padding: 12px 16px; color: var(--on-surface-variant); font-size: 0.875rem; }
.osm-none { margin: auto; padding: 32px; display: flex; flex-direction: column; align-items: center; gap: 8px; text-align: center; }
`;

export const theme: AppTheme = {
  accent: '#237bff',
  material: 2,
  actionBar: { titleSize: 20 },
};
