import type { z } from 'zod';

/** A schema for each member of a type of core: a member that is new there is missed here when types are checked. */
export type Shape<T> = Readonly<Record<keyof T, z.ZodType>>;
