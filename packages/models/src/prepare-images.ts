import type { Message } from './model.ts';
import type { ImageOptions } from './model-options.ts';
import { prepareImage } from './prepare-image.ts';

/** The conversation with its pictures in the size and format a model is to be sent. */
export async function prepareImages(
  messages: readonly Message[],
  options: ImageOptions | undefined,
): Promise<readonly Message[]> {
  return await Promise.all(messages.map((message) => prepareMessage(message, options)));
}

async function prepareMessage(message: Message, options: ImageOptions | undefined): Promise<Message> {
  if (message.role !== 'user' || typeof message.content === 'string') return message;
  const content = await Promise.all(
    message.content.map((part) => (part.type === 'image' ? prepareImage(part, options) : part)),
  );
  return { role: 'user', content };
}
