import type { HostMessage, PageNewsMessage } from './page-door.ts';

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

// This module runs before any app's: what an app puts in the place of these later sees nothing of what others send. The
// door itself is a function of the browser, and no name leads to it any more. Keys are only put into strings.
const { parse, stringify } = JSON;
const { phoneDoor } = window;
delete window.phoneDoor;
// By key and number: who has no key cannot have another's message answered.
const waiting = Object.create(null) as Record<string, Waiting>;
let lastId = 0;

/**
 * Asks the phone.
 *
 * @param key of the port the message goes through; by it the phone knows whose it is
 */
export function ask(key: string, message: HostMessage): Promise<unknown> {
  if (phoneDoor === undefined) return Promise.reject(new Error('The page is not connected to a phone'));
  lastId += 1;
  const name = `${key} ${lastId}`;
  return new Promise((resolve, reject) => {
    waiting[name] = { resolve, reject };
    phoneDoor(`${name} ${stringify(message)}`);
  });
}

/** Reads what the phone tells. */
export function readNews(json: string): PageNewsMessage {
  return parse(json) as PageNewsMessage;
}

/** Takes the phone's answer: JSON, or what went wrong. */
export function takeAnswer(name: string, json: string | null, failure: string | null): void {
  const asked = waiting[name];
  delete waiting[name];
  if (failure === null) asked?.resolve(json === null ? undefined : parse(json));
  else asked?.reject(new Error(failure));
}
