import type { AppIcon, Extra } from '@androidworld/app-sdk';
import { useSystemApi } from '@androidworld/app-sdk/system';
import { useActivity, useAsync, useBack } from '@androidworld/app-sdk/ui';

/** An activity that could take the intent. */
export interface ChooserTarget {
  readonly component: string;
  readonly label: string;
  readonly icon: AppIcon | undefined;
}

/** What the system asks: the targets, and how to answer. BACK answers with none. */
export function useChooserRequest(): {
  title: string | undefined;
  targets: readonly ChooserTarget[];
  /** It is sent, not opened. */
  sends: boolean;
  /** What is sent. */
  text: string | undefined;
  fileName: string | undefined;
  answer(component: string | null, how?: 'always'): void;
} {
  const api = useSystemApi();
  const { intent } = useActivity();
  const { requestId, title, targets, sends, text, fileName } = intent.extras ?? {};
  const packages = useAsync(() => api.system.packages(), []);
  const answer = (component: string | null, how?: 'always') =>
    void api.system.answerRequest(Number(requestId), component !== null && how ? [component, how] : component);
  useBack(() => answer(null));
  return {
    title: typeof title === 'string' ? title : undefined,
    targets: parseTargets(targets).map((target) => ({
      ...target,
      icon: packages.data?.find((info) => target.component.startsWith(`${info.packageName}/`))?.icon,
    })),
    sends: sends === true,
    text: typeof text === 'string' ? text : undefined,
    fileName: typeof fileName === 'string' ? fileName : undefined,
    answer,
  };
}

/** Each is `package/class|label`. */
function parseTargets(targets: Extra | undefined): { component: string; label: string }[] {
  if (!Array.isArray(targets)) return [];
  return targets.map(String).map((target) => {
    const bar = target.indexOf('|');
    return { component: target.slice(0, bar), label: target.slice(bar + 1) };
  });
}
