import type { SystemServer } from '../system-server.ts';
import type { Clipboard } from '../system-services.ts';

/** Android 13 empties the clipboard an hour after it was last used. */
const keepMs = 3_600_000;

/** The clipboard: everybody writes, only who has the focus reads. */
export class SystemClipboard implements Clipboard {
  readonly #system: SystemServer;
  #clip: { text: string; source: string; usedAt: number } | null = null;

  constructor(system: SystemServer) {
    this.#system = system;
  }

  get text(): string | null {
    if (this.#clip !== null && this.#system.clock.elapsed() - this.#clip.usedAt > keepMs) this.#clip = null;
    return this.#clip?.text ?? null;
  }

  get source(): string | null {
    return this.#clip?.source ?? null;
  }

  read(packageName: string): string | null {
    if (!this.#mayRead(packageName)) {
      const message =
        `Denying clipboard access to ${packageName}, application is not in focus nor is it a system service ` +
        'for user 0';
      this.#system.log.write({ buffer: 'system', priority: 'E', tag: 'ClipboardService', message });
      return null;
    }
    const { text } = this;
    if (this.#clip !== null) this.#clip.usedAt = this.#system.clock.elapsed();
    return text;
  }

  set(packageName: string, text: string): void {
    this.#clip = { text, source: packageName, usedAt: this.#system.clock.elapsed() };
    this.#system.events.emit('clipboard', { text });
  }

  clear(): void {
    this.#clip = null;
  }

  #mayRead(packageName: string): boolean {
    if (this.#system.activities.top()?.component.packageName === packageName) return true;
    const keyboard = this.#system.settings.get('secure', 'default_input_method')?.split('/')[0];
    return packageName === keyboard || packageName === 'com.android.systemui' || packageName === 'android';
  }
}
