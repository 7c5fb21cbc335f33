import type { FidelityApp } from '../fidelity-app.ts';

export const tasksOrg: FidelityApp = {
  name: 'tasks-org',
  packageName: 'org.tasks',
  screens: [],
};
