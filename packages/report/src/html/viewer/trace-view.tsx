import { readModelCall } from './read-model-call.ts';

/** What an agent noted down of a step: calls of models turn by turn, other texts as they are, the rest as JSON. */
export function TraceView({ trace }: { trace: Readonly<Record<string, unknown>> }) {
  return (
    <details class="more">
      <summary>Trace</summary>
      {Object.entries(trace).map(([name, value]) => (
        <Entry key={name} name={name} value={value} />
      ))}
    </details>
  );
}

function Entry({ name, value }: { name: string; value: unknown }) {
  const calls = Array.isArray(value) ? value.map(readModelCall) : [readModelCall(value)];
  const turns = calls.every((call) => call !== undefined) ? calls.flat() : [];
  return (
    <div class="trace">
      <h3>{name}</h3>
      {turns.map(({ role, text }, place) => (
        <details key={`${place}`} class="turn" open={role.startsWith('reply')}>
          <summary>{role}</summary>
          <pre>{text}</pre>
        </details>
      ))}
      {turns.length === 0 && <pre>{typeof value === 'string' ? value : JSON.stringify(value, null, 2)}</pre>}
    </div>
  );
}
