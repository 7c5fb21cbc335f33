import { defineScreens } from '@androidworld/app-sdk/ui';
import { MainScreen } from './screens/main-screen.tsx';

export default defineScreens({
  theme: { accent: '#546e7a', material: 2, tokens: { appBar: '#37474f', onAppBar: '#ffffff' } },
  activities: { 'ca.zgrs.clipper.Main': MainScreen },
});
