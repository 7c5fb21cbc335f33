import add from '@material-symbols/svg-400/rounded/add.svg';
import metered from '@material-symbols/svg-400/rounded/attach_money.svg';
import call from '@material-symbols/svg-400/rounded/call.svg';
import dataSaver from '@material-symbols/svg-400/rounded/data_saver_on.svg';
import airplaneIcon from '@material-symbols/svg-400/rounded/flight.svg';
import lock from '@material-symbols/svg-400/rounded/lock.svg';
import privacy from '@material-symbols/svg-400/rounded/privacy_tip.svg';
import cellular from '@material-symbols/svg-400/rounded/signal_cellular_alt.svg';
import sim from '@material-symbols/svg-400/rounded/sim_card.svg';
import vpnKey from '@material-symbols/svg-400/rounded/vpn_key.svg';
import wifiIcon from '@material-symbols/svg-400/rounded/wifi.svg';
import hotspot from '@material-symbols/svg-400/rounded/wifi_tethering.svg';
import { airplane, flag, mobileData, onOff, text, wifi } from '../bindings.ts';
import type { Binding, PageScope, SettingsPage } from '../page.ts';
import { addNetworkForm } from './add-network.tsx';
import { hotspotPages } from './hotspot.ts';
import { privateDns } from './private-dns.tsx';
import { wifiHeader } from './wifi-header.tsx';

const networkDetails = 'com.android.settings.wifi.details.WifiNetworkDetailsFragment';
/** The only one in the phone's air. */
const networkName = 'AndroidWifi';

const dataSaverOn = flag('global/restrict_background');

const operator = (scope: PageScope) => scope.property('gsm.sim.operator.alpha');
const ssid = ({ phone }: PageScope) => phone.radios.wifi.ssid ?? undefined;
const isSaved = ({ phone }: PageScope) => phone.radios.wifi.saved;
const isConnected = ({ phone }: PageScope) => phone.radios.wifi.connected;
const wakesUp = flag('global/wifi_wakeup_enabled', { otherwise: true });

function mobileState(scope: PageScope): string {
  const { radios } = scope.phone;
  if (!radios.mobileData) return 'Mobile data won\u2019t auto\u2011connect';
  return radios.wifi.connected ? 'LTE' : 'Connected / LTE';
}

