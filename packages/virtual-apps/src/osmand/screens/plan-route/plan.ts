import type { Track } from '../../store/tracks.ts';
import type { Route } from './route.ts';

/** A route on the map, while it is drawn. */
export interface Plan {
  readonly route: Route;
  /** The track that is edited; null for a new one. */
  readonly track: Track | null;
  /** The point whose menu is open, or that is being moved or given a neighbour at the cross-hair. */
  readonly picked: Picked | null;
  /** Whether the list of points is unfolded. */
  readonly isListed: boolean;
}

export interface Picked {
  /** Among the points of all segments. */
  readonly index: number;
  readonly for: 'menu' | 'move' | 'before' | 'after';
}
