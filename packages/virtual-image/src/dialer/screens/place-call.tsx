import { FrameLayout, useActivity, useApi } from '@androidworld/app-sdk/ui';
import { useEffect } from 'preact/hooks';
import { telNumber } from '../tel-number.ts';

/** Answers CALL: places the call at once and is gone; nothing of it is seen. */
export function PlaceCall() {
  const api = useApi();
  const { intent, finish } = useActivity();
  useEffect(() => {
    const place = async () => {
      const number = telNumber(intent.data)?.trim() ?? '';
      if (number === '') await api.toast('To place a call, enter a valid number.');
      else await api.telephony.dial(number);
      await finish();
    };
    void place();
  }, []);
  return <FrameLayout />;
}
