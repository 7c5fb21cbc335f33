import type { AppApi } from '../../api.ts';
import { useScope } from '../../runtime/activity-context.ts';

/** The phone, as this app may use it. */
export function useApi(): AppApi {
  return useScope().api;
}
