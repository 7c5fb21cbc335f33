import type { Finding, FindingKind } from './finding.ts';

/** A finding that is right: on Android, too, nothing comes of it in that state. */
export interface KnownFinding {
  /** Default any: what the toolkit does in all of them. */
  readonly app?: string;
  readonly kind: FindingKind;
  /** Of the screen's name; default any. */
  readonly screen?: RegExp;
  /** Of the element, or of what was found where there is none. */
  readonly element: RegExp;
  readonly reason: string;
}

/** What the crawl finds and nobody needs to mend. */
export const knownFindings: readonly KnownFinding[] = [
  {
    kind: 'dead',
    element: /^hold Spinner/,
    reason: 'Every AdapterView says that it can be pressed long; a Spinner does nothing then',
  },
  {
    kind: 'dead',
    element: /date_picker_header_date/,
    reason: 'It leads back from the years to the days, which show already',
  },
  {
    app: 'settings',
    kind: 'dead',
    element: /^press LinearLayout "Build number"/,
    reason: 'The first two taps of seven say nothing (BuildNumberPreferenceController)',
  },
  {
    app: 'clock',
    kind: 'dead',
    element: /timer_setup_digit_00?\b/,
    reason: 'A time does not begin with zeros (TimerSetupView)',
  },
  {
    app: 'camera',
    kind: 'dead',
    element: /FrameLayout#mode_options /,
    reason: 'The bar between its buttons; recorded as clickable',
  },
];

/** The finding, with the reason why it is right, if there is one. */
export function withReason(finding: Finding, known: readonly KnownFinding[] = knownFindings): Finding {
  const found = known.find(
    ({ app, kind, screen, element }) =>
      (app === undefined || app === finding.app) &&
      kind === finding.kind &&
      (screen?.test(finding.screen) ?? true) &&
      element.test(finding.element === '' ? finding.what : finding.element),
  );
  return found === undefined ? finding : { ...finding, known: found.reason };
}

/** Whether a crawl that found this has failed. */
export function isFatal({ kind, known }: Finding): boolean {
  return (kind === 'crash' || kind === 'dead') && known === undefined;
}
