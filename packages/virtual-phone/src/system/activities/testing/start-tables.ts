import type { LaunchMode } from '../activity-starter.ts';
import type { From } from './place-tasks.ts';

/** What is there after each start, as `place-tasks.ts` writes it. */
export const tables: readonly { mode: LaunchMode; from: From; cells: string }[] = [
  {
    mode: 'standard',
    from: 'inside',
    cells: `
      none                   ; + R T*   ; + R T T*   ; + R T O T*   ; + R T O T*
      NEW_TASK               ; + R T*   ; + R T T*   ; + R T O T*   ; + R T O T*
      CLEAR_TOP              ; + R T*   ; + R T*     ; + R T*       ; + R T*
      NEW_TASK|CLEAR_TOP     ; + R T*   ; + R T*     ; + R T*       ; + R T*
      SINGLE_TOP             ; + R T*   ; = R T!     ; + R T O T*   ; + R T O T*
      NEW_TASK|CLEAR_TASK    ; + T*     ; + T*       ; + T*         ; + T*
      NEW_TASK|MULTIPLE_TASK ; + T* / R ; + T* / R T ; + T* / R T O ; + T* / R T O
      REORDER_TO_FRONT       ; + R T*   ; = R T!     ; = R O T!     ; ^ R O T!
    `,
  },
  {
    mode: 'standard',
    from: 'other app',
    cells: `
      none                   ; + X T*   ; + X T* / R T   ; + X T* / R T O   ; + X T* / R T O
      NEW_TASK               ; + T* / X ; + R T T* / X   ; + R T O T* / X   ; + R T O T* / X
      CLEAR_TOP              ; + X T*   ; + X T* / R T   ; + X T* / R T O   ; + X T* / R T O
      NEW_TASK|CLEAR_TOP     ; + T* / X ; + R T* / X     ; + R T* / X       ; + R T* / X
      SINGLE_TOP             ; + X T*   ; + X T* / R T   ; + X T* / R T O   ; + X T* / R T O
      NEW_TASK|CLEAR_TASK    ; + T* / X ; + T* / X       ; + T* / X         ; + T* / X
      NEW_TASK|MULTIPLE_TASK ; + T* / X ; + T* / R T / X ; + T* / R T O / X ; + T* / X / R T O
      REORDER_TO_FRONT       ; + X T*   ; + X T* / R T   ; + X T* / R T O   ; + X T* / R T O
    `,
  },
  {
    mode: 'standard',
    from: 'shell',
    cells: `
      none                   ; + T* ; + R T T*   ; + R T O T*   ; + R T O T*
      NEW_TASK               ; + T* ; + R T T*   ; + R T O T*   ; + R T O T*
      CLEAR_TOP              ; + T* ; + R T*     ; + R T*       ; + R T*
      NEW_TASK|CLEAR_TOP     ; + T* ; + R T*     ; + R T*       ; + R T*
      SINGLE_TOP             ; + T* ; = R T!     ; + R T O T*   ; + R T O T*
      NEW_TASK|CLEAR_TASK    ; + T* ; + T*       ; + T*         ; + T*
      NEW_TASK|MULTIPLE_TASK ; + T* ; + T* / R T ; + T* / R T O ; + T* / R T O
      REORDER_TO_FRONT       ; + T* ; = R T!     ; = R O T!     ; ^ R O T!
    `,
  },
  {
    mode: 'singleTop',
    from: 'inside',
    cells: `
      none                   ; + R T*   ; = R T! ; + R T O T*   ; + R T O T*
      NEW_TASK               ; + R T*   ; = R T! ; + R T O T*   ; + R T O T*
      CLEAR_TOP              ; + R T*   ; = R T! ; = R T!       ; ^ R T!
      NEW_TASK|CLEAR_TOP     ; + R T*   ; = R T! ; = R T!       ; ^ R T!
      SINGLE_TOP             ; + R T*   ; = R T! ; + R T O T*   ; + R T O T*
      NEW_TASK|CLEAR_TASK    ; + T*     ; + T*   ; + T*         ; + T*
      NEW_TASK|MULTIPLE_TASK ; + T* / R ; = R T! ; + T* / R T O ; + T* / R T O
      REORDER_TO_FRONT       ; + R T*   ; = R T! ; = R O T!     ; ^ R O T!
    `,
  },
  {
    mode: 'singleTop',
    from: 'other app',
    cells: `
      none                   ; + X T*   ; + X T* / R T ; + X T* / R T O   ; + X T* / R T O
      NEW_TASK               ; + T* / X ; = R T! / X   ; + R T O T* / X   ; + R T O T* / X
      CLEAR_TOP              ; + X T*   ; + X T* / R T ; + X T* / R T O   ; + X T* / R T O
      NEW_TASK|CLEAR_TOP     ; + T* / X ; = R T! / X   ; = R T! / X       ; ^ R T! / X
      SINGLE_TOP             ; + X T*   ; + X T* / R T ; + X T* / R T O   ; + X T* / R T O
      NEW_TASK|CLEAR_TASK    ; + T* / X ; + T* / X     ; + T* / X         ; + T* / X
      NEW_TASK|MULTIPLE_TASK ; + T* / X ; = R T! / X   ; + T* / R T O / X ; + T* / X / R T O
      REORDER_TO_FRONT       ; + X T*   ; + X T* / R T ; + X T* / R T O   ; + X T* / R T O
    `,
  },
  {
    mode: 'singleTop',
    from: 'shell',
    cells: `
      none                   ; + T* ; = R T! ; + R T O T*   ; + R T O T*
      NEW_TASK               ; + T* ; = R T! ; + R T O T*   ; + R T O T*
      CLEAR_TOP              ; + T* ; = R T! ; = R T!       ; ^ R T!
      NEW_TASK|CLEAR_TOP     ; + T* ; = R T! ; = R T!       ; ^ R T!
      SINGLE_TOP             ; + T* ; = R T! ; + R T O T*   ; + R T O T*
      NEW_TASK|CLEAR_TASK    ; + T* ; + T*   ; + T*         ; + T*
      NEW_TASK|MULTIPLE_TASK ; + T* ; = R T! ; + T* / R T O ; + T* / R T O
      REORDER_TO_FRONT       ; + T* ; = R T! ; = R O T!     ; ^ R O T!
    `,
  },
  {
    mode: 'singleTask',
    from: 'inside',
    cells: `
      none                   ; + R T* ; = R T! ; = R T! ; ^ R T!
      NEW_TASK               ; + R T* ; = R T! ; = R T! ; ^ R T!
      CLEAR_TOP              ; + R T* ; = R T! ; = R T! ; ^ R T!
      NEW_TASK|CLEAR_TOP     ; + R T* ; = R T! ; = R T! ; ^ R T!
      SINGLE_TOP             ; + R T* ; = R T! ; = R T! ; ^ R T!
      NEW_TASK|CLEAR_TASK    ; + T*   ; + T*   ; + T*   ; + T*
      NEW_TASK|MULTIPLE_TASK ; + R T* ; = R T! ; = R T! ; ^ R T!
      REORDER_TO_FRONT       ; + R T* ; = R T! ; = R T! ; ^ R T!
    `,
  },
  {
    mode: 'singleTask',
    from: 'other app',
    cells: `
      none                   ; + T* / X ; = R T! / X ; = R T! / X ; ^ R T! / X
      NEW_TASK               ; + T* / X ; = R T! / X ; = R T! / X ; ^ R T! / X
      CLEAR_TOP              ; + T* / X ; = R T! / X ; = R T! / X ; ^ R T! / X
      NEW_TASK|CLEAR_TOP     ; + T* / X ; = R T! / X ; = R T! / X ; ^ R T! / X
      SINGLE_TOP             ; + T* / X ; = R T! / X ; = R T! / X ; ^ R T! / X
      NEW_TASK|CLEAR_TASK    ; + T* / X ; + T* / X   ; + T* / X   ; + T* / X
      NEW_TASK|MULTIPLE_TASK ; + T* / X ; = R T! / X ; = R T! / X ; ^ R T! / X
      REORDER_TO_FRONT       ; + T* / X ; = R T! / X ; = R T! / X ; ^ R T! / X
    `,
  },
  {
    mode: 'singleTask',
    from: 'shell',
    cells: `
      none                   ; + T* ; = R T! ; = R T! ; ^ R T!
      NEW_TASK               ; + T* ; = R T! ; = R T! ; ^ R T!
      CLEAR_TOP              ; + T* ; = R T! ; = R T! ; ^ R T!
      NEW_TASK|CLEAR_TOP     ; + T* ; = R T! ; = R T! ; ^ R T!
      SINGLE_TOP             ; + T* ; = R T! ; = R T! ; ^ R T!
      NEW_TASK|CLEAR_TASK    ; + T* ; + T*   ; + T*   ; + T*
      NEW_TASK|MULTIPLE_TASK ; + T* ; = R T! ; = R T! ; ^ R T!
      REORDER_TO_FRONT       ; + T* ; = R T! ; = R T! ; ^ R T!
    `,
  },
  {
    mode: 'singleInstance',
    from: 'inside',
    cells: `
      none                   ; + T* / R ; = T! / R ; ^ T! / R O ; ^ T! / R O
      NEW_TASK               ; + T* / R ; = T! / R ; ^ T! / R O ; ^ T! / R O
      CLEAR_TOP              ; + T* / R ; = T! / R ; ^ T! / R O ; ^ T! / R O
      NEW_TASK|CLEAR_TOP     ; + T* / R ; = T! / R ; ^ T! / R O ; ^ T! / R O
      SINGLE_TOP             ; + T* / R ; = T! / R ; ^ T! / R O ; ^ T! / R O
      NEW_TASK|CLEAR_TASK    ; + T* / R ; + T* / R ; + T* / R O ; + T* / R O
      NEW_TASK|MULTIPLE_TASK ; + T* / R ; = T! / R ; ^ T! / R O ; ^ T! / R O
      REORDER_TO_FRONT       ; + T* / R ; = T! / R ; ^ T! / R O ; ^ T! / R O
    `,
  },
  {
    mode: 'singleInstance',
    from: 'other app',
    cells: `
      none                   ; + T* / X ; = T! / R / X ; ^ T! / R O / X ; ^ T! / X / R O
      NEW_TASK               ; + T* / X ; = T! / R / X ; ^ T! / R O / X ; ^ T! / X / R O
      CLEAR_TOP              ; + T* / X ; = T! / R / X ; ^ T! / R O / X ; ^ T! / X / R O
      NEW_TASK|CLEAR_TOP     ; + T* / X ; = T! / R / X ; ^ T! / R O / X ; ^ T! / X / R O
      SINGLE_TOP             ; + T* / X ; = T! / R / X ; ^ T! / R O / X ; ^ T! / X / R O
      NEW_TASK|CLEAR_TASK    ; + T* / X ; + T* / R / X ; + T* / R O / X ; + T* / X / R O
      NEW_TASK|MULTIPLE_TASK ; + T* / X ; = T! / R / X ; ^ T! / R O / X ; ^ T! / X / R O
      REORDER_TO_FRONT       ; + T* / X ; = T! / R / X ; ^ T! / R O / X ; ^ T! / X / R O
    `,
  },
  {
    mode: 'singleInstance',
    from: 'shell',
    cells: `
      none                   ; + T* ; = T! / R ; ^ T! / R O ; ^ T! / R O
      NEW_TASK               ; + T* ; = T! / R ; ^ T! / R O ; ^ T! / R O
      CLEAR_TOP              ; + T* ; = T! / R ; ^ T! / R O ; ^ T! / R O
      NEW_TASK|CLEAR_TOP     ; + T* ; = T! / R ; ^ T! / R O ; ^ T! / R O
      SINGLE_TOP             ; + T* ; = T! / R ; ^ T! / R O ; ^ T! / R O
      NEW_TASK|CLEAR_TASK    ; + T* ; + T* / R ; + T* / R O ; + T* / R O
      NEW_TASK|MULTIPLE_TASK ; + T* ; = T! / R ; ^ T! / R O ; ^ T! / R O
      REORDER_TO_FRONT       ; + T* ; = T! / R ; ^ T! / R O ; ^ T! / R O
    `,
  },
  {
    mode: 'singleInstancePerTask',
    from: 'inside',
    cells: `
      none                   ; + T* / R ; = T! / R     ; = T! / R       ; ^ T! / R
      NEW_TASK               ; + T* / R ; = T! / R     ; = T! / R       ; ^ T! / R
      CLEAR_TOP              ; + T* / R ; = T! / R     ; = T! / R       ; ^ T! / R
      NEW_TASK|CLEAR_TOP     ; + T* / R ; = T! / R     ; = T! / R       ; ^ T! / R
      SINGLE_TOP             ; + T* / R ; = T! / R     ; = T! / R       ; ^ T! / R
      NEW_TASK|CLEAR_TASK    ; + T* / R ; + T* / R     ; + T* / R       ; + T* / R
      NEW_TASK|MULTIPLE_TASK ; + T* / R ; + T* / T / R ; + T* / T O / R ; + T* / T O / R
      REORDER_TO_FRONT       ; + T* / R ; = T! / R     ; = T! / R       ; ^ T! / R
    `,
  },
  {
    mode: 'singleInstancePerTask',
    from: 'other app',
    cells: `
      none                   ; + T* / X ; = T! / R / X     ; = T! / R / X       ; ^ T! / X / R
      NEW_TASK               ; + T* / X ; = T! / R / X     ; = T! / R / X       ; ^ T! / X / R
      CLEAR_TOP              ; + T* / X ; = T! / R / X     ; = T! / R / X       ; ^ T! / X / R
      NEW_TASK|CLEAR_TOP     ; + T* / X ; = T! / R / X     ; = T! / R / X       ; ^ T! / X / R
      SINGLE_TOP             ; + T* / X ; = T! / R / X     ; = T! / R / X       ; ^ T! / X / R
      NEW_TASK|CLEAR_TASK    ; + T* / X ; + T* / R / X     ; + T* / R / X       ; + T* / X / R
      NEW_TASK|MULTIPLE_TASK ; + T* / X ; + T* / T / R / X ; + T* / T O / R / X ; + T* / X / T O / R
      REORDER_TO_FRONT       ; + T* / X ; = T! / R / X     ; = T! / R / X       ; ^ T! / X / R
    `,
  },
  {
    mode: 'singleInstancePerTask',
    from: 'shell',
    cells: `
      none                   ; + T* ; = T! / R     ; = T! / R       ; ^ T! / R
      NEW_TASK               ; + T* ; = T! / R     ; = T! / R       ; ^ T! / R
      CLEAR_TOP              ; + T* ; = T! / R     ; = T! / R       ; ^ T! / R
      NEW_TASK|CLEAR_TOP     ; + T* ; = T! / R     ; = T! / R       ; ^ T! / R
      SINGLE_TOP             ; + T* ; = T! / R     ; = T! / R       ; ^ T! / R
      NEW_TASK|CLEAR_TASK    ; + T* ; + T* / R     ; + T* / R       ; + T* / R
      NEW_TASK|MULTIPLE_TASK ; + T* ; + T* / T / R ; + T* / T O / R ; + T* / T O / R
      REORDER_TO_FRONT       ; + T* ; = T! / R     ; = T! / R       ; ^ T! / R
    `,
  },
];
