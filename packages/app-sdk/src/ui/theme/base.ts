import { css } from './css.ts';

// Tones as in Material 3: primary 40, containers 90, surfaces 98; dark: 80, 30, 6.
css`
.theme {
  color: var(--on-surface);
  font-size: 0.875rem;
  line-height: 1.25rem;
  --shadow-1: 0 1px 2px rgb(0 0 0 / 0.3), 0 1px 3px 1px rgb(0 0 0 / 0.12);
  --shadow-2: 0 1px 2px rgb(0 0 0 / 0.3), 0 2px 6px 2px rgb(0 0 0 / 0.15);
  --shadow-3: 0 1px 3px rgb(0 0 0 / 0.3), 0 4px 8px 3px rgb(0 0 0 / 0.15);
}
.theme.light {
  --primary: var(--accent);
  --on-primary: #fff;
  --primary-container: oklch(from var(--accent) 0.91 min(c, 0.055) h);
  --on-primary-container: oklch(from var(--accent) 0.26 min(c, 0.1) h);
  --secondary: oklch(from var(--accent) 0.5 min(c, 0.04) h);
  --on-secondary: #fff;
  --secondary-container: oklch(from var(--accent) 0.91 min(c, 0.035) h);
  --on-secondary-container: oklch(from var(--accent) 0.25 min(c, 0.03) h);
  --background: oklch(from var(--accent) 0.985 min(c, 0.006) h);
  --surface: var(--background);
  --surface-container: oklch(from var(--accent) 0.955 min(c, 0.012) h);
  --surface-variant: oklch(from var(--accent) 0.92 min(c, 0.016) h);
  --on-surface: #1c1b1f;
  --on-surface-variant: #45474f;
  --outline: #757780;
  --outline-variant: #c5c6d0;
  --error: #ba1a1a;
  --on-error: #fff;
  --inverse-surface: #303034;
  --inverse-on-surface: #f2f0f4;
  --inverse-primary: oklch(from var(--accent) 0.82 min(c, 0.1) h);
  --app-bar: var(--surface);
  --on-app-bar: var(--on-surface);
  --status-bar: var(--app-bar);
  --navigation-bar: var(--surface);
}
.theme.dark {
  --primary: oklch(from var(--accent) 0.82 min(c, 0.1) h);
  --on-primary: oklch(from var(--accent) 0.3 min(c, 0.1) h);
  --primary-container: oklch(from var(--accent) 0.4 min(c, 0.1) h);
  --on-primary-container: oklch(from var(--accent) 0.91 min(c, 0.055) h);
  --secondary: oklch(from var(--accent) 0.82 min(c, 0.03) h);
  --on-secondary: oklch(from var(--accent) 0.3 min(c, 0.03) h);
  --secondary-container: oklch(from var(--accent) 0.39 min(c, 0.035) h);
  --on-secondary-container: oklch(from var(--accent) 0.91 min(c, 0.035) h);
  --background: #1a1b1f;
  --surface: var(--background);
  --surface-container: #26272c;
  --surface-variant: #36373d;
  --on-surface: #e3e2e6;
  --on-surface-variant: #c5c6d0;
  --outline: #8f909a;
  --outline-variant: #45464f;
  --error: #ffb4ab;
  --on-error: #690005;
  --inverse-surface: #e3e2e6;
  --inverse-on-surface: #303034;
  --inverse-primary: var(--accent);
  --app-bar: var(--surface);
  --on-app-bar: var(--on-surface);
  --status-bar: var(--app-bar);
  --navigation-bar: var(--surface);
}
.theme.material-2 {
  --secondary: var(--accent);
  --on-secondary: #fff;
}
.theme.material-2.light {
  --background: #fafafa;
  --surface: #fff;
  --surface-container: #fff;
  --surface-variant: #eee;
  --on-surface: rgb(0 0 0 / 0.87);
  --on-surface-variant: rgb(0 0 0 / 0.6);
  --outline: rgb(0 0 0 / 0.42);
  --outline-variant: rgb(0 0 0 / 0.12);
  --app-bar: var(--primary);
  --on-app-bar: var(--on-primary);
  --status-bar: color-mix(in srgb, var(--app-bar) 85%, #000);
}
.theme.material-2.dark {
  --primary: var(--accent);
  --on-primary: #fff;
  --background: #121212;
  --surface: #1e1e1e;
  --surface-container: #2a2a2a;
  --surface-variant: #333;
  --app-bar: #212121;
  --status-bar: #000;
}
`;

/** The class of an element the theme's colours are defined on. */
export const THEME_CLASS = 'theme';
