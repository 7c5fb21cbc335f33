import { useSystemApi } from '@androidworld/app-sdk/system';
import { css, useLive, usePhoneEvent } from '@androidworld/app-sdk/ui';
import { useEffect } from 'preact/hooks';

css`
/* Straight down with hard-edged hills: every screenshot holds it, and slanted gradients make pictures of 2 MB. Shapes of one
   colour each, and a gradient no higher than it is to be seen: gradients are what takes long to draw, and each change on the
   home screen draws all of it. */
.home-wallpaper { position: absolute; inset: 0; overflow: hidden; background: #5d979c; }
.home-sky { height: 55%; background: linear-gradient(#9cc5c9, #5d979c); }
.home-hill { position: absolute; border-radius: 50%; }
.home-hill-far { left: -2%; top: 66%; width: 180%; height: 60%; background: #2b5c61; }
.home-hill-near { left: -56%; top: 58%; width: 140%; height: 52%; background: #3d7378; }
.home-sun { position: absolute; left: calc(78% - 150PX); top: calc(18% - 150PX); width: 300PX; height: 300PX; border-radius: 50%; background: #f7d9a8; }
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
  return (
    <div class="home-wallpaper">
      {typeof url === 'string' ? <img src={url} alt="" draggable={false} /> : <OwnWallpaper />}
    </div>
  );
}

function OwnWallpaper() {
  return (
    <>
      <div class="home-sky" />
      <div class="home-hill home-hill-far" />
      <div class="home-hill home-hill-near" />
      <div class="home-sun" />
    </>
  );
}
