import { AndroidWorldError } from '@androidworld/core';

/** What an instruction asks to do with an email. */
export type EmailRequest = { readonly sender: string } & (
  | { readonly action: 'delete' | 'important' }
  | { readonly action: 'reply'; readonly message: string }
  | { readonly action: 'forward'; readonly recipient: string }
);

/**
 * Understands a request, however it is worded: names are capitalised words, a reply stands in quotes.
 *
 * @throws AW_TASK_FAILED if it does not say whose email, or to whom to forward it
 */
export function readRequest(instruction: string): EmailRequest {
  const message = /"(.+)"/.exec(instruction)?.[1];
  const words = instruction.replace(/".+"/, '');
  const sender = capture(words, [
    /\b(?:from|by|of) ([A-Z][a-z]+)/,
    /\b(?!Let's)([A-Z][a-z]+)'s\b/,
    /\b([A-Z][a-z]+) (?:sent|wrote|emailed)\b/,
  ]);
  if (sender === undefined) throw notUnderstood('sender', instruction);
  if (message !== undefined) return { action: 'reply', sender, message };
  if (/\b(?:delet|delte|trash|remov|eras|discard|throw|rid of|drop)/i.test(words)) return { action: 'delete', sender };
  if (/\b(?:star|starred|important|importent)\b/i.test(words)) return { action: 'important', sender };
  const recipient = capture(words.replaceAll(sender, ''), [
    /\b(?:to|with|for) ([A-Z][a-z]+)/,
    /\b(?:[Ll]et|[Gg]ive|[Ss]end|[Ss]how|[Pp]rovide|want|need|like|sure|that) ([A-Z][a-z]+)/,
    /^([A-Z][a-z]+)\b/,
  ]);
  if (recipient === undefined) throw notUnderstood('recipient', instruction);
  return { action: 'forward', sender, recipient };
}

function capture(text: string, patterns: readonly RegExp[]): string | undefined {
  return patterns.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
}

function notUnderstood(what: string, instruction: string): AndroidWorldError {
  return new AndroidWorldError('AW_TASK_FAILED', `Expected the ${what} of an email in the instruction; found none`, {
    details: { instruction },
  });
}
