import {
  AppBar,
  Button,
  Column,
  defineScreens,
  ScrollView,
  Text,
  TextField,
  useActivity,
  useApi,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';

/** Shows the text it was started with, and keeps what is typed or shown. */
function Main() {
  const api = useApi();
  const { intent } = useActivity();
  const shown = typeof intent.extras?.text === 'string' ? intent.extras.text : '';
  const [typed, setTyped] = useState('');
  const keep = (text: string) => api.files.write('/data/data/test.echo/kept.txt', text);
  return (
    <Column weight={1}>
      <AppBar title="Echo" />
      <Column padding={16} gap={8} align="stretch">
        <TextField id="message" hint="Message" multiline maxLines={3} value={typed} onChange={setTyped} />
        <Button onClick={() => keep(typed)}>Keep what is typed</Button>
        <Button onClick={() => keep(shown)}>Keep what is shown</Button>
        <Text id="shown" lines={4}>
          {shown}
        </Text>
      </Column>
    </Column>
  );
}

function Rows() {
  return (
    <ScrollView id="rows">
      {Array.from({ length: 60 }, (_, row) => (
        <Text key={row} look="title">{`Row ${row}`}</Text>
      ))}
    </ScrollView>
  );
}

export default defineScreens({
  theme: { accent: '#546e7a' },
  activities: { 'test.echo.Main': Main, 'test.echo.Rows': Rows },
});
