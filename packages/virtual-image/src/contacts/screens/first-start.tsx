import { FrameLayout, useApi, useAsync, useSavedState } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';
import { contactsSettings } from '../settings.ts';
import { Welcome } from './welcome.tsx';

/** What comes before the list when the app is new: an offer to back up, then the question for notifications. */
export function FirstStart({ children }: { children: ComponentChildren }) {
  const api = useApi();
  const [isWelcoming, setWelcoming] = useSavedState<boolean | null>('welcoming', null);
  const begun = useAsync(async () => {
    const { wasWelcomed } = await contactsSettings.get(api);
    if (isWelcoming === null) setWelcoming(!wasWelcomed);
    if (!wasWelcomed) await contactsSettings.put(api, { wasWelcomed: true });
    else if (isWelcoming !== true) await askToNotify();
  }, []);
  const askToNotify = async () => {
    if ((await contactsSettings.get(api)).wasAskedToNotify) return;
    await contactsSettings.put(api, { wasAskedToNotify: true });
    await api.permissions.request(['android.permission.POST_NOTIFICATIONS']);
  };
  if (begun.error !== undefined) throw begun.error;
  if (isWelcoming === null) return <FrameLayout weight={1} />;
  if (!isWelcoming) return <>{children}</>;
  return (
    <Welcome
      onSkip={() => {
        setWelcoming(false);
        void askToNotify();
      }}
    />
  );
}
