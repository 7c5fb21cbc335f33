import { foregroundActivity } from '@androidworld/android-kit';
import { defineTask, type Ui } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { judge } from '../../checks/judge.ts';
import { published } from '../../published.ts';

const choices = [apps.camera, apps.clock, apps.contacts, apps.settings, apps.dialer] as const;
const names = choices.map((app) => app.name) as [AppName, ...AppName[]];
export type AppName = (typeof choices)[number]['name'];

export const openAppTaskEval = defineTask({
  name: 'OpenAppTaskEval',
  apps: names,
  ...published.OpenAppTaskEval,
  params: z.object({ appName: z.enum(names) }),
  sample: (random) => ({ appName: random.pick(names) }),
  goal: ({ appName }) => `Open the ${appName} app. If it asks for permissions, grant all that it needs.`,
  async score({ device, signal }, { appName }) {
    const front = await foregroundActivity(device, { signal });
    const packageName = choices.find((app) => app.name === appName)?.packageName;
    return judge(front?.packageName === packageName, {
      expected: `${packageName} in front`,
      found: front?.packageName ?? 'no app in front',
    });
  },
  solution: (ui, { appName }) => openApp(ui, appName),
  nearMisses: [
    {
      name: 'another app',
      run: (ui, { appName }) => openApp(ui, appName === 'clock' ? 'settings' : 'clock'),
    },
    {
      name: 'opened and left again',
      async run(ui, { appName }) {
        await openApp(ui, appName);
        await ui.home();
      },
    },
  ],
});

/** Opens an app and grants what it asks for. */
export async function openApp(ui: Ui, appName: AppName): Promise<void> {
  await ui.openApp(appName);
  const grant = { label: /^(While using the app|Allow|OK|NEXT)$/i, className: /Button/ };
  while (ui.find(grant)) await ui.tap(grant);
}
