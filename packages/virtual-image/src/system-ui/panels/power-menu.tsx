import { useSystemApi } from '@androidworld/app-sdk/system';
import { Button, css, FrameLayout, LinearLayout, useBack, View } from '@androidworld/app-sdk/ui';

css`
.power-menu { position: absolute; inset: 0; display: grid; place-items: center; background: rgb(0 0 0 / 0.55); }
.power-card { padding: 28px; border-radius: 36px; background: var(--surface-container); min-width: 220px; }
`;

/** What holding the power key brings up. */
export function PowerMenu() {
  const api = useSystemApi();
  const close = () => void api.system.setPanel('none');
  useBack(close);
  return (
    <FrameLayout class="power-menu" id="global_actions_view">
      <View style={{ position: 'absolute', inset: 0 }} onClick={close} />
      <LinearLayout orientation="vertical" class="power-card" gap={12}>
        <Button variant="tonal" onClick={() => void api.system.powerOff()}>
          Power off
        </Button>
        <Button variant="text" onClick={close}>
          Cancel
        </Button>
      </LinearLayout>
    </FrameLayout>
  );
}
