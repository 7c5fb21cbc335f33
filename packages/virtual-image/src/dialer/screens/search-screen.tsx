import {
  EmptyState,
  LinearLayout,
  ListItem,
  OpenSearchView,
  ScrollView,
  useApi,
  useBack,
  useSavedState,
} from '@androidworld/app-sdk/ui';
import call from '@material-symbols/svg-400/rounded/call.svg';
import search from '@material-symbols/svg-400/rounded/search.svg';
import { formatNumber } from '../../telephony/format-number.ts';
import { callNumber } from '../reach-number.ts';
import { NumberActions } from './number-actions.tsx';
import { PhoneItem, PhoneList } from './phone-list.tsx';
import { usePhones } from './use-call-log.ts';
import { WithPermission } from './with-permission.tsx';

/** Finds numbers by name or digits; a tap calls. One that is typed can be called, kept and written to. */
export function SearchScreen({ initial, onClose }: { initial: string; onClose: () => void }) {
  const api = useApi();
  const [text, setText] = useSavedState('searched', initial);
  const phones = usePhones() ?? [];
  useBack(onClose);
  const wanted = text.trim().toLowerCase();
  const digits = wanted.replace(/[^\d+]/g, '');
  /** What is typed can be called as it is. */
  const number = /^[\d\s()+*#.-]+$/.test(wanted) && /\d/.test(wanted) ? wanted : null;
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
        {number !== null ? (
          <ScrollView weight={1} id="search_actions">
            {found.map((entry) => (
              <PhoneItem key={entry.id} entry={entry} onClick={() => void callNumber(api, entry.number)} />
            ))}
            <ListItem
              title={`Call ${formatNumber(number)}`}
              titleId="search_action_text"
              icon={call}
              onClick={() => void callNumber(api, number)}
            />
            <NumberActions number={number} />
          </ScrollView>
        ) : wanted !== '' && found.length === 0 ? (
          <EmptyState icon={search} title="No results" />
        ) : (
          <PhoneList entries={found} onOpen={({ number }) => void callNumber(api, number)} />
        )}
      </WithPermission>
    </LinearLayout>
  );
}
