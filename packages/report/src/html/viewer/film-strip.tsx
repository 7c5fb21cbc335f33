import { useEffect, useRef } from 'preact/hooks';
import type { ViewerStep } from '../render-page.ts';
import { describeAction } from './describe-action.ts';

export interface FilmStripProps {
  readonly steps: readonly ViewerStep[];
  readonly current: number;
  readonly hashOf: (position: number) => string;
}

/** All steps in a row; where a picture is missing, the large view says so. */
export function FilmStrip({ steps, current, hashOf }: FilmStripProps) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const shown = strip.current?.children[current];
    if (strip.current === null || !(shown instanceof HTMLElement)) return;
    strip.current.scrollLeft = shown.offsetLeft - strip.current.clientWidth / 2 + shown.clientWidth / 2;
  }, [current]);
  return (
    <nav class="film" ref={strip} aria-label="Steps">
      {steps.map((step, position) => {
        const { verb, object } = describeAction(step);
        return (
          <a
            key={step.index}
            href={hashOf(position)}
            class={step.result.ok ? 'frame' : 'frame not-ok'}
            aria-current={position === current ? 'step' : undefined}
            title={`${verb} ${object}`}
            onClick={(event) => {
              // Steps replace one another, so that "back" leads to the table.
              event.preventDefault();
              location.replace(hashOf(position));
            }}
          >
            <span class="thumb">
              {step.image === undefined ? (
                <span class="no-thumb">no screenshot</span>
              ) : (
                <img src={step.image} alt="" loading="lazy" onError={hide} />
              )}
            </span>
            <span class="frame-text">
              {step.index + 1} <b>{verb}</b>
            </span>
          </a>
        );
      })}
    </nav>
  );
}

function hide(event: Event): void {
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.hidden = true;
}
