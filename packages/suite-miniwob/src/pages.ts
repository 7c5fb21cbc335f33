/** A page of MobileMiniWoB++. */
export interface Page {
  /** As in its file name, e.g. `click-tab-2-hard`. */
  readonly name: string;
  /** One of the 62 the paper evaluates. */
  readonly inPaper62: boolean;
}

/** The pages the paper evaluates (Rawles et al. 2024, appendix B.3). */
const paper62 = [
  'book-flight',
  'choose-date',
  'choose-list',
  'click-button',
  'click-button-sequence',
  'click-checkboxes',
  'click-checkboxes-large',
  'click-checkboxes-soft',
  'click-checkboxes-transfer',
  'click-collapsible',
  'click-collapsible-2',
  'click-color',
  'click-dialog',
  'click-dialog-2',
  'click-link',
  'click-option',
  'click-pie',
  'click-scroll-list',
  'click-shades',
  'click-shape',
  'click-tab',
  'click-tab-2',
  'click-tab-2-hard',
  'click-test',
  'click-test-2',
  'click-widget',
  'copy-paste',
  'copy-paste-2',
  'count-shape',
  'email-inbox',
  'email-inbox-forward-nl',
  'email-inbox-forward-nl-turk',
  'email-inbox-nl-turk',
  'enter-date',
  'enter-password',
  'enter-text',
  'enter-text-dynamic',
  'enter-time',
  'find-word',
  'focus-text',
  'focus-text-2',
  'grid-coordinate',
  'guess-number',
  'identify-shape',
  'login-user',
  'login-user-popup',
  'multi-layouts',
  'multi-orderings',
  'navigate-tree',
  'read-table',
  'search-engine',
  'simple-algebra',
  'simple-arithmetic',
  'social-media',
  'social-media-all',
  'social-media-some',
  'terminal',
  'text-transform',
  'tic-tac-toe',
  'unicode-test',
  'use-autocomplete',
  'use-slider',
] as const;

/** The other pages a finger can solve. */
const others = [
  'bisect-angle',
  'choose-date-easy',
  'choose-date-medium',
  'circle-center',
  'click-menu-2',
  'click-tab-2-easy',
  'click-tab-2-medium',
  'click-test-transfer',
  'count-sides',
  'drag-box',
  'drag-item',
  'email-inbox-delete',
  'email-inbox-forward',
  'email-inbox-important',
  'email-inbox-noscroll',
  'email-inbox-reply',
  'email-inbox-star-reply',
  'enter-text-2',
  'find-midpoint',
  'highlight-text',
  'highlight-text-2',
  'read-table-2',
  'resize-textarea',
  'right-angle',
  'scroll-text',
  'scroll-text-2',
  'simon-says',
  'use-colorwheel',
  'use-colorwheel-2',
  'visual-addition',
] as const;

export type PageName = (typeof paper62)[number] | (typeof others)[number];

/** All 92, sorted by name. */
export const pages: readonly (Page & { readonly name: PageName })[] = [
  ...paper62.map((name) => ({ name, inPaper62: true })),
  ...others.map((name) => ({ name, inPaper62: false })),
].sort((a, b) => (a.name < b.name ? -1 : 1));

/** `click-tab-2-hard` is the task `MiniWobClickTab2Hard`. */
export function taskName(page: string): string {
  const words = page.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `MiniWob${words.join('')}`;
}
