import { hostDeadline, phoneLink } from '@androidworld/app-sdk/host';

/** A person is asked sooner; what does not ask by then is taken to wait for one all the same. */
const asksWithinMs = 5_000;

/**
 * Counts a call whose answer may be a person's, as long as nobody can be asked: until an activity shows that was not there
 * before. Often nobody is, as where all that is asked for has been granted already.
 */
export function countUntilAsked(answer: Promise<unknown>): void {
  const tokens = () => (phoneLink.state.get()?.activities ?? []).map(({ token }) => token);
  const before = new Set(tokens());
  void phoneLink.count(
    () =>
      new Promise<void>((resolve) => {
        const ends = [
          phoneLink.state.subscribe(() => {
            if (phoneLink.state.get()?.starting || tokens().some((token) => !before.has(token))) end();
          }),
          hostDeadline(asksWithinMs, () => end()),
        ];
        const end = () => {
          for (const each of ends) each();
          resolve();
        };
        answer.then(end, end);
      }),
  );
}
