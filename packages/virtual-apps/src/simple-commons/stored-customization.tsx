import type { Preferences } from '@androidworld/app-sdk';
import { usePreferences, View } from '@androidworld/app-sdk/ui';
import { CustomizationScreen } from './customization-screen.tsx';
import type { StoredTheme } from './theme-choice.ts';

/** CustomizationActivity of an app whose preferences begin with `themePreferences`. */
export function StoredCustomization({ preferences }: { preferences: Preferences<StoredTheme> }) {
  const [values, change] = usePreferences(preferences);
  if (values === undefined) return <View weight={1} />;
  const { isUsingSystemTheme, isUsingAutoTheme, textColor, backgroundColor, primaryColor } = values;
  return (
    <CustomizationScreen
      stored={{ isUsingSystemTheme, isUsingAutoTheme, textColor, backgroundColor, primaryColor }}
      onSave={change}
    />
  );
}
