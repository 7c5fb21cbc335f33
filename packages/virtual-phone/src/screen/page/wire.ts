import type { HostMessage, PageNewsMessage, PhoneAnswer } from './page-door.ts';

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

// This module runs before any app's: what an app puts in the place of these later sees nothing of what others send. The
// door itself is a function of the browser, and no name leads to it any more. Keys are only put into strings.
const { parse, stringify } = JSON;
const { phoneDoor } = window;
const soon = queueMicrotask;
delete window.phoneDoor;
// By key and number: who has no key cannot have another's message answered.
const waiting = Object.create(null) as Record<string, Waiting>;
let lastId = 0;
/** What is asked at one time leaves the page together, a line each. */
let leaving = '';

/**
 * Asks the phone.
 *
 * @param key of the port the message goes through; by it the phone knows whose it is
 */
export function ask(key: string, message: HostMessage): Promise<unknown> {
  if (phoneDoor === undefined) return Promise.reject(new Error('The page is not connected to a phone'));
  const send = phoneDoor;
  lastId += 1;
  const name = `${key} ${lastId}`;
  return new Promise((resolve, reject) => {
    waiting[name] = { resolve, reject };
    const line = `${name} ${stringify(message)}`;
    if (leaving !== '') {
      leaving = `${leaving}\n${line}`;
      return;
    }
    leaving = line;
    soon(() => {
      const lines = leaving;
      leaving = '';
      send(lines);
    });
  });
}

/** Reads what the phone tells. */
export function readNews(json: string): PageNewsMessage {
  return parse(json) as PageNewsMessage;
}

/** Takes the phone's answers, JSON of `PhoneAnswer[]`. */
export function takeAnswers(json: string): void {
  const answers = parse(json) as readonly PhoneAnswer[];
  for (let place = 0; place < answers.length; place += 1) {
    const answer = answers[place];
    if (answer !== undefined) take(answer);
  }
}

function take({ name, json, failure }: PhoneAnswer): void {
  const asked = waiting[name];
  delete waiting[name];
  if (failure === null) asked?.resolve(json === null ? undefined : parse(json));
  else asked?.reject(new Error(failure));
}
