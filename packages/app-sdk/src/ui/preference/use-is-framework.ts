import { useScope } from '../../runtime/activity-context.ts';
import { toolkitOf } from '../theme/app-theme.ts';

/** Whether preferences look as Settings' do. */
export function useIsFramework(): boolean {
  return toolkitOf(useScope().theme) === 'framework';
}
