/** Pictures are some 200 kB each; older tasks than these are told of without a picture. */
const mostKept = 16;

/**
 * What tasks looked like when they were last in front, by their ids (AOSP `TaskSnapshotController`). A picture is taken
 * when a task leaves the foreground, and at no other time.
 */
export class TaskSnapshots {
  /** In the order they were taken. */
  readonly #pictures = new Map<number, Uint8Array>();

  /** @returns a PNG; null for a task that has not left the foreground yet, or whose picture was forgotten */
  find(taskId: number): Uint8Array | null {
    return this.#pictures.get(taskId) ?? null;
  }

  put(taskId: number, picture: Uint8Array): void {
    this.#pictures.delete(taskId);
    this.#pictures.set(taskId, picture);
    const [oldest] = this.#pictures.keys();
    if (this.#pictures.size > mostKept && oldest !== undefined) this.#pictures.delete(oldest);
  }

  /** Keeps those of the tasks that recents still shows. */
  keepOnly(taskIds: ReadonlySet<number>): void {
    for (const taskId of this.#pictures.keys()) if (!taskIds.has(taskId)) this.#pictures.delete(taskId);
  }
}
