import { FrameLayout, Glyph, LinearLayout, TextView, useActivity, View } from '@androidworld/app-sdk/ui';
import close from '@material-symbols/svg-400/rounded/close.svg';
import trash from '@material-symbols/svg-400/rounded/delete.svg';
import wifi from '@material-symbols/svg-400/rounded/wifi.svg';
import type { PageScope, SettingsRow } from '../page.ts';
import { ActionButtons } from '../screens/action-buttons.tsx';

/** The network a page is about, and what can be done with it. */
export const wifiHeader: SettingsRow = {
  kind: 'custom',
  key: 'header',
  content: (scope) => <WifiHeader scope={scope} />,
};

function WifiHeader({ scope }: { scope: PageScope }) {
  const { connected } = scope.phone.radios.wifi;
  const { finish } = useActivity();
  const forget = () => {
    scope.act((api) => api.system.forgetNetwork());
    void finish();
  };
  const connect = (on: boolean) => scope.act((api) => api.system.setWifiConnected(on));
  return (
    <>
      <FrameLayout>
        <View id="entity_header" className="android.widget.RelativeLayout">
          <LinearLayout
            id="entity_header_content"
            orientation="vertical"
            align="center"
            gap={8}
            padding={[24, 24, 16, 24]}
          >
            <Glyph icon={wifi} size={48} />
            <TextView id="entity_header_title" style={{ fontSize: '1.25rem' }}>
              AndroidWifi
            </TextView>
            <TextView id="entity_header_summary" color="muted">
              {connected ? 'Connected' : 'Disconnected'}
            </TextView>
          </LinearLayout>
        </View>
      </FrameLayout>
      <ActionButtons
        actions={[
          { label: 'Forget', icon: trash, onClick: forget },
          // "Sign in" of networks with a page for it.
          null,
          connected
            ? { label: 'Disconnect', icon: close, onClick: () => connect(false) }
            : { label: 'Connect', icon: wifi, onClick: () => connect(true) },
        ]}
      />
    </>
  );
}
