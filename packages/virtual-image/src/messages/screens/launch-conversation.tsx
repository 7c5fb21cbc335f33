import { parseSmsUri } from '@androidworld/app-sdk';
import { FrameLayout, useActivity, useApi, useAsync } from '@androidworld/app-sdk/ui';
import { conversationIntent, openScreen } from '../conversation-intent.ts';
import { threadIdFor, titleOf } from '../store/conversations.ts';

/** Opens the conversation an intent names, with the text it brings; without a number, asks for one. */
export function LaunchConversation() {
  const api = useApi();
  const { intent, finish } = useActivity();
  useAsync(async () => {
    const given = intent.data === undefined ? undefined : parseSmsUri(intent.data);
    const { sms_body: body, 'android.intent.extra.TEXT': extra } = intent.extras ?? {};
    const text = [body, extra, given?.body].find((candidate) => typeof candidate === 'string');
    if (given === undefined || given.numbers.length === 0) {
      openScreen(api, 'startChat', text === undefined ? {} : { draft_data: text });
    } else {
      const threadId = await threadIdFor(api, given.numbers);
      await api.startActivity(conversationIntent({ threadId, title: titleOf(given.numbers, new Map()), text }));
    }
    await finish();
  }, [intent]);
  return <FrameLayout weight={1} />;
}
