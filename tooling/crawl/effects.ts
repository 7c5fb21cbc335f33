import type { PageCall, ScreenHost } from '../../packages/virtual-phone/src/screen/protocol.ts';
import type { SystemServer } from '../../packages/virtual-phone/src/system/system-server.ts';
import { isQuestion } from './is-question.ts';

/** What happened on a phone beyond what its screen shows. */
export interface Happened {
  /** What apps asked the phone to do, and what changed on it: `system.setWifi`, `event setting`. */
  readonly deeds: readonly string[];
  /** Crashes of apps, failures of the system's own work, errors on the page's console: one text each. */
  readonly errors: readonly string[];
}

/** Listens to all that apps ask of a phone, and to all that goes wrong on it. */
export class Effects {
  #deeds: string[] = [];
  #errors: string[] = [];
  #isDirty = false;

  /** The screen's host, listened to. */
  watchHost(host: ScreenHost): ScreenHost {
    return {
      ...host,
      call: (call) => {
        this.#called(call);
        return host.call(call);
      },
      unhandledKey: (code) => {
        this.#deeds.push(`key ${code}`);
        return host.unhandledKey(code);
      },
      crashed: (packageName, message, stack, processId) => {
        this.#isDirty = true;
        this.#errors.push(`${packageName} crashed: ${message}\n${stack}`);
        return host.crashed(packageName, message, stack, processId);
      },
      appsLost: (how) => {
        this.#isDirty = true;
        this.#errors.push(`The page was lost: ${how.reason}`);
        return host.appsLost(how);
      },
    };
  }

  /** What changes on the phone whoever does it, and the errors in its log. */
  watchSystem(system: SystemServer): void {
    system.events.observe((name, data) => {
      if (name === 'time' || name === 'fromProcess') return;
      this.#deeds.push(`event ${name}`);
      const isSetting =
        name === 'content' && data !== null && 'uri' in data && data.uri.startsWith('content://settings/');
      if (leavesTraces.has(name) && !isSetting) this.#isDirty = true;
    });
    system.log.follow(({ priority, tag, message, buffer }) => {
      if (priority !== 'E' && priority !== 'F') return;
      // Told of by the page already, with more.
      if (buffer === 'crash' && this.#errors.some((error) => message.includes(error.split('\n')[1] ?? error))) return;
      this.#errors.push(`${tag}: ${message}`);
    });
  }

  /** What happened since it was last taken. */
  peek(): Happened {
    return { deeds: this.#deeds, errors: this.#errors };
  }

  /** The same, and forgets it. */
  take(): Happened {
    const happened = { deeds: this.#deeds, errors: this.#errors };
    this.#deeds = [];
    this.#errors = [];
    return happened;
  }

  /** Whether something changed that stopping and resetting one app does not undo; forgotten by being asked. */
  takeDirty(): boolean {
    const isDirty = this.#isDirty;
    this.#isDirty = false;
    return isDirty;
  }

  #called({ path }: PageCall): void {
    if (!isQuestion(path)) this.#deeds.push(path.join('.'));
  }
}

/** Changes in what other apps and the system keep. Settings are put back one by one. */
const leavesTraces = new Set(['content', 'packages', 'radios', 'call']);
