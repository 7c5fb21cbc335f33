import type { SystemServices } from '../../../system/system-services.ts';

const bucketSeconds = 3_600;

/** `dumpsys netstats`: by interface, whole, by app and by tag. Of what went over the network the phone counts nothing. */
export function dumpNetstats({ clock, radios }: SystemServices): string {
  const { airplane, mobileData, wifi } = radios.state;
  const network = wifi.connected ? ofWifi(wifi.ssid ?? '') : mobileData && !airplane ? ofMobile : undefined;
  const isFull = network !== undefined;
  const interfaces = isFull ? `  iface=${network.interface} ident=[{${network.identity}}]\n` : '';
  const start = Math.floor(clock.now() / 1_000 / bucketSeconds) * bucketSeconds;
  const history = isFull
    ? `  ident=[{${network.identity}}] uid=-1 set=ALL tag=0x0\n` +
      `    NetworkStatsHistory: bucketDuration=${bucketSeconds}\n` +
      `      st=${start} rb=0 rp=0 tb=0 tp=0 op=0\n`
    : '';
  const section = (title: string, body: string) =>
    `${title} stats:\n  Pending bytes: 0\n  History since boot:\n${body}`;
  return [
    `Active interfaces:\n${interfaces}`,
    `Active UID interfaces:\n${interfaces}`,
    section('Dev', history),
    section('Xt', history),
    section('UID', ''),
    section('UID tag', ''),
  ].join('');
}

interface Network {
  readonly interface: string;
  /** AOSP 13 `NetworkIdentity.toString` */
  readonly identity: string;
}

function ofWifi(ssid: string): Network {
  return {
    interface: 'wlan0',
    identity: `type=1, ratType=COMBINED, wifiNetworkKey="${ssid}"none, metered=false, defaultNetwork=true, oemManaged=OEM_NONE, subId=-1`,
  };
}

const ofMobile: Network = {
  interface: 'eth0',
  identity:
    'type=0, ratType=COMBINED, subscriberId=310260..., metered=true, defaultNetwork=true, oemManaged=OEM_NONE, subId=1',
};
