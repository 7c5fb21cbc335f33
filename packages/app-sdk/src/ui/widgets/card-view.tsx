import { css } from '../theme/css.ts';
import { View, type ViewProps } from './view.tsx';

export interface CardViewProps extends ViewProps {
  /** Default `elevated`. */
  variant?: 'elevated' | 'filled' | 'outlined' | undefined;
}

css`
.card { border-radius: 12px; overflow: hidden; background: var(--surface-container); flex-shrink: 0; }
.card-elevated { box-shadow: var(--shadow-1); }
.card-filled { background: var(--surface-variant); }
.card-outlined { border: 1px solid var(--outline-variant); background: var(--surface); }
.material-2 .card { border-radius: 4px; }
`;

/** A CardView: a box with rounded corners, 12 dp, or 4 dp in Material 2. */
export function CardView({ variant: look = 'elevated', class: classes, ...props }: CardViewProps) {
  return <View className="androidx.cardview.widget.CardView" {...props} class={`card card-${look} ${classes ?? ''}`} />;
}
