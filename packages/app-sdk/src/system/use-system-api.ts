import { useScope } from '../runtime/activity-context.ts';
import type { SystemAppApi } from './system-api.ts';

/** The API of the app this component belongs to, with its privileged half: the phone refuses that to other apps. */
export function useSystemApi(): SystemAppApi {
  // Calls are sent by their names, whether or not the type has them.
  return useScope().api as SystemAppApi;
}
