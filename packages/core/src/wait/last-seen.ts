import { shorten } from '../messages/shorten.ts';

/** Told by what waits, as it goes: the latest is shown if the wait is in vain. Asked for its text only then. */
export type Saw = (describe: () => string) => void;

/** Keeps what was seen last, for the message of a time-out. */
export function lastSeen(): { readonly saw: Saw; ending(): string } {
  let latest: (() => string) | undefined;
  return {
    saw(describe) {
      latest = describe;
    },
    /** `; last seen: …`, or nothing. */
    ending() {
      const text = latest?.().trim() ?? '';
      if (text === '') return '';
      return `; last seen: ${shorten(text)}`;
    },
  };
}
