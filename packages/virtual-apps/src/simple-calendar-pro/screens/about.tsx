import { View } from '@androidworld/app-sdk/ui';
import { AboutScreen } from '../../simple-commons/about-screen.tsx';
import { useStoredTheme } from '../../simple-commons/use-stored-theme.ts';
import { type Calendar, useCalendar } from './use-calendar.ts';

const questions = [
  {
    question: 'How can I delete imported holidays?',
    answer: 'Holidays have a type of their own. Delete that type in the settings, and its events with it.',
  },
  {
    question: 'Why do some reminders come late?',
    answer: 'Some devices put apps to sleep. Look at the battery and notification settings of the device.',
  },
];

export function CalendarAboutScreen() {
  const calendar = useCalendar();
  return calendar === undefined ? <View weight={1} /> : <About calendar={calendar} />;
}

function About({ calendar }: { calendar: Calendar }) {
  useStoredTheme(calendar.preferences);
  return <AboutScreen versionName="6.22.2" questions={questions} repository="Simple-Calendar" />;
}
