import {
  type BarProps,
  Column,
  defineScreens,
  type KeyboardProps,
  Row,
  Text,
  useApi,
  useBack,
  View,
} from '@androidworld/app-sdk/ui';

/** As little of System UI as the frame needs to be tested. */

function StatusBar({ icons }: BarProps) {
  return (
    <Row style={{ height: '100%', color: icons === 'light' ? '#fff' : '#000' }} padding={[0, 24]}>
      <Text id="clock">15:34</Text>
    </Row>
  );
}

function NavigationBar({ icons }: BarProps) {
  const color = icons === 'light' ? '#fff' : '#000';
  return <div style={{ width: 108, height: 4, margin: '10px auto', borderRadius: 2, background: color }} />;
}

function Keyboard({ field, commit, backspace, enter, hide }: KeyboardProps) {
  const key = (label: string, onClick: () => void) => (
    <View is="android.view.View" desc={label} onClick={onClick} style={{ padding: 20, background: '#fff' }}>
      {label}
    </View>
  );
  return (
    <Column style={{ height: 240, background: '#d5d7dc' }} gap={8} padding={8}>
      <Row gap={4}>
        {key('q', () => commit('q'))}
        {key('😀', () => commit('😀'))}
        {key('Delete', backspace)}
        {key(field.imeAction, enter)}
        {key('Hide', hide)}
      </Row>
    </Column>
  );
}

function Panel({ panel }: { panel: string }) {
  const api = useApi();
  useBack(() => {
    void api.system.setPanel('none');
  });
  return (
    <View style={{ width: '100%', height: '100%', background: 'rgb(0 0 0 / 0.9)', color: '#fff' }}>
      <Text style={{ padding: 80 }}>{`Panel ${panel}`}</Text>
    </View>
  );
}

function Toast({ text }: { text: string }) {
  return <Text style={{ background: '#333', color: '#fff', borderRadius: 24, padding: '12px 24px' }}>{text}</Text>;
}

export default defineScreens({
  activities: {},
  overlays: { statusBar: StatusBar, navigationBar: NavigationBar, keyboard: Keyboard, panel: Panel, toast: Toast },
});
