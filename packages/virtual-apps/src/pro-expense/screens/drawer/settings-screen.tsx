import { Button, css, LinearLayout, TextView, usePreferences, useSavedState } from '@androidworld/app-sdk/ui';
import { currencyOf } from '../../store/currencies.ts';
import { languages } from '../../store/languages.ts';
import { preferences } from '../../store/preferences.ts';
import { CurrencyList } from '../../widgets/currency-list.tsx';
import { LanguageList } from '../../widgets/language-list.tsx';
import { Sheet } from '../../widgets/sheet.tsx';
import type { ScreenProps } from '../main-screen.tsx';
import { PlainBar } from '../plain-bar.tsx';
import { ThemeDialog } from './theme-dialog.tsx';

css`
.setting { min-height: 56px; padding: 0 24px; }
.expense-sheet > .choice-sheet { flex: 0 1 420px; min-height: 0; display: flex; flex-direction: column; gap: 12px; }
`;

export function SettingsScreen({ onMenu }: ScreenProps) {
  const [values, change] = usePreferences(preferences);
  const [open, setOpen] = useSavedState<'language' | 'currency' | 'theme' | null>('setting', null);
  const close = () => setOpen(null);
  if (values === undefined) return null;
  return (
    <>
      <PlainBar id="tb_settings" onMenu={onMenu} title="Settings" />
      <LinearLayout orientation="vertical" align="stretch" weight={1}>
        <LinearLayout id="fl_language" class="setting" justify="between" onClick={() => setOpen('language')}>
          <TextView textAppearance="body-large">Language</TextView>
          <span aria-hidden="true">{languages.find(({ value }) => value === values.language)?.flag}</span>
        </LinearLayout>
        <LinearLayout id="fl_currency" class="setting" justify="between" onClick={() => setOpen('currency')}>
          <TextView textAppearance="body-large">Currency</TextView>
          <TextView id="tv_currency_value" textAppearance="body-large">
            {currencyOf(values.currency).symbol}
          </TextView>
        </LinearLayout>
        <LinearLayout id="fl_theme" class="setting" onClick={() => setOpen('theme')}>
          <TextView textAppearance="body-large">Theme Mode</TextView>
        </LinearLayout>
      </LinearLayout>
      {(open === 'language' || open === 'currency') && (
        <Sheet onDismiss={close}>
          <TextView textAppearance="title">{open === 'language' ? 'Choose Language' : 'Choose Currency'}</TextView>
          <div class="choice-sheet">{open === 'language' ? <LanguageList /> : <CurrencyList />}</div>
          <Button onClick={close}>{open === 'language' ? 'Restart' : 'Save'}</Button>
        </Sheet>
      )}
      {open === 'theme' && (
        <ThemeDialog mode={values.themeMode} onMode={(themeMode) => void change({ themeMode })} onClose={close} />
      )}
    </>
  );
}
