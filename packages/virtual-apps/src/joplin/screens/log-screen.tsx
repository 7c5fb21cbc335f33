import { Button, LinearLayout, RecyclerView, TextView, useLive } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { useNavigation } from '../navigation.ts';
import { logDatabase } from '../store/log-database.ts';
import { BackButton, Header, HeaderTitle } from '../widgets/header.tsx';

/** Level of errors in `logs`. */
const ERROR = 10;

export function LogScreen() {
  const { back } = useNavigation();
  const [errorsOnly, setErrorsOnly] = useState(false);
  const { data, reload } = useLive(
    (api) => logDatabase.open(api).logs.all({ ...(errorsOnly ? { where: { level: ERROR } } : {}), orderBy: 'id DESC' }),
    {},
    [errorsOnly],
  );
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Header>
        <BackButton onClick={back} />
        <HeaderTitle>Log</HeaderTitle>
      </Header>
      <RecyclerView
        items={data ?? []}
        itemKey={({ id }) => id}
        renderItem={({ message }) => <TextView style={{ padding: '4px 15px' }}>{message}</TextView>}
      />
      <LinearLayout padding={8} gap={8}>
        <Button weight={1} onClick={reload}>
          REFRESH
        </Button>
        <Button weight={1} onClick={() => setErrorsOnly(!errorsOnly)}>
          {errorsOnly ? 'SHOW ALL' : 'ERRORS ONLY'}
        </Button>
      </LinearLayout>
    </LinearLayout>
  );
}
