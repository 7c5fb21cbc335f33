import { useEffect, useState } from 'preact/hooks';

/** The address of a picture for an `img`; undefined while it has none. @param source bytes of its file, or a `data:` URL */
export function useImageUrl(source: Uint8Array | string | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!(source instanceof Uint8Array)) return setUrl(source);
    const created = URL.createObjectURL(new Blob([source.slice()], { type: imageType(source) }));
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [source]);
  return url;
}

/** SVG is the one kind browsers do not recognise by themselves. */
function imageType(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes.subarray(0, 200)).includes('<svg') ? 'image/svg+xml' : '';
}
