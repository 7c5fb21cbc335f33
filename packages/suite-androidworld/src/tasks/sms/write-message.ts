import type { Ui } from '@androidworld/core';
import { apps } from '../../apps/apps.ts';

/** Sends a text to a number, in a new conversation or the one there is. */
export async function writeToNumber(ui: Ui, number: string, text: string): Promise<void> {
  await addressNumber(ui, number);
  await sendText(ui, text);
}

/** Opens the conversation with a number, whether or not there is one, from anywhere. */
export async function addressNumber(ui: Ui, number: string): Promise<void> {
  await openNewConversation(ui);
  await ui.type({ resourceId: 'new_conversation_address' }, number);
  await ui.tap({ resourceId: 'new_conversation_confirm' });
}

/** Sends a text to one of the contacts. */
export async function writeToContact(ui: Ui, name: string, text: string): Promise<void> {
  await addressContact(ui, name);
  await sendText(ui, text);
}

/** Opens the conversation with a contact, whether or not there is one, from anywhere. */
export async function addressContact(ui: Ui, name: string): Promise<void> {
  await openNewConversation(ui);
  await ui.tap({ resourceId: 'item_contact_name', text: name });
}

/** Opens a conversation there is; `title` is the name, or number, of the other person, as the list shows it. */
export async function openConversation(ui: Ui, title: string): Promise<void> {
  await openMessenger(ui);
  await ui.tap({ resourceId: conversationTitle, text: title });
}

/** Opens the conversation somebody wrote in last. */
export async function openFirstConversation(ui: Ui): Promise<void> {
  await openMessenger(ui);
  await ui.tap({ resourceId: conversationTitle });
}

/** Names, or numbers, of the people there are conversations with, as far as the screen holds them. */
export async function whomConversationsAreWith(ui: Ui): Promise<string[]> {
  await openMessenger(ui);
  await ui.waitFor({ resourceId: conversationTitle });
  return ui.findAll({ resourceId: conversationTitle }).map(({ text = '' }) => text);
}

/** In a conversation: its oldest message, of those the screen holds. */
export async function readFirstMessage(ui: Ui): Promise<string> {
  return (await ui.waitFor({ resourceId: 'thread_message_body' })).text ?? '';
}

/** In a conversation: its newest message. */
export async function readLastMessage(ui: Ui): Promise<string> {
  return (await ui.waitFor({ resourceId: 'thread_message_body', nth: -1 })).text ?? '';
}

/** In a conversation. */
export async function deleteFirstMessage(ui: Ui): Promise<void> {
  await ui.longPress({ resourceId: 'thread_message_body' });
  await ui.tap({ contentDescription: 'Delete' });
  await ui.tap('Yes');
}

/** In a conversation. */
export async function sendText(ui: Ui, text: string): Promise<void> {
  await typeText(ui, text);
  await sendTyped(ui);
}

/** In a conversation: replaces what stands in its field; does not send. */
export async function typeText(ui: Ui, text: string): Promise<void> {
  await ui.type(messageField, text);
}

/** In a conversation: adds what is on the clipboard to what stands in its field. */
export async function pasteText(ui: Ui): Promise<void> {
  await ui.longPress(messageField);
  await ui.tap({ label: /^paste$/i });
}

/** In a conversation: sends what stands in its field. */
export async function sendTyped(ui: Ui): Promise<void> {
  await ui.tap({ resourceId: 'thread_send_message' });
}

const messageField = { resourceId: 'thread_type_message' };

async function openNewConversation(ui: Ui): Promise<void> {
  await openMessenger(ui);
  await ui.tap(newConversation);
}

const conversationTitle = 'conversation_address';
const newConversation = { resourceId: 'conversations_fab' };

/** Shows the list of conversations: opens the app, or goes back to the list in it. */
async function openMessenger(ui: Ui): Promise<void> {
  const { name, packageName } = apps.simpleSmsMessenger;
  const isInApp = () => ui.screen.foreground?.packageName === packageName;
  if (!isInApp()) await ui.openApp(name);
  else while (!ui.find(newConversation) && isInApp()) await ui.back();
  await ui.waitFor(newConversation);
}
