import { plural } from '@androidworld/core/internals';
import { duration } from '../../format.ts';
import type { Report } from '../../model/report-model.ts';

/** What was run, when, and on what; and what a reader of the numbers must know. */
export function RunHeader({ report }: { report: Report }) {
  const { run, aggregates, episodes } = report;
  const notBegun = run.planned - episodes.length;
  return (
    <section class="run-header">
      <p class="eyebrow">Run</p>
      <h1>{run.id}</h1>
      <p class="facts">
        <span>{new Date(run.startedAt).toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' })}</span>
        {run.finishedAt !== undefined && (
          <span>{duration(Date.parse(run.finishedAt) - Date.parse(run.startedAt))}</span>
        )}
        <span>{plural(run.planned, 'episode')}</span>
        <span>{plural(run.devices.length, 'device')}</span>
        <span>{[...new Set(run.devices.map((device) => `${device.model}, API ${device.apiLevel}`))].join(' · ')}</span>
      </p>
      {(notBegun > 0 || aggregates.unfinished > 0) && (
        <p class="notice">
          Not all has run:{notBegun > 0 && ` ${plural(notBegun, 'episode')} not begun yet.`}
          {aggregates.unfinished > 0 && ` ${plural(aggregates.unfinished, 'episode')} begun, but without a result.`}
        </p>
      )}
      {aggregates.deviceKinds.includes('virtual') && (
        <p class="notice">
          Run on the virtual phone: these results are for development, tests and training. Numbers to publish come from
          the real emulator.
        </p>
      )}
      <details class="more">
        <summary>Configuration and versions</summary>
        <div class="columns">
          <pre>{JSON.stringify(run.config, null, 2)}</pre>
          <dl class="pairs">
            <dt>Configuration hash</dt>
            <dd class="mono">{run.configHash}</dd>
            {Object.entries(run.versions).map(([name, version]) => [<dt>{name}</dt>, <dd class="mono">{version}</dd>])}
            {run.devices.map((device) => [
              <dt>{device.serial}</dt>,
              <dd>
                {device.kind}, {device.screen.width} × {device.screen.height}, {device.buildFingerprint}
              </dd>,
            ])}
          </dl>
        </div>
      </details>
    </section>
  );
}
