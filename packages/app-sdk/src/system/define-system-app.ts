import type { AppProcess, ProcessHost, VirtualApp } from '../define-app.ts';
import type { SystemAppApi } from './system-api.ts';

/** An app of the system image, whose Node half is given the privileged calls too. */
export interface SystemApp extends Omit<VirtualApp, 'start'> {
  /** As of other apps, with the api of a system app. */
  start?(api: SystemAppApi, host: ProcessHost): Promise<AppProcess>;
}

/** Returns its argument. The phone gives the privileged calls to whatever is in its `image`, and refuses them to others. */
export function defineSystemApp(app: SystemApp): VirtualApp {
  return app as VirtualApp;
}
