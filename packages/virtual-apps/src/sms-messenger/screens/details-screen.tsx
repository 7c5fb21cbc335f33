import {
  Avatar,
  css,
  Glyph,
  LinearLayout,
  ListItem,
  RecyclerView,
  TextView,
  Toolbar,
  useActivity,
  useApi,
  useLive,
} from '@androidworld/app-sdk/ui';
import pencil from '@material-symbols/svg-400/rounded/edit.svg';
import { useState } from 'preact/hooks';
import { conversationCache, givenTitles } from '../store/conversation-cache.ts';
import { addressesOf, messageSources } from '../store/conversations.ts';
import { namesOf } from '../store/people.ts';
import { showContact } from './reach-number.ts';
import { RenameDialog } from './rename-dialog.tsx';

css`
.sms-conversation-name { display: flex; align-items: center; justify-content: space-between; }
`;

const nobody = { members: [], givenTitle: undefined };

/** Who a conversation is with. */
export function DetailsScreen() {
  const api = useApi();
  const { intent, finish } = useActivity();
  const threadId = Number(intent.extras?.thread_id);
  const [renaming, setRenaming] = useState(false);
  const { members, givenTitle } =
    useLive(
      async (phone) => {
        const addresses = await addressesOf(phone, threadId);
        const names = await namesOf(phone, addresses);
        return {
          members: addresses.map((address) => ({ address, name: names.get(address) ?? address })),
          givenTitle: (await givenTitles(phone)).get(threadId),
        };
      },
      { ...messageSources, tables: [conversationCache.tables.conversations] },
      [threadId],
    ).data ?? nobody;
  const title = givenTitle ?? members.map(({ name }) => name).join(', ');
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar id="conversation_details_toolbar" title="Conversation details" onUp={() => void finish()} />
      <LinearLayout orientation="vertical" padding={[8, 16]} gap={4}>
        <TextView id="conversation_name_heading" color="var(--primary)">
          Conversation name
        </TextView>
        <TextView
          id="conversation_name"
          class="sms-conversation-name"
          textAppearance="body-large"
          semantics={{ text: title }}
          onClick={() => setRenaming(true)}
        >
          <span>{title}</span>
          <Glyph icon={pencil} size={24} />
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
      {renaming && <RenameDialog threadId={threadId} title={title} onClose={() => setRenaming(false)} />}
    </LinearLayout>
  );
}
