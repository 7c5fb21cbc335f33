import type { DevtoolsSession } from './devtools-session.ts';

/** Gives what runs in a renderer the phone's time zone (Olson name) in place of this computer's. */
export async function setZone(session: Pick<DevtoolsSession, 'send'>, zone: string): Promise<void> {
  await session.send('Emulation.setTimezoneOverride', { timezoneId: zone });
}
