/** One thing said in a call of a model. */
export interface Turn {
  readonly role: string;
  /** Its texts, and a word on each picture, in their order. */
  readonly text: string;
}

/**
 * Reads a call as agents trace it (`traceCall` of `@androidworld/models`): what was said, the reply last.
 *
 * @returns undefined for anything else: a trace may hold any JSON
 */
export function readModelCall(value: unknown): readonly Turn[] | undefined {
  if (!isRecord(value) || !Array.isArray(value.messages) || typeof value.reply !== 'string') return undefined;
  const calls = value.toolCalls === undefined ? '' : `\n${JSON.stringify(value.toolCalls, null, 2)}`;
  return [
    ...(typeof value.system === 'string' ? [{ role: 'system', text: value.system }] : []),
    ...value.messages.map(readMessage),
    { role: replyRole(value.finish), text: `${value.reply}${calls}`.trim() || '(nothing)' },
  ];
}

function replyRole(finish: unknown): string {
  return finish === undefined || finish === 'stop' ? 'reply' : `reply (${finish})`;
}

function readMessage(message: unknown): Turn {
  if (!isRecord(message)) return { role: 'message', text: JSON.stringify(message) };
  const { role, content, ...rest } = message;
  const named = typeof role === 'string' ? role : 'message';
  if (typeof content === 'string') return { role: named, text: content };
  if (Array.isArray(content)) return { role: named, text: content.map(readPart).join('\n\n') };
  return { role: named, text: JSON.stringify(rest, null, 2) };
}

function readPart(part: unknown): string {
  if (!isRecord(part)) return JSON.stringify(part);
  if (typeof part.text === 'string') return part.text;
  if (typeof part.bytes !== 'number') return JSON.stringify(part);
  return `[${part.mediaType}, ${Math.ceil(part.bytes / 1_000)} kB]`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
