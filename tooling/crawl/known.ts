import type { Finding, FindingKind } from './finding.ts';

/** A finding that is right: on Android, too, nothing comes of it in that state. */
export interface KnownFinding {
  readonly app: string;
  readonly kind: FindingKind;
  /** Of the screen's name; default any. */
  readonly screen?: RegExp;
  /** Of the element, or of what was found where there is none. */
  readonly element: RegExp;
  readonly reason: string;
}

/** What the crawl finds and nobody needs to mend. */
export const knownFindings: readonly KnownFinding[] = [];

/** The finding, with the reason why it is right, if there is one. */
export function withReason(finding: Finding, known: readonly KnownFinding[] = knownFindings): Finding {
  const found = known.find(
    ({ app, kind, screen, element }) =>
      app === finding.app &&
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
