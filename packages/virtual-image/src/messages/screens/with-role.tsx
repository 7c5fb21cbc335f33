import { Button, css, FrameLayout, Icon, LinearLayout, TextView, useApi, useLive } from '@androidworld/app-sdk/ui';
import sms from '@material-symbols/svg-400/rounded/chat-fill.svg';
import type { ComponentType } from 'preact';
import { packageName } from '../package-name.ts';
import { askForSmsRole, isSmsApp } from '../sms-role.ts';

css`
.messages-ask { padding: 32px; }
`;

/** Without the role there are no messages to show: the screen then offers to take it. */
export function withRole(Screen: ComponentType): ComponentType {
  return function WithRole() {
    const held = useLive(isSmsApp, { packages: [packageName], onResume: true }).data;
    if (held === undefined) return <FrameLayout weight={1} />;
    return held ? <Screen /> : <AskForRole />;
  };
}

function AskForRole() {
  const api = useApi();
  return (
    <LinearLayout orientation="vertical" weight={1} align="center" justify="center" gap={16} class="messages-ask">
      <Icon icon={sms} size={72} color="var(--primary)" />
      <TextView textAppearance="title-large" align="center">
        Messages is not your default SMS app
      </TextView>
      <TextView align="center" color="muted">
        Set it as the default to send texts, and to read those you have.
      </TextView>
      <Button id="set_default_sms_app" onClick={() => void askForSmsRole(api)}>
        Set default SMS app
      </Button>
    </LinearLayout>
  );
}
