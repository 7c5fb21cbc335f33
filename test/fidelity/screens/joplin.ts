import type { FidelityApp } from '../fidelity-app.ts';

export const joplin: FidelityApp = {
  name: 'joplin',
  packageName: 'net.cozic.joplin',
  screens: [],
};
