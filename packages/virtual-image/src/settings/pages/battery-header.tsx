import type { PageScope } from '../page.ts';
import { UsageProgressBar } from '../screens/usage-progress-bar.tsx';

/** How full the battery is. */
export function BatteryHeader({ scope }: { scope: PageScope }) {
  const { level, charging } = scope.phone.battery;
  return <UsageProgressBar used={`${level} %`} total={charging ? 'Charging' : ''} percent={level} />;
}
