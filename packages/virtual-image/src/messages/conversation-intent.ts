import type { AppApi } from '@androidworld/app-sdk';
import { activities, packageName } from './package-name.ts';

interface Opened {
  readonly threadId: number;
  readonly title: string;
  /** Stands in its field. */
  readonly text?: string | undefined;
}

/** Opens a conversation. */
export function conversationIntent({ threadId, title, text }: Opened) {
  return {
    component: { packageName, className: activities.conversation },
    extras: {
      conversation_id: threadId,
      conversation_name: title,
      ...(text === undefined ? {} : { draft_data: text }),
    },
  };
}

/** Opens one of the app's own screens. */
export function openScreen(api: AppApi, name: keyof typeof activities, extras: Record<string, string> = {}): void {
  void api.startActivity({ component: { packageName, className: activities[name] }, extras });
}
