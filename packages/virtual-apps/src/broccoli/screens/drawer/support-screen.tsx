import { Button, css, LinearLayout, ScrollView, TextView, useApi } from '@androidworld/app-sdk/ui';
import { openAddress } from '../open-screens.ts';

css`
.support { padding: 16px; gap: 12px; }
`;

export function SupportScreen() {
  const api = useApi();
  const share = () =>
    void api.startChooser({
      action: 'android.intent.action.SEND',
      type: 'text/plain',
      extras: { 'android.intent.extra.TEXT': 'https://play.google.com/store/apps/details?id=com.flauschcode.broccoli' },
    });
  return (
    <ScrollView weight={1}>
      <LinearLayout orientation="vertical" align="start" class="support">
        <TextView textAppearance="title">Donate</TextView>
        <TextView>
          Broccoli is free for everyone. But you can support the development of the app and buy me a coffee. Thanks a
          lot!
        </TextView>
        <Button id="buy_me_coffee_button" onClick={() => void openAddress(api, 'https://ko-fi.com/flauschcode')}>
          Support me on Ko-fi
        </Button>
        <TextView textAppearance="title">Tell your friends</TextView>
        <TextView>Do your friends also like to cook? Tell them about Broccoli!</TextView>
        <Button id="share_app_button" onClick={share}>
          Share the app
        </Button>
      </LinearLayout>
    </ScrollView>
  );
}
