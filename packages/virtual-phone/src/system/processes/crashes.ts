import { intentFlags } from '../packages/intent-text.ts';
import type { SystemServer } from '../system-server.ts';

const mostCrashes = 3;
const withinMs = 60_000;
const dialog = { packageName: 'android', className: 'com.android.server.am.AppErrorDialog' };

/**
 * What the system does about apps that crash (AOSP `AppErrors`): a dialog from the second time within a minute on, and
 * no start by the system itself after the third.
 */
export class Crashes {
  readonly #system: SystemServer;
  readonly #times = new Map<string, number[]>();

  constructor(system: SystemServer) {
    this.#system = system;
  }

  add(packageName: string): void {
    this.#times.set(packageName, [...this.#recent(packageName), this.#system.clock.elapsed()]);
  }

  /** Shows the dialog if this crash calls for one. */
  async tell(packageName: string): Promise<void> {
    const isRepeated = this.isRepeated(packageName);
    const showsFirst = this.#system.settings.get('global', 'show_first_crash_dialog') === '1';
    if (!this.#system.isUp || !(isRepeated || showsFirst)) return;
    await this.#show(packageName, isRepeated ? 'keeps stopping' : 'has stopped');
  }

  /** More than once within a minute. */
  isRepeated(packageName: string): boolean {
    return this.#recent(packageName).length > 1;
  }

  isBad(packageName: string): boolean {
    return this.#recent(packageName).length >= mostCrashes;
  }

  async #show(packageName: string, what: string): Promise<void> {
    const { requests, activities, packages, processes } = this.#system;
    const label = packages.find(packageName)?.manifest.label ?? packageName;
    const request = requests.open();
    const outcome = await activities.start(
      {
        component: dialog,
        extras: { requestId: request.id, title: `${label} ${what}`, packageName },
        flags: intentFlags.newTask | intentFlags.multipleTask | intentFlags.excludeFromRecents,
      },
      { caller: { uid: 1000 }, callerPackage: 'android', onFinished: () => requests.answer(request.id, null) },
    );
    if (outcome.result !== 'started') return;
    const answered = async (answer: unknown) => {
      if (outcome.token !== undefined) activities.finish(outcome.token);
      if (answer === 'close') await processes.kill(packageName, { reason: 'user request after error' });
      if (answer === 'app_info') {
        const intent = { action: 'android.settings.APPLICATION_DETAILS_SETTINGS', data: `package:${packageName}` };
        await activities.start(intent, { caller: { uid: 1000 }, callerPackage: 'android' });
      }
    };
    // Nothing is pending while it waits for the person.
    void request.answer.then((answer) =>
      this.#system.background(`crash dialog of ${packageName}`, () => answered(answer)),
    );
  }

  #recent(packageName: string): number[] {
    const since = this.#system.clock.elapsed() - withinMs;
    return (this.#times.get(packageName) ?? []).filter((time) => time >= since);
  }
}
