import { defineScreens } from '@androidworld/app-sdk/ui';
import { FilesScreen } from './screens/files-screen.tsx';
import { InspectorScreen } from './screens/inspector-screen.tsx';
import { PickScreen } from './screens/pick-screen.tsx';

export default defineScreens({
  theme: {
    accent: '#1a73e8',
    material: 2,
    actionBar: {
      height: 48,
      overflowWidth: 48,
      itemClass: 'android.widget.TextView',
      overlapAnchor: false,
    },
    tokens: { appBar: 'var(--surface)', onAppBar: 'var(--on-surface)', background: 'var(--surface)' },
  },
  activities: {
    'com.android.documentsui.files.FilesActivity': FilesScreen,
    'com.android.documentsui.picker.PickActivity': PickScreen,
    'com.android.documentsui.inspector.InspectorActivity': InspectorScreen,
  },
});
