/** Runs what is given to it one after the other, as the main thread of an app does (android.os.Handler). */
export interface Handler {
  /** @returns what the task returns; its failure is the caller's, those after it run nevertheless */
  post<T>(task: () => Promise<T>): Promise<T>;
}

/** For the Node half of an app whose receivers, services and screens change the same things. */
export function createHandler(): Handler {
  let last: Promise<unknown> = Promise.resolve();
  return {
    post(task) {
      const next = last.then(task);
      last = next.catch(() => undefined);
      return next;
    },
  };
}
