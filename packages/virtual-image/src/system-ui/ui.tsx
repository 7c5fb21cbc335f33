import { defineScreens } from '@androidworld/app-sdk/ui';
import { BrightnessDialog } from './brightness/brightness-dialog.tsx';
import { HeadsUp } from './heads-up.tsx';
import { Keyboard } from './keyboard/keyboard.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { PanelHost } from './panels/panel-host.tsx';
import { StatusBar } from './status-bar.tsx';
import { Toast } from './toast.tsx';

export default defineScreens({
  activities: { 'com.android.systemui.settings.brightness.BrightnessDialog': BrightnessDialog },
  overlays: {
    statusBar: StatusBar,
    navigationBar: NavigationBar,
    panel: PanelHost,
    headsUp: HeadsUp,
    keyboard: Keyboard,
    toast: Toast,
  },
});
