import type { AppApi } from '@androidworld/app-sdk';
import { messageUri } from './store/messages.ts';
import { preferences } from './store/preferences.ts';

/** Sends a text to each number; in place of the message `again`, which failed, where one is given. */
export async function sendMessage(
  api: AppApi,
  message: { readonly to: readonly string[]; readonly text: string; readonly again?: number | undefined },
): Promise<void> {
  const { simpleCharacters, deliveryReports } = await preferences.get(api);
  const text = simpleCharacters ? withoutAccents(message.text) : message.text;
  const again = message.again === undefined ? {} : { resendUri: messageUri(message.again) };
  for (const to of message.to) {
    const taken = await api.telephony.sendSms(to, text, { deliveryReport: deliveryReports, ...again });
    if (!taken) await api.toast("Couldn't send message, radio turned off");
  }
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}
