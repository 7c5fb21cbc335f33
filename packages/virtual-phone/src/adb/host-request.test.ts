import { describe, expect, it } from 'vitest';
import { parseHostRequest, parseTransportCommand } from './host-request.ts';

describe('parseHostRequest()', () => {
  it('leaves device services alone', () => {
    expect(parseHostRequest('shell,v2:echo host:version')).toBeUndefined();
  });

  it.each([
    ['host:devices-l', undefined, 'devices-l'],
    ['host-usb:get-state', { by: 'usb' }, 'get-state'],
    ['host-transport-id:12:wait-for-any-disconnect', { by: 'id', id: 12 }, 'wait-for-any-disconnect'],
    ['host-serial:emulator-5554:forward:tcp:1;tcp:2', { by: 'serial', serial: 'emulator-5554' }, 'forward:tcp:1;tcp:2'],
    ['host-serial:10.0.0.2:5555:get-state', { by: 'serial', serial: '10.0.0.2:5555' }, 'get-state'],
    ['host-serial:[::1]:5555:features', { by: 'serial', serial: '[::1]:5555' }, 'features'],
  ])('reads device and command of %s', (request, selection, command) => {
    expect(parseHostRequest(request)).toEqual({ ...(selection && { selection }), command });
  });
});

describe('parseTransportCommand()', () => {
  it.each([
    ['transport:emulator-5554', { by: 'serial', serial: 'emulator-5554' }, false],
    ['transport-id:3', { by: 'id', id: 3 }, false],
    ['transport-any', { by: 'any' }, false],
    ['transport-local', { by: 'local' }, false],
    ['tport:any', { by: 'any' }, true],
    ['tport:serial:127.0.0.1:5555', { by: 'serial', serial: '127.0.0.1:5555' }, true],
  ])('reads the device of %s', (command, selection, tellsId) => {
    expect(parseTransportCommand(command)).toEqual({ selection, tellsId });
  });

  it('is no transport command otherwise', () => {
    expect(parseTransportCommand('features')).toBeUndefined();
  });
});
