import { useScope } from '../../runtime/activity-context.ts';

/** Writes the labels of buttons and tabs as the app's Material does: in capitals in 2. Accessibility says what is shown. */
export function useLabel(): (label: string) => string {
  const { material } = useScope().theme;
  return (label) => (material === 2 ? label.toUpperCase() : label);
}
