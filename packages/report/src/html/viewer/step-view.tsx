import { plural } from '@androidworld/core/internals';
import { compact } from '../../format.ts';
import type { ViewerStep } from '../render-page.ts';
import { describeAction } from './describe-action.ts';
import { PhaseBar } from './phase-bar.tsx';
import { ScreenView } from './screen-view.tsx';
import { TraceView } from './trace-view.tsx';

/** One step: the screen the agent saw, what it thought, what it did, and what came of that. */
export function StepView({ step, steps }: { step: ViewerStep; steps: number }) {
  const { verb, object } = describeAction(step);
  const { foreground, elementCount } = step.before;
  return (
    <section class="step">
      <ScreenView step={step} />
      <div class="step-text">
        <p class="eyebrow">
          Step {step.index + 1} of {steps}
        </p>
        <h2 class="action">
          {verb} <span>{object}</span>
        </h2>
        {step.result.ok ? (
          <p class="outcome ok">Performed{step.result.note === undefined ? '' : `: ${step.result.note}`}</p>
        ) : (
          <p class="outcome not-ok">
            Not performed <code>{step.result.code}</code> {step.result.message}
          </p>
        )}
        {step.thought !== undefined && <blockquote>{step.thought}</blockquote>}
        <p class="facts">
          {foreground !== undefined && (
            <span class="mono">
              {foreground.packageName}/{foreground.activity.replace(foreground.packageName, '')}
            </span>
          )}
          <span>{plural(elementCount, 'element')}</span>
          <Tokens step={step} />
        </p>
        <PhaseBar durations={step.durations} />
        <Json title="Action" value={step.action} open />
        <Json title="As the agent gave it" value={step.rawAction} open={step.action === undefined} />
        {step.trace !== undefined && <TraceView trace={step.trace} />}
      </div>
    </section>
  );
}

function Tokens({ step: { usage } }: { step: ViewerStep }) {
  if (usage?.inputTokens === undefined && usage?.outputTokens === undefined) return null;
  return (
    <span>
      {compact(usage.inputTokens ?? 0)} tokens in, {compact(usage.outputTokens ?? 0)} out
    </span>
  );
}

function Json({ title, value, open }: { title: string; value: unknown; open: boolean }) {
  if (value === undefined) return null;
  return (
    <details class="more" open={open}>
      <summary>{title}</summary>
      <pre>{JSON.stringify(value, null, 2)}</pre>
    </details>
  );
}
