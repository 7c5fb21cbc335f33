import type { Panel } from '@androidworld/app-sdk/system';
import { InternetDialog } from './internet-dialog.tsx';
import { PowerMenu } from './power-menu.tsx';
import { QuickSettings } from './quick-settings.tsx';
import { Shade } from './shade.tsx';
import { VolumeDialog } from './volume-dialog.tsx';

const panels = {
  notifications: Shade,
  'quick-settings': QuickSettings,
  internet: InternetDialog,
  volume: VolumeDialog,
  power: PowerMenu,
} as const;

/** The window of System UI that is open over the app. */
export function PanelHost({ panel }: { panel: Exclude<Panel, 'none' | 'recents'> }) {
  const Open = panels[panel];
  return <Open />;
}
