import { EmptyState, LinearLayout, OpenSearchView, useApi, useBack } from '@androidworld/app-sdk/ui';
import search from '@material-symbols/svg-400/rounded/search.svg';
import { useState } from 'preact/hooks';
import { callNumber } from '../reach-number.ts';
import { PhoneList } from './phone-list.tsx';
import { usePhones } from './use-call-log.ts';
import { WithPermission } from './with-permission.tsx';

/** Finds numbers by name or digits; a tap calls. */
export function SearchScreen({ initial, onClose }: { initial: string; onClose: () => void }) {
  const api = useApi();
  const [text, setText] = useState(initial);
  const phones = usePhones() ?? [];
  useBack(onClose);
  const wanted = text.trim().toLowerCase();
  const digits = wanted.replace(/[^\d+]/g, '');
  const found =
    wanted === ''
      ? []
      : phones.filter(
          ({ name, number }) =>
            name.toLowerCase().includes(wanted) || (digits !== '' && number.replace(/[^\d+]/g, '').includes(digits)),
        );
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <OpenSearchView hint="Search contacts" value={text} onChange={setText} onBack={onClose} autoFocus />
      <WithPermission
        permission="READ_CONTACTS"
        icon={search}
        explanation="Allow Phone to use your contacts to search them"
      >
        {wanted !== '' && found.length === 0 ? (
          <EmptyState icon={search} title="No results" />
        ) : (
          <PhoneList entries={found} onOpen={({ number }) => void callNumber(api, number)} />
        )}
      </WithPermission>
    </LinearLayout>
  );
}
