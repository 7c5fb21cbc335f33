import { useLayoutEffect, useRef } from 'preact/hooks';
import type { PhoneEvents } from '../../api.ts';
import { useApi } from './use-api.ts';

/** Listens while the component is mounted. */
export function usePhoneEvent<K extends keyof PhoneEvents>(event: K, listener: (data: PhoneEvents[K]) => void): void {
  const api = useApi();
  const newest = useRef(listener);
  newest.current = listener;
  useLayoutEffect(() => api.on(event, (data) => newest.current(data)), [api, event]);
}
