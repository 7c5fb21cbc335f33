import type { SystemServices } from '../../system/system-services.ts';
import { defineProgram, type Program } from '../program.ts';
import { parseOptions } from './options.ts';

/** Addresses of the emulator's own network. */
const wlan = { address: '10.0.2.16', broadcast: '10.0.2.255', mac: '02:15:b2:00:00:00' };

const ifconfig = defineProgram({
  name: 'ifconfig',
  run({ args, system, out, err }) {
    const name = args.find((word) => !word.startsWith('-'));
    if (name !== undefined && name !== 'wlan0' && name !== 'lo') {
      err(`ifconfig: ${name}: No such device\n`);
      return 1;
    }
    const up = isUp(system);
    const inet = up ? `          inet addr:${wlan.address}  Bcast:${wlan.broadcast}  Mask:255.255.255.0\n` : '';
    if (name !== 'lo' && (up || name === 'wlan0')) {
      out(
        `wlan0     Link encap:UNSPEC    Driver virtio_net\n${inet}          ${up ? 'UP BROADCAST RUNNING MULTICAST' : 'BROADCAST MULTICAST'}  MTU:1500  Metric:1\n\n`,
      );
    }
    if (name !== 'wlan0') {
      out(
        'lo        Link encap:Local Loopback  \n          inet addr:127.0.0.1  Mask:255.0.0.0 \n          UP LOOPBACK RUNNING  MTU:65536  Metric:1\n\n',
      );
    }
    return 0;
  },
});

const ip = defineProgram({
  name: 'ip',
  run({ args, system, out, err }) {
    const options = parseOptions(args, 'o46', 'f', { oneline: 'o' });
    const [object = '', , ...rest] = options.operands;
    if ('route'.startsWith(object) && object !== '') {
      if (isUp(system)) out(`10.0.2.0/24 dev wlan0 proto kernel scope link src ${wlan.address} \n`);
      return 0;
    }
    if (object !== '' && ('address'.startsWith(object) || 'link'.startsWith(object))) {
      const device = rest.at(-1);
      if (device !== undefined && device !== 'wlan0' && device !== 'lo' && device !== 'show') {
        err(`Device "${device}" does not exist.\n`);
        return 1;
      }
      const family = options.has('4') ? 'inet' : options.has('6') ? 'inet6' : options.value('f');
      const shows = {
        link: family === undefined || 'link'.startsWith(object),
        address: 'address'.startsWith(object) && family !== 'inet6',
        oneLine: options.has('o'),
      };
      for (const link of links(isUp(system))) if (device !== other(link.name)) out(renderLink(link, shows));
      return 0;
    }
    err(`Object "${object}" is unknown, try "ip help".\n`);
    return 1;
  },
});

interface Link {
  readonly number: number;
  readonly name: string;
  readonly flags: string;
  readonly hardware: string;
  /** None while it is down. */
  readonly address: string | undefined;
}

function links(up: boolean): readonly Link[] {
  return [
    {
      number: 1,
      name: 'lo',
      flags: '<LOOPBACK,UP,LOWER_UP> mtu 65536 qdisc noqueue state UNKNOWN group default qlen 1000',
      hardware: 'link/loopback 00:00:00:00:00:00 brd 00:00:00:00:00:00',
      address: 'inet 127.0.0.1/8 scope host lo',
    },
    {
      number: 2,
      name: 'wlan0',
      flags: `<BROADCAST,MULTICAST${up ? ',UP,LOWER_UP' : ''}> mtu 1500 qdisc mq state ${up ? 'UP' : 'DOWN'} group default qlen 1000`,
      hardware: `link/ether ${wlan.mac} brd ff:ff:ff:ff:ff:ff`,
      address: up ? `inet ${wlan.address}/24 brd ${wlan.broadcast} scope global wlan0` : undefined,
    },
  ];
}

function other(name: string): string {
  return name === 'lo' ? 'wlan0' : 'lo';
}

/** `-o` puts what would be lines of their own on one, of addresses each; a family leaves out who has none of it. */
function renderLink(
  { number, name, flags, hardware, address }: Link,
  shows: { readonly link: boolean; readonly address: boolean; readonly oneLine: boolean },
): string {
  const told = shows.address ? address : undefined;
  const lifetime = '       valid_lft forever preferred_lft forever\n';
  if (shows.oneLine) {
    if (shows.address) return told === undefined ? '' : `${number}: ${name}    ${told}\\${lifetime}`;
    return shows.link ? `${number}: ${name}: ${flags}\\    ${hardware}\n` : '';
  }
  if (told === undefined && !shows.link) return '';
  const head = `${number}: ${name}: ${flags}\n${shows.link ? `    ${hardware}\n` : ''}`;
  return told === undefined ? head : `${head}    ${told}\n${lifetime}`;
}

/** The phone's network ends at its own addresses: nothing else answers. */
const ping = defineProgram({
  name: 'ping',
  async run({ args, system, out, err }) {
    const at = args.indexOf('-c');
    const count = at < 0 ? 1 : Number(args[at + 1] ?? '1');
    const host = args.at(-1);
    if (host === undefined || host.startsWith('-')) {
      err('ping: usage error: Destination address required\n');
      return 2;
    }
    const known =
      ['127.0.0.1', 'localhost', wlan.address, '10.0.2.2', '::1'].includes(host) &&
      (isUp(system) || /^(127|local|::1)/.test(host));
    if (!known) {
      err(/^[\d.]+$/.test(host) ? 'connect: Network is unreachable\n' : `ping: unknown host ${host}\n`);
      return 2;
    }
    out(`PING ${host} (${host}) 56(84) bytes of data.\n`);
    for (let sequence = 1; sequence <= count; sequence += 1) {
      out(`64 bytes from ${host}: icmp_seq=${sequence} ttl=64 time=0.05 ms\n`);
    }
    out(
      `\n--- ${host} ping statistics ---\n${count} packets transmitted, ${count} received, 0% packet loss, time 0ms\n`,
    );
    return 0;
  },
});

const netstat = defineProgram({
  name: 'netstat',
  run({ out }) {
    out(
      'Active Internet connections (w/o servers)\nProto Recv-Q Send-Q Local Address          Foreign Address        State\n',
    );
    return 0;
  },
});

function isUp({ radios }: SystemServices): boolean {
  return radios.state.wifi.connected;
}

export const networkPrograms: readonly Program[] = [ifconfig, ip, ping, netstat];
