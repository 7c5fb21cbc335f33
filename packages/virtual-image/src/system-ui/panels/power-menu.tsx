import { Button, Column, css, Frame, useApi, useBack, View } from '@androidworld/app-sdk/ui';

css`
.power-menu { position: absolute; inset: 0; display: grid; place-items: center; background: rgb(0 0 0 / 0.55); }
.power-card { padding: 28px; border-radius: 36px; background: var(--surface-container); min-width: 220px; }
`;

/** What holding the power key brings up. */
export function PowerMenu() {
  const api = useApi();
  const close = () => void api.system.setPanel('none');
  useBack(close);
  return (
    <Frame class="power-menu" id="global_actions_view">
      <View style={{ position: 'absolute', inset: 0 }} onClick={close} />
      <Column class="power-card" gap={12}>
        <Button look="tonal" onClick={() => void api.system.powerOff()}>
          Power off
        </Button>
        <Button look="text" onClick={close}>
          Cancel
        </Button>
      </Column>
    </Frame>
  );
}
