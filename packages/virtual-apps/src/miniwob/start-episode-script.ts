import type { TaskConfig } from './parse-task-config.ts';

/** What the script below found: that the page is not ready yet, what is wrong with it, or the instruction. */
export type StartOutcome =
  | { readonly kind: 'wait' }
  | { readonly kind: 'failed'; readonly error: string }
  | { readonly kind: 'started'; readonly utterance: string };

/**
 * Starts an episode in a page with the MiniWoB++ runtime, ours or the canonical one, and takes its time limit away.
 * `EP_TIMER` keeps its number: the canonical runtime takes a reward only while it has one.
 */
export function startEpisodeScript({ seed, mode }: TaskConfig): string {
  return `(() => {
    if (typeof core === 'undefined' || typeof core.startEpisodeReal !== 'function') {
      return { kind: 'failed', error: 'The page has no core.startEpisodeReal(): it is no page of MiniWoB++' };
    }
    if (typeof WOB_TASK_READY !== 'undefined' && WOB_TASK_READY === false) return { kind: 'wait' };
    const seed = ${JSON.stringify(seed)};
    const mode = ${JSON.stringify(mode)};
    try {
      if (mode !== null && typeof core.setDataMode === 'function') core.setDataMode(mode);
      if (seed !== null && typeof Math.seedrandom === 'function') Math.seedrandom(seed);
      core.startEpisodeReal();
      clearTimeout(core.EP_TIMER);
      clearInterval(core.CD_TIMER);
      core.CD_TIMER = null;
      if (typeof core.hideDisplay === 'function') core.hideDisplay();
      for (const id of ['reward-display', 'click-canvas']) {
        const element = document.getElementById(id);
        if (element !== null) element.style.display = 'none';
      }
      window.scrollTo(0, 0);
      const utterance = core.getUtterance();
      return { kind: 'started', utterance: typeof utterance === 'string' ? utterance : String(utterance.utterance) };
    } catch (error) {
      return { kind: 'failed', error: 'The page threw at the start of the episode: ' + error };
    }
  })()`;
}
