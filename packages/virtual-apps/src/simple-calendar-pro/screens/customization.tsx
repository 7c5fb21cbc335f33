import { View } from '@androidworld/app-sdk/ui';
import { CustomizationScreen } from '../../simple-commons/customization-screen.tsx';
import { useStoredTheme } from '../../simple-commons/use-stored-theme.ts';
import { type Calendar, useCalendar } from './use-calendar.ts';

export function CalendarCustomizationScreen() {
  const calendar = useCalendar();
  return calendar === undefined ? <View weight={1} /> : <Customization calendar={calendar} />;
}

function Customization({ calendar: { preferences, change } }: { calendar: Calendar }) {
  useStoredTheme(preferences);
  const { isUsingSystemTheme, isUsingAutoTheme, textColor, backgroundColor, primaryColor } = preferences;
  return (
    <CustomizationScreen
      stored={{ isUsingSystemTheme, isUsingAutoTheme, textColor, backgroundColor, primaryColor }}
      onSave={change}
    />
  );
}
