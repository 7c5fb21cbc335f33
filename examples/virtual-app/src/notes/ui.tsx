import { defineScreens } from '@androidworld/app-sdk/ui';
import { EditorScreen } from './screens/editor-screen.tsx';
import { ListScreen } from './screens/list-screen.tsx';
import { SettingsScreen } from './screens/settings-screen.tsx';

export default defineScreens({
  theme: { accent: '#b06000' },
  activities: {
    'org.example.notes.ListActivity': ListScreen,
    'org.example.notes.EditorActivity': EditorScreen,
    'org.example.notes.SettingsActivity': SettingsScreen,
  },
});
