import { listKind, singleMimetypes } from './contact-fields.ts';

/** Contacts that have some kind of data. */
export interface ContactFilter {
  readonly label: string;
  /** Of the rows one of which they have. */
  readonly mimetype: string;
}

/** In the order they are offered above the list. */
export const contactFilters: readonly ContactFilter[] = [
  { label: 'Phone contacts', mimetype: listKind('phone').mimetype },
  { label: 'Email contacts', mimetype: listKind('email').mimetype },
  { label: 'Company', mimetype: singleMimetypes.organization },
];
