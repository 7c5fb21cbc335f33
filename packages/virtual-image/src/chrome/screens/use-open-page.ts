import { useActivity } from '@androidworld/app-sdk/ui';

const resultOk = -1;

/** Gives an address back to the browser, which began this screen, and ends the screen. */
export function useOpenPage(): (url: string) => void {
  const { finish, setResult } = useActivity();
  return (url) => void setResult(resultOk, { data: url }).then(finish);
}
