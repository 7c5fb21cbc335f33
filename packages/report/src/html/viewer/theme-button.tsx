import { useEffect, useState } from 'preact/hooks';

/** Light or dark; starts as the system has it. */
export function ThemeButton() {
  const [dark, setDark] = useState(() => matchMedia('(prefers-color-scheme: dark)').matches);
  useEffect(() => {
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  }, [dark]);
  return (
    <button type="button" class="theme" onClick={() => setDark(!dark)} title="Switch between light and dark">
      {dark ? 'Light' : 'Dark'}
    </button>
  );
}
