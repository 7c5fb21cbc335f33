import { useMemo } from 'preact/hooks';
import type { Intent } from '../../intent.ts';
import type { ActivityCalls } from '../../runtime/activity-calls.ts';
import { useScope } from '../../runtime/activity-context.ts';
import { packBytes } from '../../runtime/pack-bytes.ts';

export interface Activity extends ActivityCalls {
  /** The one it was started with, or the newest it was given (onNewIntent). */
  readonly intent: Intent;
  /** Rises with each new intent. */
  readonly intentSerial: number;
  /** False while another activity covers this one. */
  readonly visible: boolean;
}

/** The activity this component is in. */
export function useActivity(): Activity {
  const { window, port } = useScope();
  if (window === null) throw new Error('useActivity() works in activities only, not in overlays');
  const { token, intent, intentSerial, visible } = window;
  const calls = useMemo((): ActivityCalls => {
    const send = async (name: keyof ActivityCalls, ...args: readonly unknown[]): Promise<void> => {
      await port.call({ token, path: ['activity', name], args: args.map(packBytes) });
    };
    return {
      finish: () => send('finish'),
      setResult: (code, data) => send('setResult', code, data),
      moveTaskToBack: () => send('moveTaskToBack'),
      setTitle: (title) => send('setTitle', title),
      setRequestedOrientation: (orientation) => send('setRequestedOrientation', orientation),
    };
  }, [port, token]);
  return { ...calls, intent, intentSerial, visible };
}
