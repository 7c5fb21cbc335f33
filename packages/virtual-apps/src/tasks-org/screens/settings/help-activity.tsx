import { PreferenceScreen, useApi, usePreferences } from '@androidworld/app-sdk/ui';
import { preferences } from '../../store/preferences.ts';
import { PlainScreen } from './plain-screen.tsx';

const pages = [
  ["What's New", 'https://tasks.org/changelog'],
  ['Rate Tasks', 'market://details?id=org.tasks'],
  ['Documentation', 'https://tasks.org/docs'],
  ['Issue tracker', 'https://github.com/tasks/tasks/issues'],
  ['Contact developer', 'mailto:support@tasks.org'],
  ['Join r/tasks', 'https://reddit.com/r/tasks'],
  ['Follow @tasks_org', 'https://twitter.com/tasks_org'],
  ['Join #tasks on Libera Chat', 'https://kiwiirc.com/nextclient/irc.libera.chat/#tasks'],
  ['Source code', 'https://github.com/tasks/tasks'],
  ['Third-party licenses', 'https://tasks.org/licenses'],
  ['Privacy policy', 'https://tasks.org/privacy'],
] as const;

export function HelpActivity() {
  const api = useApi();
  usePreferences(preferences);
  const open = async (data: string) => {
    try {
      await api.startActivity({ action: 'android.intent.action.VIEW', data });
    } catch {
      // No app for such an address: the real one says the same.
      await api.toast('No application found');
    }
  };
  return (
    <PlainScreen title="Help & feedback">
      <PreferenceScreen items={pages.map(([title, data]) => ({ title, onClick: () => void open(data) }))} />
    </PlainScreen>
  );
}
