import { connect } from 'node:net';
import { adbServerPort } from '@androidworld/adb-driver';

/**
 * Tells a running adb server about an emulator, as emulators do when they start. No answer is expected; without a
 * server nothing happens: one that starts later looks for emulators itself.
 *
 * @param adbdPort where the emulator's adbd listens, e.g. 5555
 */
export function announce(adbdPort: number, options: { serverPort?: number } = {}): void {
  const request = `host:emulator:${adbdPort}`;
  const socket = connect({ port: options.serverPort ?? adbServerPort(), host: '127.0.0.1' });
  // Most likely no server runs, and nobody is waiting to hear so.
  socket.on('error', () => {});
  socket.once('connect', () => socket.end(`${request.length.toString(16).padStart(4, '0')}${request}`));
  socket.resume();
  socket.unref();
}
