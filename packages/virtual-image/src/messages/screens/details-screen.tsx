import {
  Avatar,
  css,
  FrameLayout,
  LinearLayout,
  ListItem,
  RecyclerView,
  TextView,
  Toolbar,
  useActivity,
  useApi,
  useLive,
} from '@androidworld/app-sdk/ui';
import call from '@material-symbols/svg-400/rounded/call.svg';
import bell from '@material-symbols/svg-400/rounded/notifications.svg';
import personAdd from '@material-symbols/svg-400/rounded/person_add.svg';
import { formatNumber } from '../../telephony/format-number.ts';
import { packageName } from '../package-name.ts';
import { addToContacts, dial, showContact } from '../reach-number.ts';
import { addressesOf, conversationSources, titleOf } from '../store/conversations.ts';
import { contactIdOf, namesOf, takesMessages } from '../store/people.ts';

css`
.messages-details-head { padding: 16px 24px; gap: 12px; }
`;

/** Whom a conversation is with, and what is set for it. */
export function DetailsScreen() {
  const api = useApi();
  const { intent, finish } = useActivity();
  const threadId = Number(intent.extras?.conversation_id);
  const people = useLive(
    async (phone) => {
      const addresses = await addressesOf(phone, threadId);
      const names = await namesOf(phone, addresses);
      const rows = addresses.map(async (address) => ({ address, contactId: await contactIdOf(phone, address) }));
      return { names, title: titleOf(addresses, names), rows: await Promise.all(rows) };
    },
    conversationSources,
    [threadId],
  ).data;
  if (people === undefined) return <FrameLayout weight={1} />;
  const { names, title, rows } = people;
  const number = rows.length === 1 ? rows[0]?.address : undefined;
  const openNotifications = () =>
    api.startActivity({
      action: 'android.settings.APP_NOTIFICATION_SETTINGS',
      extras: { 'android.provider.extra.APP_PACKAGE': packageName },
    });
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar title="Details" onUp={() => void finish()} />
      <RecyclerView
        id="people_and_options"
        items={rows}
        itemKey={({ address }) => address}
        header={
          <>
            <LinearLayout orientation="vertical" align="center" class="messages-details-head">
              <Avatar name={title} size={72} />
              <TextView id="conversation_name" textAppearance="title-large" align="center">
                {title}
              </TextView>
            </LinearLayout>
            {number !== undefined && takesMessages(number) && (
              <ListItem title="Call" icon={call} onClick={() => void dial(api, number)} />
            )}
            <ListItem title="Notifications" icon={bell} onClick={() => void openNotifications()} />
          </>
        }
        renderItem={({ address, contactId }) => (
          <ListItem
            title={names.get(address) ?? formatNumber(address)}
            titleId="name"
            summary={names.has(address) ? formatNumber(address) : 'Add contact'}
            summaryId="details"
            {...(contactId === null
              ? { icon: personAdd }
              : { leading: <Avatar name={names.get(address) ?? address} /> })}
            enabled={contactId !== null || takesMessages(address)}
            onClick={() => void (contactId === null ? addToContacts(api, address) : showContact(api, contactId))}
          />
        )}
      />
    </LinearLayout>
  );
}
