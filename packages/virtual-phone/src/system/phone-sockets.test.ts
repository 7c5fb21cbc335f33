import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { PhoneSockets } from './phone-sockets.ts';

describe('PhoneSockets', () => {
  it('connects to what listens, until it is closed', async () => {
    const sockets = new PhoneSockets();
    const listener = sockets.listen('localabstract:echo', (socket) => socket.pipe(socket));
    const socket = sockets.connect('localabstract:echo');
    socket?.write('hello');
    expect(socket && String((await once(socket, 'data'))[0])).toBe('hello');
    listener.close();
    expect(sockets.connect('localabstract:echo')).toBeUndefined();
  });

  it('lets nobody listen twice, and picks free ports', () => {
    const sockets = new PhoneSockets();
    sockets.listen('tcp:8080', () => {});
    expect(() => sockets.listen('tcp:8080', () => {})).toThrow(expect.objectContaining({ code: 'EADDRINUSE' }));
    expect([sockets.listen('tcp:0', () => {}).spec, sockets.listen('tcp:0', () => {}).spec]).toEqual([
      'tcp:32768',
      'tcp:32769',
    ]);
  });

  it('drops the other end when one end is dropped', async () => {
    const sockets = new PhoneSockets();
    sockets.listen('tcp:1', (socket) => socket.destroy());
    const socket = sockets.connect('tcp:1');
    expect(socket).toBeDefined();
    if (socket !== undefined && !socket.closed) await once(socket, 'close');
    expect(socket?.destroyed).toBe(true);
  });
});
