import type { FidelityApp } from '../fidelity-app.ts';

export const openTracks: FidelityApp = {
  name: 'opentracks',
  packageName: 'de.dennisguse.opentracks',
  screens: [],
};
