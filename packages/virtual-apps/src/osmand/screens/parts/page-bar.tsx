import { css, useSystemBars } from '@androidworld/app-sdk/ui';

css`
.osm-page-bar { position: absolute; top: 0; left: 0; right: 0; height: var(--status-bar-height); background: var(--page-status-bar); }
`;

/** Of the window with the map, which reaches under the status bar. */
export const mapBars = { edgeToEdge: 'top', statusBar: 'var(--map-status-bar)' } as const;

/** While a coloured toolbar lies at the upper edge. */
export function useToolbarBars(): void {
  useSystemBars({ ...mapBars, icons: 'light' });
}

/** Behind the status bar where a page with a coloured toolbar lies over the map. */
export function PageBar() {
  useToolbarBars();
  return <div class="osm-page-bar" />;
}
