import type { PhoneState } from '@androidworld/app-sdk/host';

/**
 * Of which task a picture is kept, and when: of one that leaves the foreground, all of it to be seen, while recents keeps a
 * card of it. Whoever looks before each step has just taken that picture: it is taken again only if more was done since.
 */
export class TaskPictures {
  #told: PhoneState;
  #deeds = 0;
  #last: { readonly picture: Uint8Array; readonly deeds: number } | undefined;

  constructor(initial: PhoneState) {
    this.#told = initial;
  }

  /** Something was done to the screen, and is over. */
  done(): void {
    this.#deeds += 1;
  }

  /** Somebody has looked. */
  looked(picture: Uint8Array): void {
    this.#last = { picture, deeds: this.#deeds };
  }

  /** Before the page is told of the next state. @returns the task to keep a picture of, and the picture if there is one */
  leave(next: PhoneState): { readonly taskId: number; readonly picture: Uint8Array | undefined } | undefined {
    const before = this.#told;
    this.#told = next;
    const last = this.#last;
    if (shown(before) !== shown(next)) this.#last = undefined;
    const taskId = taskLeft(before, next);
    if (taskId === undefined) return undefined;
    return { taskId, picture: last?.deeds === this.#deeds ? last.picture : undefined };
  }
}

/** @returns the task that was in front, all of it to be seen, is there no more, and has a card in recents */
function taskLeft(before: PhoneState, after: PhoneState): number | undefined {
  const taskId = front(before)?.taskId;
  if (taskId === undefined || taskId === front(after)?.taskId) return undefined;
  const isSeen = before.screenOn && (before.panel === 'none' || before.panel === 'volume');
  return isSeen && after.recents.some((task) => task.taskId === taskId) ? taskId : undefined;
}

/** What is drawn: other activities, or another panel, look otherwise. */
function shown({ activities, panel, rotation }: PhoneState): string {
  const seen = activities.filter(({ visible }) => visible);
  return [panel, rotation, ...seen.map(({ token, intentSerial }) => `${token}/${intentSerial}`)].join(' ');
}

function front({ activities }: PhoneState) {
  return activities.findLast((activity) => activity.visible);
}
