import { useActivity, useApi } from '@androidworld/app-sdk/ui';
import { useEffect } from 'preact/hooks';
import { activities } from '../package-name.ts';
import { openScreen } from './open-screens.ts';

/** What other apps share becomes a new task in the editor. */
export function ShareActivity() {
  const api = useApi();
  const { intent, finish } = useActivity();
  useEffect(() => {
    const text = (key: string) => {
      const value = intent.extras?.[`android.intent.extra.${key}`];
      return typeof value === 'string' ? value : '';
    };
    const stream = intent.extras?.['android.intent.extra.STREAM'] ?? [];
    const task_streams = (Array.isArray(stream) ? stream : [stream]).map(String);
    const subject = text('SUBJECT');
    const body = text('TEXT') || text('PROCESS_TEXT');
    const task = subject === '' ? { task_title: body, task_notes: '' } : { task_title: subject, task_notes: body };
    void openScreen(api, activities.main, { ...task, task_streams }).then(finish);
  }, []);
  return null;
}
