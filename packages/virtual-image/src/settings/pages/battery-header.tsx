import type { PageScope, SettingsRow } from '../page.ts';
import { UsageProgressBar } from '../screens/usage-progress-bar.tsx';

/** How full the battery is. */
export const batteryHeader: SettingsRow = {
  kind: 'custom',
  key: 'battery_header',
  content: (scope) => <BatteryHeader scope={scope} />,
};

function BatteryHeader({ scope }: { scope: PageScope }) {
  const { level, charging } = scope.phone.battery;
  return <UsageProgressBar used={`${level} %`} total={charging ? 'Charging' : ''} percent={level} />;
}
