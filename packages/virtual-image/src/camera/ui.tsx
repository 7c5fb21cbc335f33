import { defineScreens } from '@androidworld/app-sdk/ui';
import { activities } from './package-name.ts';
import { CameraScreen } from './screens/camera-screen.tsx';
import { PhotoCaptureScreen, VideoCaptureScreen } from './screens/capture-screen.tsx';
import { SettingsScreen } from './screens/settings-screen.tsx';

export default defineScreens({
  theme: { accent: '#4285f4' },
  activities: {
    [activities.launcher]: CameraScreen,
    [activities.camera]: CameraScreen,
    [activities.capture]: PhotoCaptureScreen,
    [activities.videoCapture]: VideoCaptureScreen,
    [activities.settings]: SettingsScreen,
  },
});
