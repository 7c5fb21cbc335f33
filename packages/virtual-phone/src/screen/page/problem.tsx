import { createStore, css, type Store, useStore } from '@androidworld/app-sdk/ui';

css`
.problem { position: absolute; inset: 0; z-index: 200; overflow: hidden; padding: 64px 20px 32px; background: rgb(24 8 10 / 0.94); color: #ffd9d6; pointer-events: none; }
.problem-title { margin: 0 0 12px; font-size: 16px; font-weight: 500; color: #ff8a80; }
.problem-text { margin: 0; font: 12px / 1.5 monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** What is wrong with an app that is being developed; null when nothing is. */
export const problem: Store<string | null> = createStore<string | null>(null);

/** Over everything, and in no window: it is for the person, the phone goes on below it. */
export function Problem() {
  const text = useStore(problem, (value) => value);
  if (text === null) return null;
  return (
    <div class="problem">
      <p class="problem-title">This app has an error: its last version goes on</p>
      <pre class="problem-text">{text}</pre>
    </div>
  );
}