export const networkPages: readonly SettingsPage[] = [
  {
    fragment: 'com.android.settings.network.NetworkDashboardFragment',
    title: 'Network & internet',
    rows: [
      {
        title: 'Internet',
        icon: wifiIcon,
        keywords: 'wifi wi-fi network connection mobile data',
        summary: (scope) => ssid(scope) ?? (airplane.read(scope) ? 'Airplane mode is on' : operator(scope)),
        opens: 'com.android.settings.network.NetworkProviderSettings',
      },
      {
        title: 'Calls & SMS',
        icon: call,
        summary: operator,
        enabled: (scope) => !airplane.read(scope),
        opens: 'com.android.settings.network.NetworkProviderCallsSmsFragment',
      },
      {
        title: 'SIMs',
        icon: sim,
        summary: operator,
        enabled: (scope) => !airplane.read(scope),
        opens: 'com.android.settings.network.telephony.MobileNetworkSettings',
      },
      { kind: 'switch', title: 'Airplane mode', icon: airplaneIcon, value: airplane },
      {
        title: 'Hotspot & tethering',
        icon: hotspot,
        summary: 'Off',
        opens: 'com.android.settings.TetherSettings',
      },
      {
        title: 'Data Saver',
        icon: dataSaver,
        summary: onOff(dataSaverOn),
        opens: 'com.android.settings.datausage.DataSaverSummary',
      },
      { title: 'VPN', icon: vpnKey, summary: 'None', opens: 'com.android.settings.vpn2.VpnSettings' },
      privateDns,
    ],
  },
  {
    fragment: 'com.android.settings.network.NetworkProviderSettings',
    title: 'Internet',
    rows: [
      {
        kind: 'gear',
        title: operator,
        icon: cellular,
        summary: mobileState,
        visible: (scope) => !airplane.read(scope),
        // A tap on the row asks for the carrier's own Wi-Fi, which there is none of.
        gearOpens: 'com.android.settings.network.telephony.MobileNetworkSettings',
      },
      { kind: 'switch', title: 'Wi-Fi', keywords: 'wifi wi\u2011fi wireless', value: wifi },
      {
        kind: 'gear',
        title: (scope) => ssid(scope) ?? networkName,
        icon: wifiIcon,
        summary: 'Connected',
        visible: isConnected,
        opens: networkDetails,
        gearOpens: networkDetails,
      },
      {
        title: networkName,
        icon: wifiIcon,
        summary: (scope) => (isSaved(scope) ? 'Saved' : undefined),
        visible: (scope) => wifi.read(scope) && !isConnected(scope),
        onClick: (scope) => scope.act((api) => api.system.setWifiConnected(true)),
      },
      {
        title: 'Add network',
        icon: add,
        keywords: 'wifi',
        visible: wifi.read,
        opens: 'com.android.settings.wifi.AddNetworkFragment',
      },
      {
        title: 'Network preferences',
        keywords: 'wifi',
        summary: (scope) =>
          wakesUp.read(scope)
            ? 'Wi\u2011Fi turns back on automatically'
            : 'Wi\u2011Fi doesn\u2019t turn back on automatically',
        opens: 'com.android.settings.wifi.ConfigureWifiSettings',
      },
      {
        title: 'Saved networks',
        keywords: 'wifi',
        summary: '1 network',
        visible: isSaved,
        opens: 'com.android.settings.wifi.savedaccesspoints2.SavedAccessPointsWifiSettings2',
      },
      {
        title: 'Non-carrier data usage',
        summary: '0 B used',
        opens: 'com.android.settings.datausage.DataUsageList',
      },
      {
        kind: 'footer',
        title: 'To see available networks, turn Wi\u2011Fi on.',
        visible: (scope) => !wifi.read(scope),
      },
    ],
  },
  {
    fragment: networkDetails,
    title: 'Network details',
    rows: [
      wifiHeader,
      { kind: 'fact', title: 'Signal strength', icon: wifiIcon, summary: 'Excellent', visible: isConnected },
      { kind: 'fact', title: 'Frequency', icon: hotspot, summary: '2.4 GHz', visible: isConnected },
      { kind: 'fact', title: 'Security', icon: lock, summary: 'None' },
      {
        kind: 'list',
        title: 'Network usage',
        icon: metered,
        entries: [
          { label: 'Detect automatically', value: 'automatic' },
          { label: 'Treat as metered', value: 'metered' },
          { label: 'Treat as unmetered', value: 'unmetered' },
        ],
        value: text('global/wifi_metered_override', 'automatic'),
      },
      {
        kind: 'list',
        title: 'Privacy',
        icon: privacy,
        entries: [
          { label: 'Use randomized MAC (default)', value: 'randomized' },
          { label: 'Use device MAC', value: 'device' },
        ],
        value: text('global/wifi_mac_privacy', 'randomized'),
      },
      {
        kind: 'switch',
        title: 'Auto\u2011connect',
        summary: 'Allow connection to this network when in range',
        value: flag('global/wifi_auto_join', { otherwise: true }),
      },
      {
        kind: 'category',
        title: 'Network details',
        rows: [
          { kind: 'fact', title: 'SSID', summary: networkName },
          { kind: 'fact', title: 'Randomized MAC address', summary: '02:15:b2:00:00:00' },
          { kind: 'fact', title: 'IP address', summary: '10.0.2.16', visible: isConnected },
          { kind: 'fact', title: 'Gateway', summary: '10.0.2.2', visible: isConnected },
          { kind: 'fact', title: 'Subnet mask', summary: '255.255.255.0', visible: isConnected },
          { kind: 'fact', title: 'DNS', summary: '10.0.2.3', visible: isConnected },
        ],
      },
    ],
  },
  {
    fragment: 'com.android.settings.wifi.AddNetworkFragment',
    title: 'Add network',
    rows: [addNetworkForm],
  },
  {
    fragment: 'com.android.settings.wifi.ConfigureWifiSettings',
    title: 'Wi\u2011Fi preferences',
    rows: [
      {
        kind: 'switch',
        title: 'Turn on Wi\u2011Fi automatically',
        icon: wifiIcon,
        summary: 'Wi\u2011Fi will turn back on near high\u2011quality saved networks, like your home network',
        value: wakesUp,
      },
      {
        kind: 'switch',
        title: 'Notify for public networks',
        icon: wifiIcon,
        summary: 'Notify when a high\u2011quality public network is available',
        value: flag('global/wifi_networks_available_notification_on', { otherwise: true }),
      },
    ],
  },
  {
    fragment: 'com.android.settings.wifi.savedaccesspoints2.SavedAccessPointsWifiSettings2',
    title: 'Saved networks',
    rows: [
      {
        title: networkName,
        icon: wifiIcon,
        visible: isSaved,
        opens: networkDetails,
      },
    ],
  },
  {
    fragment: 'com.android.settings.network.NetworkProviderCallsSmsFragment',
    title: 'Calls & SMS',
    rows: [
      {
        kind: 'list',
        title: 'Calls',
        entries: [
          { label: 'T-Mobile', value: '1' },
          { label: 'Ask every time', value: '-1' },
        ],
        value: text('global/multi_sim_voice_call', '1'),
      },
      {
        kind: 'list',
        title: 'SMS',
        entries: [
          { label: 'T-Mobile', value: '1' },
          { label: 'Ask every time', value: '-1' },
        ],
        value: text('global/multi_sim_sms', '1'),
      },
    ],
  },
  {
    fragment: 'com.android.settings.network.telephony.MobileNetworkSettings',
    title: 'T-Mobile',
    rows: [
      {
        kind: 'switch',
        title: 'Mobile data',
        summary: 'Access data using mobile network',
        value: mobileData,
        enabled: (scope) => !airplane.read(scope),
      },
      {
        kind: 'switch',
        title: 'Roaming',
        summary: 'Connect to data services when roaming',
        value: flag('global/data_roaming'),
      },
      {
        title: 'App data usage',
        summary: '0 B used',
        opens: 'com.android.settings.datausage.DataUsageList',
      },
      {
        kind: 'list',
        title: 'Preferred network type',
        // Values of `preferred_network_mode` (AOSP `RILConstants`): LTE/GSM/WCDMA, WCDMA preferred, GSM only.
        entries: [
          { label: 'LTE (recommended)', value: '9' },
          { label: '3G', value: '0' },
          { label: '2G', value: '1' },
        ],
        value: text('global/preferred_network_mode', '9'),
        enabled: (scope) => !airplane.read(scope),
      },
      {
        kind: 'switch',
        title: 'Allow 2G',
        summary: '2G is less secure, and may improve the connection in some places',
        value: flag('global/allow_2g', { otherwise: true }),
      },
      { title: 'Access Point Names', opens: 'com.android.settings.network.apn.ApnSettings' },
    ],
  },
  {
    fragment: 'com.android.settings.network.apn.ApnSettings',
    title: 'APNs',
    rows: [
      {
        kind: 'radios',
        entries: [{ label: 'T-Mobile US', summary: 'fast.t-mobile.com', value: '1' }],
        value: text('global/preferred_apn', '1'),
      },
    ],
  },
  {
    fragment: 'com.android.settings.datausage.DataUsageSummary',
    title: 'Data usage',
    rows: [
      {
        title: 'Data Saver',
        summary: onOff(dataSaverOn),
        opens: 'com.android.settings.datausage.DataSaverSummary',
      },
      {
        kind: 'category',
        title: 'Wi\u2011Fi',
        rows: [
          {
            title: 'Non-carrier data usage',
            summary: '0 B used',
            opens: 'com.android.settings.datausage.DataUsageList',
          },
        ],
      },
    ],
  },
  {
    fragment: 'com.android.settings.datausage.DataUsageList',
    title: 'App data usage',
    rows: [{ kind: 'footer', title: 'No app has used data.' }],
  },
  {
    fragment: 'com.android.settings.datausage.DataSaverSummary',
    title: 'Data Saver',
    rows: [
      { kind: 'main-switch', title: 'Use Data Saver', value: dataSaverOn },
      {
        title: 'Unrestricted data',
        summary: '0 apps allowed to use unrestricted data when Data Saver is on',
        opens: 'com.android.settings.datausage.UnrestrictedDataAccess',
      },
      { kind: 'footer', title: 'With Data Saver, apps in the background send and receive no mobile data.' },
    ],
  },
  {
    fragment: 'com.android.settings.datausage.UnrestrictedDataAccess',
    title: 'Unrestricted data',
    rows: ({ apps = [] }) =>
      apps
        .filter(({ launcher }) => launcher !== null)
        .map(({ label, packageName }) => ({
          kind: 'switch',
          title: label,
          value: inList('secure/unrestricted_data_packages', packageName),
        })),
  },
  {
    fragment: 'com.android.settings.vpn2.VpnSettings',
    title: 'VPN',
    rows: [{ kind: 'footer', title: 'No VPNs added' }],
  },
  ...hotspotPages,
];

/** Whether a setting that lists things, with commas between, has this one. */
function inList(key: 'secure/unrestricted_data_packages', item: string): Binding<boolean> {
  const list = (scope: PageScope) => (scope.setting(key) ?? '').split(',').filter(Boolean);
  return {
    read: (scope) => list(scope).includes(item),
    write: (scope, on) =>
      scope.put(key, [...list(scope).filter((other) => other !== item), ...(on ? [item] : [])].join(',')),
  };
}
