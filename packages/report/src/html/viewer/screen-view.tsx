import { useState } from 'preact/hooks';
import type { ViewerStep } from '../render-page.ts';

/** The screen before the action, and on it the element meant and the point touched. */
export function ScreenView({ step }: { step: ViewerStep }) {
  const [missing, setMissing] = useState(false);
  const { width, height } = step.before.size;
  return (
    <figure class="phone" style={{ '--shape': width / height }}>
      {step.image === undefined || missing ? (
        <figcaption>
          {missing
            ? 'The picture is not where it was: keep the report in its results folder.'
            : 'No screenshot was taken.'}
        </figcaption>
      ) : (
        <img src={step.image} alt={`Screen before step ${step.index + 1}`} onError={() => setMissing(true)} />
      )}
      <Marks touched={step.touched} width={width} height={height} />
    </figure>
  );
}

function Marks({ touched, width, height }: { touched: ViewerStep['touched']; width: number; height: number }) {
  if (touched === undefined) return null;
  const { point, to, bounds } = touched;
  // Pixels of the screen; drawn as large as they look on the page, whatever the screen's resolution.
  const unit = Math.max(width, height) / 240;
  return (
    <svg class="marks" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {bounds !== undefined && (
        <rect
          class="mark-bounds"
          x={bounds.left}
          y={bounds.top}
          width={Math.max(0, bounds.right - bounds.left)}
          height={Math.max(0, bounds.bottom - bounds.top)}
          rx={unit * 1.5}
          stroke-width={unit * 0.9}
        />
      )}
      {point !== undefined && to !== undefined && (
        <>
          <line class="mark-path" x1={point.x} y1={point.y} x2={to.x} y2={to.y} stroke-width={unit * 1.4} />
          <circle class="mark-end" cx={to.x} cy={to.y} r={unit * 2.2} />
        </>
      )}
      {point !== undefined && (
        <>
          <circle class="mark-halo" cx={point.x} cy={point.y} r={unit * 6} stroke-width={unit * 0.7} />
          <circle class="mark-point" cx={point.x} cy={point.y} r={unit * 2.2} stroke-width={unit * 0.6} />
        </>
      )}
    </svg>
  );
}
