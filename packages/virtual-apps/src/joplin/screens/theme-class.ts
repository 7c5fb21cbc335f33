import type { Settings } from '../store/settings.ts';

/** Numbers of Joplin's dark themes. */
const DARK: ReadonlySet<string> = new Set(['2', '3', '5', '6', '7', '22']);

/** The look chosen under Configuration, Appearance. */
export function themeClass({ theme }: Pick<Settings, 'theme'>): string {
  return DARK.has(theme) ? 'joplin-dark' : '';
}
