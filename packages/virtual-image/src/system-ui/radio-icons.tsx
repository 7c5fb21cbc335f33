import { css, FrameLayout, Icon, usePhoneState, View } from '@androidworld/app-sdk/ui';
import wifiAlone from '@material-symbols/svg-400/rounded/android_wifi_4_bar_alert-fill.svg';
import bars0 from '@material-symbols/svg-400/rounded/signal_cellular_0_bar-fill.svg';
import bars1 from '@material-symbols/svg-400/rounded/signal_cellular_1_bar-fill.svg';
import bars2 from '@material-symbols/svg-400/rounded/signal_cellular_2_bar-fill.svg';
import bars3 from '@material-symbols/svg-400/rounded/signal_cellular_3_bar-fill.svg';
import bars4 from '@material-symbols/svg-400/rounded/signal_cellular_4_bar-fill.svg';
import wifiFull from '@material-symbols/svg-400/rounded/signal_wifi_4_bar-fill.svg';

css`
.status-combo { height: 22px; display: flex; align-items: center; }
.status-wifi { width: 17.5px; justify-content: center; }
.status-mobile { margin-right: 6px; }
.status-mobile-signal { width: 15px; }
.status-mobile-type { width: 29.7px; height: 16px; line-height: 16px; text-align: center; font-size: 0.75rem; font-weight: 500; }
`;

/** AOSP `AccessibilityContentDescriptions.PHONE_SIGNAL_STRENGTH` */
const signals = [
  { icon: bars0, words: 'No phone.' },
  { icon: bars1, words: 'Phone one bar.' },
  { icon: bars2, words: 'Phone two bars.' },
  { icon: bars3, words: 'Phone three bars.' },
  { icon: bars4, words: 'Phone signal full.' },
] as const;

/** Wi-Fi and the mobile network; the one that is used says so where it leads to no internet. */
export function RadioIcons() {
  const { wifi, airplane, mobileData, signalLevel, validated } = usePhoneState((state) => state.radios);
  const signal = signals[signalLevel];
  return (
    <>
      {wifi.connected && (
        <FrameLayout
          class="status-combo status-wifi"
          id="wifi_combo"
          contentDescription={validated ? 'Wifi signal full.' : 'Wifi signal full.,No internet'}
        >
          <Icon icon={validated ? wifiFull : wifiAlone} size={15} id="wifi_signal" />
        </FrameLayout>
      )}
      {!airplane && (
        <FrameLayout class="status-combo status-mobile" id="mobile_combo" contentDescription={signal.words}>
          {mobileData && !wifi.connected && (
            <View
              id="mobile_type"
              class="status-mobile-type"
              className="android.widget.ImageView"
              contentDescription={validated ? 'LTE' : 'No internet'}
            >
              <span aria-hidden="true">LTE</span>
            </View>
          )}
          <Icon class="status-mobile-signal" icon={signal.icon} size={15} id="mobile_signal" />
        </FrameLayout>
      )}
    </>
  );
}
