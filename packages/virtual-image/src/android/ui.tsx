import { defineScreens } from '@androidworld/app-sdk/ui';
import { AppErrorDialog } from './screens/app-error-dialog.tsx';
import { Chooser } from './screens/chooser.tsx';
import { OldAppDialog } from './screens/old-app-dialog.tsx';
import { Resolver } from './screens/resolver.tsx';
import { SuspendedAppDialog } from './screens/suspended-app-dialog.tsx';

export default defineScreens({
  activities: {
    'com.android.internal.app.ChooserActivity': Chooser,
    'com.android.internal.app.ResolverActivity': Resolver,
    'com.android.internal.app.SuspendedAppActivity': SuspendedAppDialog,
    'com.android.server.am.AppErrorDialog': AppErrorDialog,
    'com.android.server.wm.DeprecatedTargetSdkVersionDialog': OldAppDialog,
  },
});
