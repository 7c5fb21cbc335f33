import { defineScreens } from '@androidworld/app-sdk/ui';
import { callDetailsActivity } from './call-details.ts';
import { settingsActivity } from './dialer-settings.ts';
import { CallDetails } from './screens/call-details.tsx';
import { CallHistory } from './screens/call-history.tsx';
import { DialtactsScreen } from './screens/dialtacts-screen.tsx';
import { InCallScreen } from './screens/in-call-screen.tsx';
import { PlaceCall } from './screens/place-call.tsx';
import { SettingsScreen } from './screens/settings-screen.tsx';

export default defineScreens({
  theme: { accent: '#0b57d0', actionBar: { overflowWidth: 48 } },
  activities: {
    'com.google.android.dialer.extensions.GoogleDialtactsActivity': DialtactsScreen,
    'com.android.server.telecom.components.UserCallActivity': PlaceCall,
    'com.android.incallui.InCallActivity': InCallScreen,
    'com.android.dialer.app.calllog.CallLogActivity': CallHistory,
    [callDetailsActivity]: CallDetails,
    [settingsActivity]: SettingsScreen,
  },
});
