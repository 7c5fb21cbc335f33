import { Button, LinearLayout } from '@androidworld/app-sdk/ui';
import type { PageScope, SettingsRow } from '../page.ts';
import { zenMode } from './zen-mode.ts';

/** Turns Do Not Disturb on and off. */
export const zenButton: SettingsRow = {
  kind: 'custom',
  key: 'zen_mode_toggle',
  content: (scope) => <ZenButton scope={scope} />,
};

function ZenButton({ scope }: { scope: PageScope }) {
  const isOn = zenMode.read(scope);
  return (
    <LinearLayout padding={[8, 24]}>
      <Button
        id={isOn ? 'zen_mode_settings_turn_off_button' : 'zen_mode_settings_turn_on_button'}
        variant={isOn ? 'tonal' : 'filled'}
        onClick={() => zenMode.write(scope, !isOn)}
      >
        {isOn ? 'Turn off now' : 'Turn on now'}
      </Button>
    </LinearLayout>
  );
}
