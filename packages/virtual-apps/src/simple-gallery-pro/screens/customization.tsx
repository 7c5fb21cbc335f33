import { usePreferences, View } from '@androidworld/app-sdk/ui';
import { CustomizationScreen } from '../../simple-commons/customization-screen.tsx';
import { preferences } from '../store/preferences.ts';

export function GalleryCustomizationScreen() {
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
