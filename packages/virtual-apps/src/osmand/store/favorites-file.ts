import { type Favorite, newFavorite } from './favorite.ts';
import { escapeXml, isoSeconds, place, renderGpxFile } from './gpx.ts';

/** Favourites as a GPX file; groups stand in `type`. @param name of the file, for its metadata */
export function renderFavorites(name: string, favorites: readonly Favorite[], timeMs: number): string {
  const groups = new Map(favorites.map((favorite) => [favorite.group, favorite]));
  return renderGpxFile({
    name,
    timeMs,
    content: [
      ...favorites.flatMap(renderWaypoint),
      '<extensions>',
      '  <points_groups>',
      ...[...groups].map(
        ([group, { color, icon, background }]) =>
          `    <group name="${escapeXml(group)}" color="${color}" icon="${escapeXml(icon)}" background="${background}" />`,
      ),
      '  </points_groups>',
      '</extensions>',
    ],
  });
}

function renderWaypoint(favorite: Favorite): readonly string[] {
  const { name, description, group, address, icon, background, color, timeMs, hidden } = favorite;
  const optional = (element: string, text: string) =>
    text === '' ? [] : [`<${element}>${escapeXml(text)}</${element}>`];
  return [
    `<wpt ${place(favorite)}>`,
    ...[
      `<time>${isoSeconds(timeMs)}</time>`,
      `<name>${escapeXml(name)}</name>`,
      ...optional('desc', description),
      ...optional('type', group),
      '<extensions>',
      ...[
        ...optional('osmand:address', address),
        ...optional('osmand:icon', icon),
        ...optional('osmand:background', background),
        ...optional('osmand:color', color),
        ...(hidden ? ['<osmand:hidden>true</osmand:hidden>'] : []),
      ].map((line) => `  ${line}`),
      '</extensions>',
    ].map((line) => `  ${line}`),
    '</wpt>',
  ];
}

/** The favourites of a GPX file of any program; none of a file that is no XML. */
export function parseFavorites(text: string): readonly Favorite[] {
  const file = new DOMParser().parseFromString(text, 'application/xml');
  if (file.querySelector('parsererror') !== null) return [];
  return [...file.getElementsByTagNameNS('*', 'wpt')].flatMap((point) => {
    const lat = Number.parseFloat(point.getAttribute('lat') ?? '');
    const lon = Number.parseFloat(point.getAttribute('lon') ?? '');
    if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180)) return [];
    const text = (name: string) => point.getElementsByTagNameNS('*', name)[0]?.textContent?.trim() ?? '';
    const shape = text('background');
    return [
      {
        lat,
        lon,
        name: text('name'),
        group: text('type'),
        address: text('address'),
        description: text('desc'),
        icon: text('icon').replace(/^mx_/, '') || newFavorite.icon,
        background: shape === 'octagon' || shape === 'square' ? shape : newFavorite.background,
        color: /^#(?:[\da-f]{2})?([\da-f]{6})$/i.exec(text('color'))?.[1]?.replace(/^/, '#') ?? newFavorite.color,
        timeMs: Date.parse(text('time')) || 0,
        hidden: text('hidden') === 'true',
      },
    ];
  });
}
