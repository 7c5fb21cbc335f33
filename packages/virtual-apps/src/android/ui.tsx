import { defineScreens } from '@androidworld/virtual-phone/app-sdk/ui';
import { Chooser } from './screens/chooser.tsx';
import { Resolver } from './screens/resolver.tsx';

export default defineScreens({
  activities: {
    'com.android.internal.app.ChooserActivity': Chooser,
    'com.android.internal.app.ResolverActivity': Resolver,
  },
});
