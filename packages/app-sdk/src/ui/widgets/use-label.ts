import { useScope } from '../../runtime/activity-context.ts';

/** Writes the labels of buttons and tabs as the app's Material does: in capitals in 2. Accessibility says what is shown. */
export function useLabel(): (label: string) => string {
  const { material, toolkit } = useScope().theme;
  const isCapital = material === 2 && toolkit !== 'compose' && toolkit !== 'react-native';
  return (label) => (isCapital ? label.toUpperCase() : label);
}
