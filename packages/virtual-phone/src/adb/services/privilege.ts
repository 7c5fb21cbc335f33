import type { Duplex } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { OpenService, Service } from '../transport.ts';
import { rawProgram } from './raw-program.ts';

export const root: OpenService = (transport) =>
  transport.target.identity.uid === 0
    ? say('adbd is already running as root\n')
    : sayAndDo('restarting adbd as root\n', () => {
        transport.target.setRoot(true);
        transport.restart();
      });

export const unroot: OpenService = (transport) =>
  transport.target.identity.uid !== 0
    ? say('adbd not running as root\n')
    : sayAndDo('restarting adbd as non root\n', () => {
        transport.target.setRoot(false);
        transport.restart();
      });

/** adbd leaves remounting to the program of that name. */
export const remount: OpenService = ({ target }, { argument }) =>
  rawProgram((output) =>
    target.run(`remount ${argument}`.trimEnd(), { identity: target.identity, pty: false, ...output }),
  );

/** So it does with verity: the service has its program's name. */
export const setVerity: OpenService = ({ target }, { key }) =>
  rawProgram((output) => target.run(key, { identity: target.identity, pty: false, ...output }));

/** The client's end of it is that of the connection, as with adbd: who waits for the phone then does not find the old. */
export const reboot: OpenService = (transport) => () => {
  const booted = transport.target.reboot();
  transport.restart(booted);
  return booted;
};

/** The port is said to be taken, but hosts go on to reach this phone where it is served. */
export const tcpip: OpenService = (transport, { argument }) => {
  const port = /^\d+$/.test(argument) ? Number(argument) : 0;
  return port > 0 && port < 65_536
    ? sayAndDo(`restarting in TCP mode port: ${port}\n`, () => transport.restart())
    : say(`invalid port ${argument}\n`);
};

export const usb: OpenService = (transport) => sayAndDo('restarting in USB mode\n', () => transport.restart());

export const reconnect: OpenService = (transport) => sayAndDo('done', () => transport.restart());

function say(text: string): Service {
  return (stream) => void stream.end(text);
}

/** adbd restarts once its last words are out: a host waits for the connection to drop after having read them. */
function sayAndDo(text: string, action: () => void): Service {
  return async (stream) => {
    stream.end(text);
    await whenSent(stream);
    action();
  };
}

async function whenSent(stream: Duplex): Promise<void> {
  try {
    await finished(stream, { readable: false });
  } catch {
    // The client left without reading: adbd restarts all the same.
  }
}
