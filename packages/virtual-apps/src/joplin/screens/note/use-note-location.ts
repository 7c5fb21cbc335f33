import { useApi, usePhoneEvent } from '@androidworld/app-sdk/ui';
import { useEffect } from 'preact/hooks';
import { updateNotes } from '../../store/notes.ts';
import { putSettings, type Settings } from '../../store/settings.ts';

const permission = 'android.permission.ACCESS_FINE_LOCATION';
const listener = 'note';

interface Located {
  readonly id: string;
  readonly isNew: boolean;
  readonly settings: Settings;
}

/**
 * Joplin asks for the location when a note is opened, while it is to be saved with notes, and puts the first one it hears
 * of into a new note. Who refuses turns that off.
 */
export function useNoteLocation({ id, isNew, settings: { trackLocation } }: Located): void {
  const api = useApi();
  useEffect(() => {
    if (trackLocation !== '1') return undefined;
    void (async () => {
      if (!(await api.permissions.check(permission))) {
        const [granted] = await api.permissions.request([permission]);
        if (granted !== true) return putSettings(api, { trackLocation: '0' });
      }
      if (isNew) await api.location.requestLocationUpdates('gps', listener);
    })();
    return () => void api.location.removeUpdates(listener);
  }, []);
  usePhoneEvent('location', ({ listener: name, location: { latitude, longitude, altitude } }) => {
    if (name !== listener) return;
    void api.location.removeUpdates(listener);
    void updateNotes(api, [id], {
      latitude: rounded(latitude, 8),
      longitude: rounded(longitude, 8),
      altitude: rounded(altitude, 4),
    });
  });
}

function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
