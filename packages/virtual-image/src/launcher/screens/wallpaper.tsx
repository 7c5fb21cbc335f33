import { useSystemApi } from '@androidworld/app-sdk/system';
import { css, useLive, usePhoneEvent } from '@androidworld/app-sdk/ui';
import { useEffect } from 'preact/hooks';

css`
.home-wallpaper {
  position: absolute; inset: 0; overflow: hidden;
  /* Straight down with hard-edged hills: every screenshot holds it, and slanted gradients make pictures of 2 MB. */
  background:
    radial-gradient(circle at 78% 18%, #f7d9a8 7%, transparent 7.1%),
    radial-gradient(70% 26% at 14% 84%, #3d7378 100%, transparent 100.2%),
    radial-gradient(90% 30% at 88% 96%, #2b5c61 100%, transparent 100.2%),
    radial-gradient(110% 20% at 20% 106%, #1f4a4d 100%, transparent 100.2%),
    linear-gradient(#9cc5c9, #5d979c 55%);
}
.home-wallpaper > img { width: 100%; height: 100%; object-fit: cover; display: block; }
`;

/** Behind the home screen: the phone's own, or a person's. */
export function Wallpaper() {
  const { system } = useSystemApi();
  const { data: url, reload } = useLive(async () => {
    const picture = await system.wallpaper();
    return picture === null ? null : URL.createObjectURL(new Blob([picture.slice()]));
  });
  usePhoneEvent('wallpaper', ({ home }) => home && reload());
  useEffect(() => () => void (typeof url === 'string' && URL.revokeObjectURL(url)), [url]);
  return <div class="home-wallpaper">{typeof url === 'string' && <img src={url} alt="" draggable={false} />}</div>;
}
