import {
  Avatar,
  LinearLayout,
  ListItem,
  RecyclerView,
  TextView,
  Toolbar,
  useActivity,
  useApi,
  useLive,
} from '@androidworld/app-sdk/ui';
import { addressesOf, messageSources } from '../store/conversations.ts';
import { namesOf } from '../store/people.ts';
import { showContact } from './reach-number.ts';

/** Who a conversation is with. */
export function DetailsScreen() {
  const api = useApi();
  const { intent, finish } = useActivity();
  const threadId = Number(intent.extras?.thread_id);
  const members =
    useLive(
      async (phone) => {
        const addresses = await addressesOf(phone, threadId);
        const names = await namesOf(phone, addresses);
        return addresses.map((address) => ({ address, name: names.get(address) ?? address }));
      },
      messageSources,
      [threadId],
    ).data ?? [];
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar id="conversation_details_toolbar" title="Conversation details" onUp={() => void finish()} />
      <LinearLayout orientation="vertical" padding={[8, 16]} gap={4}>
        <TextView id="conversation_name_heading" color="var(--primary)">
          Conversation name
        </TextView>
        <TextView id="conversation_name" textAppearance="body-large">
          {members.map(({ name }) => name).join(', ')}
        </TextView>
      </LinearLayout>
      <TextView id="members_heading" color="var(--primary)" style={{ padding: '16px 16px 4px' }}>
        Members
      </TextView>
      <RecyclerView
        id="participants_recyclerview"
        items={members}
        itemKey={({ address }) => address}
        renderItem={({ name, address }) => (
          <ListItem
            id="item_contact_frame"
            title={name}
            titleId="item_contact_name"
            {...(name === address ? {} : { summary: address, summaryId: 'item_contact_number' })}
            onClick={() => void showContact(api, address)}
            leading={<Avatar id="item_contact_image" name={name} />}
          />
        )}
      />
    </LinearLayout>
  );
}
