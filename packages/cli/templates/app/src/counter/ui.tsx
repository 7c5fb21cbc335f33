import { Button, defineScreens, LinearLayout, TextView, Toolbar, usePreferences } from '@androidworld/app-sdk/ui';
import plus from './plus.svg';
import { settings } from './store.ts';

function MainScreen() {
  const [{ count } = settings.missing, change] = usePreferences(settings);
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar title="Counter" />
      <TextView id="count">{`Counted to ${count}`}</TextView>
      <Button id="add" icon={plus} onClick={() => void change({ count: count + 1 })}>
        Add one
      </Button>
    </LinearLayout>
  );
}

export default defineScreens({ activities: { 'com.example.counter.MainActivity': MainScreen } });
