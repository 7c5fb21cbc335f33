import { useActivity, useApi } from '@androidworld/app-sdk/ui';
import { useEffect, useRef, useState } from 'preact/hooks';
import { listDrafts, saveDraft } from '../store/messages.ts';

/** The text in the field of a conversation: kept as its draft when the screen is left. */
export function useDraft(threadId: number, first: string): readonly [string, (text: string) => void] {
  const api = useApi();
  const { visible } = useActivity();
  const [text, setText] = useState(first);
  const newest = useRef(text);
  newest.current = text;
  useEffect(() => {
    if (!visible) return undefined;
    void listDrafts(api).then((drafts) => {
      const draft = drafts.get(threadId);
      if (draft !== undefined && newest.current === '') setText(draft);
    });
    return () => {
      // A force-stop takes the screen away as well; what the field held is then lost, as on a phone.
      saveDraft(api, threadId, newest.current).catch(() => undefined);
    };
  }, [api, visible, threadId]);
  return [text, setText];
}
