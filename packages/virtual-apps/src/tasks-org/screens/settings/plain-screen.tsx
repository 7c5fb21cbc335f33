import { LinearLayout, Toolbar, useActivity, usePreferences } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';
import { preferences } from '../../store/preferences.ts';
import { useAppTheme } from '../use-app-theme.ts';

/** A toolbar with an arrow, and what is below it. */
export function PlainScreen({
  title,
  onUp,
  children,
}: {
  title: string;
  onUp?: () => void;
  children: ComponentChildren;
}) {
  const { finish } = useActivity();
  const [values] = usePreferences(preferences);
  useAppTheme(values);
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar title={title} onUp={onUp ?? (() => void finish())} />
      {children}
    </LinearLayout>
  );
}
