import type { AppTheme, Toolkit } from './app-theme.ts';

/** What the real app's widgets are made with. */
export function toolkitOf({ toolkit, material }: AppTheme): Toolkit {
  return toolkit ?? (material === 2 ? 'material' : 'material3');
}
