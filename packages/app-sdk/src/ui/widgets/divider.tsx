import { css } from '../theme/css.ts';

css`
.divider { height: 1px; background: var(--outline-variant); flex-shrink: 0; align-self: stretch; }
`;

/** A thin line; not in the accessibility tree. */
export function Divider({ inset = 0 }: { /** dp free at the start. */ inset?: number }) {
  return <div class="divider" style={{ marginLeft: inset }} />;
}
