import type { AppApi, BroadcastReply, Intent } from '@androidworld/app-sdk';

/** `Activity.RESULT_OK` and `RESULT_CANCELED` */
const results = { ok: -1, canceled: 0 } as const;

/** `clipper.get` answers with the text, if the app may read it just now; `clipper.set` puts the extra `text` there. */
export async function answerBroadcast(api: AppApi, intent: Intent): Promise<BroadcastReply | undefined> {
  switch (intent.action) {
    case 'clipper.get':
    case 'get': {
      const text = await api.clipboard.get();
      return text === null ? { code: results.canceled, data: '' } : { code: results.ok, data: text };
    }
    case 'clipper.set':
    case 'set': {
      const { text } = intent.extras ?? {};
      if (typeof text !== 'string') {
        return { code: results.canceled, data: 'No text is provided. Use -e text "text to be pasted"' };
      }
      await api.clipboard.set(text);
      return { code: results.ok, data: 'Text is copied into clipboard.' };
    }
    default:
      return undefined;
  }
}
