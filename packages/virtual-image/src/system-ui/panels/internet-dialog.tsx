import { useSystemApi } from '@androidworld/app-sdk/system';
import {
  Button,
  css,
  FrameLayout,
  Glyph,
  LinearLayout,
  Switch,
  TextView,
  useBack,
  usePhoneState,
  View,
} from '@androidworld/app-sdk/ui';
import cellular from '@material-symbols/svg-400/rounded/signal_cellular_4_bar-fill.svg';
import wifi from '@material-symbols/svg-400/rounded/signal_wifi_4_bar-fill.svg';
import { openFromPanel } from './open-from-panel.ts';

css`
.internet { position: absolute; inset: 0; background: rgb(0 0 0 / 0.5); display: flex; align-items: flex-end; justify-content: center; }
.internet-card { position: relative; width: 100%; max-width: 412px; margin-bottom: 24px; padding: 20px 0 12px; border-radius: 28px; background: var(--surface); color: var(--on-surface); }
.internet-head { text-align: center; padding-bottom: 12px; }
.internet-row { min-height: 72px; padding: 0 24px; gap: 16px; }
.internet-row-on { margin: 0 12px; padding: 0 12px; border-radius: 20px; background: var(--primary-container); }
.internet-texts { flex: 1; }
.internet-buttons { padding: 12px 20px 0; }
@media (orientation: landscape) {
  .internet-card { margin-bottom: 12px; padding: 12px 0 4px; }
  .internet-row { min-height: 60px; }
  .internet-buttons { padding-top: 4px; }
}
`;

/** What the Internet tile opens (SystemUI `InternetDialog`): mobile data, Wi-Fi and its networks. */
export function InternetDialog() {
  const api = useSystemApi();
  const radios = usePhoneState((state) => state.radios);
  const close = () => void api.system.setPanel('none');
  useBack(close);
  const { wifi: wlan, mobileData, airplane } = radios;
  const network = 'AndroidWifi';
  const isMobileActive = mobileData && !airplane && !wlan.connected;
  const subtitle =
    airplane && !wlan.enabled ? 'Airplane mode is on' : wlan.enabled ? 'Tap a network to connect' : 'Wi\u2011Fi is off';
  return (
    <FrameLayout class="internet theme" id="internet_connectivity_dialog">
      <View style={{ position: 'absolute', inset: 0 }} onClick={close} />
      <LinearLayout orientation="vertical" class="internet-card" id="internet_dialog">
        <LinearLayout orientation="vertical" class="internet-head" align="center">
          <TextView id="internet_dialog_title" textAppearance="title-large">
            Internet
          </TextView>
          <TextView id="internet_dialog_subtitle" textAppearance="body-small">
            {subtitle}
          </TextView>
        </LinearLayout>
        {!airplane && (
          <LinearLayout
            align="center"
            class={`internet-row ${isMobileActive ? 'internet-row-on' : ''}`}
            id="mobile_network_layout"
            onClick={() => void openFromPanel(api, 'android.settings.NETWORK_OPERATOR_SETTINGS')}
          >
            <Glyph icon={cellular} size={22} />
            <LinearLayout orientation="vertical" class="internet-texts">
              <TextView id="mobile_title">T-Mobile</TextView>
              <TextView id="mobile_summary" textAppearance="body-small">
                {isMobileActive ? 'Connected / LTE' : mobileData ? 'LTE' : 'Mobile data won’t auto\u2011connect'}
              </TextView>
            </LinearLayout>
            <Switch
              id="mobile_toggle"
              contentDescription="Mobile data"
              checked={mobileData}
              onChange={(on) => void api.system.setMobileData(on)}
            />
          </LinearLayout>
        )}
        <LinearLayout align="center" class="internet-row" id="turn_on_wifi_layout">
          <TextView id="wifi_toggle_title" weight={1}>
            {'Wi\u2011Fi'}
          </TextView>
          <Switch
            id="wifi_toggle"
            contentDescription={'Wi\u2011Fi'}
            checked={wlan.enabled}
            onChange={(on) => void api.system.setWifi(on)}
          />
        </LinearLayout>
        {wlan.enabled && (
          <LinearLayout
            align="center"
            class={`internet-row ${wlan.connected ? 'internet-row-on' : ''}`}
            id={wlan.connected ? 'wifi_connected_layout' : 'wifi_list'}
            onClick={
              wlan.connected
                ? () => void openFromPanel(api, 'android.settings.WIFI_SETTINGS')
                : () => void api.system.setWifiConnected(true)
            }
          >
            <Glyph icon={wifi} size={22} />
            <LinearLayout orientation="vertical" class="internet-texts">
              <TextView id={wlan.connected ? 'wifi_connected_title' : 'wifi_title'}>{wlan.ssid ?? network}</TextView>
              {wlan.connected && (
                <TextView id="wifi_connected_summary" textAppearance="body-small">
                  {radios.validated ? 'Connected' : 'Connected / No internet'}
                </TextView>
              )}
            </LinearLayout>
          </LinearLayout>
        )}
        <LinearLayout
          align="center"
          class="internet-row"
          id="see_all_layout"
          onClick={() => void openFromPanel(api, 'android.settings.WIFI_SETTINGS')}
        >
          <TextView id="see_all_text">See all</TextView>
        </LinearLayout>
        <LinearLayout justify="between" class="internet-buttons">
          {airplane ? (
            <Button variant="outlined" id="apm_button" onClick={() => void api.system.setAirplane(false)}>
              Turn off airplane mode
            </Button>
          ) : (
            <View />
          )}
          <Button id="done_button" onClick={close}>
            Done
          </Button>
        </LinearLayout>
      </LinearLayout>
    </FrameLayout>
  );
}
