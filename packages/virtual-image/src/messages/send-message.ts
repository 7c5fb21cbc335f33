import type { AppApi } from '@androidworld/app-sdk';
import { messagesSettings } from './messages-settings.ts';
import { messageUri } from './store/messages.ts';

/** Sends a text to each number; in place of the message `again`, which failed, where one is given. */
export async function sendMessage(
  api: AppApi,
  message: { readonly to: readonly string[]; readonly text: string; readonly again?: number | undefined },
): Promise<void> {
  const { deliveryReports } = await messagesSettings.get(api);
  const again = message.again === undefined ? {} : { resendUri: messageUri(message.again) };
  for (const to of message.to) {
    await api.telephony.sendSms(to, message.text, { deliveryReport: deliveryReports, ...again });
  }
}
