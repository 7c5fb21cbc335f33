import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import type { Report } from '../../model/report-model.ts';
import { EpisodeFacts } from './episode-facts.tsx';
import { FilmStrip } from './film-strip.tsx';
import { readFilms, readSteps } from './page-data.ts';
import { PlayButton } from './play-button.tsx';
import { episodeHash } from './route.ts';
import { StepView } from './step-view.tsx';

export interface EpisodeViewProps {
  readonly report: Report;
  readonly index: number;
  readonly step: number;
  /** The table as it was left. */
  readonly tableHash: string;
}

/** One episode: the goal, what became of it, and every step. */
export function EpisodeView({ report, index, step, tableHash }: EpisodeViewProps) {
  const steps = useMemo(() => readSteps(index), [index]);
  const shown = Math.min(step, Math.max(steps.length - 1, 0));
  useKeys({ index, step: shown, steps: steps.length, episodes: report.episodes.length, tableHash });
  useLayoutEffect(() => scrollTo(0, 0), []);
  const films = useMemo(readFilms, []);
  const episode = report.episodes[index];
  const current = steps[shown];
  if (episode === undefined) return null;
  return (
    <>
      <nav class="episode-nav" aria-label="Episodes">
        <a href={tableHash}>← All episodes</a>
        <span class="keys muted">
          <kbd>←</kbd> <kbd>→</kbd> step <kbd>↑</kbd> <kbd>↓</kbd> episode <kbd>Esc</kbd> back
        </span>
      </nav>
      <EpisodeFacts episode={episode} />
      {current === undefined ? (
        <p class="notice">No step was taken.</p>
      ) : (
        <>
          <div class="play">
            <PlayButton
              step={shown}
              steps={steps.length}
              onStep={(next) => location.replace(episodeHash(index, next))}
            />
            {films !== undefined && (
              <a href={films + encodeURIComponent(episode.id)} target="_blank" rel="noreferrer">
                Film (WebP)
              </a>
            )}
          </div>
          <FilmStrip steps={steps} current={shown} hashOf={(position) => episodeHash(index, position)} />
          <StepView key={shown} step={current} steps={steps.length} />
        </>
      )}
    </>
  );
}

interface Place {
  readonly index: number;
  readonly step: number;
  readonly steps: number;
  readonly episodes: number;
  readonly tableHash: string;
}

function useKeys({ index, step, steps, episodes, tableHash }: Place) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isControl(event.target)) return;
      const targets: Record<string, string | undefined> = {
        ArrowLeft: step > 0 ? episodeHash(index, step - 1) : undefined,
        ArrowRight: step < steps - 1 ? episodeHash(index, step + 1) : undefined,
        ArrowUp: index > 0 ? episodeHash(index - 1) : undefined,
        ArrowDown: index < episodes - 1 ? episodeHash(index + 1) : undefined,
        Escape: tableHash,
      };
      const target = targets[event.key];
      if (target === undefined) return;
      event.preventDefault();
      // Steps replace one another, so that "back" leads to the table.
      location.replace(target);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [index, step, steps, episodes, tableHash]);
}

/** What takes arrow keys itself. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}
