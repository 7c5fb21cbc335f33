/** What the extra `RL_TASK_APP_CONFIG` asks for. */
export interface TaskConfig {
  readonly task: string;
  /** For the page's random numbers; null for unpredictable ones. */
  readonly seed: string | null;
  /** `train` or `test`: which of a page's problems. */
  readonly mode: string | null;
  /** Folder on the device laid out as MiniWoB++ is (`miniwob/`, `core/`), in place of the pages of the app. */
  readonly pages: string | null;
}

const INDEX: TaskConfig = { task: 'index', seed: null, mode: null, pages: null };

/** Unknown keys are ignored. @throws {SyntaxError} that says what is wrong */
export function parseTaskConfig(json: string): TaskConfig {
  const value = parseJson(json);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new SyntaxError(`RL_TASK_APP_CONFIG is to be a JSON object, such as {"task":"click-test"}, not ${json}`);
  }
  const text = (name: string): string | null => {
    const member: unknown = Reflect.get(value, name);
    if (typeof member === 'string') return member;
    return typeof member === 'number' ? String(member) : null;
  };
  return { task: text('task') ?? INDEX.task, seed: text('seed'), mode: text('mode'), pages: text('pages') };
}

/** @throws {SyntaxError} for a name that leads out of the folder of pages */
export function pageUrl({ task, pages }: TaskConfig): string {
  if (task === INDEX.task && pages === null) return 'file:///android_asset/index.html';
  if (!/^\w[\w.-]*(\/\w[\w.-]*)*$/.test(task)) throw new SyntaxError(`"${task}" is no name of a page`);
  const folder = pages === null ? '/android_asset/html' : pages.replace(/\/+$/, '');
  return new URL(`file://${folder}/miniwob/${task}.html`).href;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new SyntaxError(`RL_TASK_APP_CONFIG is not JSON: ${json}`, { cause });
  }
}
