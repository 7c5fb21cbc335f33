import { heldByApp } from '../../test/fidelity/evidence/held-by-app.ts';
import type { MeasuredEvidence } from '../../test/fidelity/evidence/measure-evidence.ts';
import type { ScreenMeasurement } from '../../test/fidelity/measure-app.ts';
import { type Summary, summarise } from '../../test/fidelity/summary.ts';

export interface MeasuredApp {
  readonly name: string;
  readonly screens: readonly ScreenMeasurement[];
}

/** One line for the terminal. */
export function renderLine(title: string, { named, found, otherClass, otherFlags, ...places }: Summary): string {
  return `${title}: found ${found} of ${named} (${percent(found, named)}), class ${otherClass}, flags ${otherFlags}; centres median ${pixels(places.medianPx)}, nine in ten ${pixels(places.ninthDecilePx)}`;
}

/** What differs on a screen, for the terminal. */
export function renderDetails({ missing, otherClass, otherFlags, misplaced }: ScreenMeasurement): string {
  const list = (title: string, lines: readonly string[]) => lines.map((line) => `\n  ${title}  ${line}`);
  return [
    ...list(
      'missing',
      missing.map(({ element, here, reason }) =>
        [element, here === undefined ? '' : `here ${here}`, reason === undefined ? '' : `(${reason})`]
          .filter((part) => part !== '')
          .join(' '),
      ),
    ),
    ...list('class  ', otherClass),
    ...list('flags  ', otherFlags),
    ...list('place  ', misplaced),
  ].join('');
}

/** Which facts of a screen hold, for the terminal. */
export function renderFacts({ app, screen, held, missed, unreachable }: MeasuredEvidence): string {
  const lines =
    unreachable === undefined
      ? missed.map(({ kind, value }) => `missing  ${kind} ${value}`)
      : [`no way: ${unreachable}`];
  const title = `${app}, ${screen}: ${held.length} of ${held.length + missed.length} facts hold`;
  return [title, ...lines].join('\n  ');
}

/** The page of the docs. */
export function renderReport(apps: readonly MeasuredApp[], facts: readonly MeasuredEvidence[]): string {
  return `# Fidelity: our screens beside those of the real device

Written by \`pnpm fidelity --write\`; don't edit. Each screen that was recorded from the real image (Android 13, API 33,
1080 x 2400) is opened on the virtual phone by the steps in \`test/fidelity/screens/\`, and every named element of the
recording (one with an id, a text or a description) is looked for: same id, same text, same description. Of those found,
class, flags (clickable, checked, scrollable …) and place are compared. CI holds each app to what it has reached.

| app | screens | named elements | found | another class | other flags | centres apart, median | nine in ten |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${apps.map(({ name, screens }) => row(name, screens.length, summarise(screens))).join('\n')}

## Single facts

What single sources saw of the real device (\`test/fidelity/evidence/evidence.json\`: an id, a text, a description or a
class at the end of some steps), looked for in all windows of our phone after the same steps.

| app | facts | hold |
| --- | ---: | ---: |
${[...heldByApp(facts)].map(([app, { held, all }]) => `| ${app} | ${all} | ${held} (${percent(held, all)}) |`).join('\n')}

## What is not there

${apps.map(({ name, screens }) => absences(name, screens)).join('\n\n')}

### Single facts that do not hold

${missedFacts(facts)}
`;
}

function missedFacts(facts: readonly MeasuredEvidence[]): string {
  const lines = facts.flatMap(({ app, screen, missed }) =>
    missed.map(({ kind, value, level }) => `- ${app}, ${screen}: ${kind} \`${value}\` (${level})`),
  );
  return lines.length === 0 ? 'All hold.' : lines.join('\n');
}

function row(name: string, screens: number, summary: Summary): string {
  const { named, found, otherClass, otherFlags, medianPx, ninthDecilePx } = summary;
  return `| ${name} | ${screens} | ${named} | ${found} (${percent(found, named)}) | ${otherClass} | ${otherFlags} | ${pixels(medianPx)} | ${pixels(ninthDecilePx)} |`;
}

function absences(name: string, screens: readonly ScreenMeasurement[]): string {
  const lines = screens.flatMap(({ id, missing }) =>
    missing.map(({ element, reason }) => `- \`${id}\`: \`${element}\`: ${reason ?? 'no reason known'}`),
  );
  return `### ${name}\n\n${lines.length === 0 ? 'Everything is there.' : lines.join('\n')}`;
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
}

function pixels(value: number | null): string {
  return value === null ? '–' : `${value.toFixed(1)} px`;
}
