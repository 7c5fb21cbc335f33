import type { Intent } from '@androidworld/app-sdk';
import { className, packageName } from './package-name.ts';

/** Opens a thread; `text` stands in its field. */
export function threadIntent(thread: {
  readonly threadId: number;
  readonly title?: string;
  readonly text?: string;
}): Intent {
  const { threadId, title, text } = thread;
  return {
    component: { packageName, className: className('activities.ThreadActivity') },
    extras: {
      thread_id: threadId,
      ...(title === undefined ? {} : { thread_title: title }),
      ...(text === undefined ? {} : { thread_text: text }),
    },
  };
}
