import { defineScreens } from '@androidworld/app-sdk/ui';
import { FilesScreen } from './screens/files-screen.tsx';
import { InspectorScreen } from './screens/inspector-screen.tsx';
import { PickScreen } from './screens/pick-screen.tsx';

export default defineScreens({
  theme: { accent: '#1e88e5' },
  activities: {
    'com.android.documentsui.files.FilesActivity': FilesScreen,
    'com.android.documentsui.picker.PickActivity': PickScreen,
    'com.android.documentsui.inspector.InspectorActivity': InspectorScreen,
  },
});
