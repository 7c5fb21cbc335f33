import { useMemo } from 'preact/hooks';
import { type DocumentPicker, documentPicker } from '../../data/document-picker.ts';
import { useApi } from './use-api.ts';

/** Lets the person pick a document or a folder, or name a new one. */
export function useDocumentPicker(): DocumentPicker {
  const api = useApi();
  return useMemo(() => documentPicker(api), [api]);
}
