import { useSystemApi } from '@androidworld/app-sdk/system';
import { useAsync } from '@androidworld/app-sdk/ui';
import { useEffect, useMemo } from 'preact/hooks';

/** The last picture of a task, as an address for an image; undefined while there is none. */
export function useTaskPicture(taskId: number): string | undefined {
  const api = useSystemApi();
  const { data } = useAsync(() => api.system.taskSnapshot(taskId), [taskId]);
  const url = useMemo(
    // The bytes are in no shared buffer.
    () => (data == null ? undefined : URL.createObjectURL(new Blob([new Uint8Array(data)]))),
    [data],
  );
  useEffect(() => {
    if (url !== undefined) return () => URL.revokeObjectURL(url);
    return undefined;
  }, [url]);
  return url;
}
