import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from '../../test/open-test-phone.ts';
import { activities, externalFolder, packageName } from './package-name.ts';

const root = { uid: 0, gid: 0, groups: [] };
const back = 4;
let phone: TestPhone;

beforeAll(async () => {
  phone = await openTestPhone();
});
afterAll(() => phone.close());
beforeEach(async () => {
  const { packages, disk } = phone.system;
  await packages.clear(packageName);
  await disk.remove(externalFolder, root, { recursive: true }).catch(() => undefined);
});

async function openMap(): Promise<void> {
  await phone.start({ component: { packageName, className: activities.map } });
  await phone.tap('skip_button');
  await phone.find('map_search_button');
}

async function search(text: string): Promise<void> {
  await phone.tap('map_search_button');
  await phone.tap('searchEditText');
  await phone.input(text);
}

const read = async (path: string) =>
  new TextDecoder().decode(await phone.system.disk.read(`${externalFolder}/${path}`, root));
const picture = async () => Buffer.from((await phone.system.screen?.screenshot()) ?? []).toString('base64');

describe('OsmAnd', () => {
  it('has its folders from its first start, before anything is saved in them', async () => {
    await openMap();
    expect(await phone.system.disk.list(externalFolder, root)).toEqual(
      expect.arrayContaining(['.nomedia', 'tiles', 'tracks']),
    );
  });

  it('is light or dark as the phone is, until a theme is chosen', async () => {
    const { settings } = phone.system;
    const night = (mode: string) => settings.put('secure', 'ui_night_mode', mode);
    await openMap();
    await phone.tap('map_menu_button');
    await phone.tap('Configure profile');
    await phone.tap('General settings');
    await phone.find('App theme');
    try {
      const byDay = await picture();
      night('2');
      await expect.poll(picture).not.toBe(byDay);
      night('1');
      await expect.poll(picture).toBe(byDay);
      await phone.tap('App theme');
      await phone.tap('Light');
      await expect.poll(() => phone.texts()).not.toContain('CANCEL');
      const light = await picture();
      night('2');
      await phone.pass(500);
      expect(await picture()).toBe(light);
    } finally {
      night('1');
    }
  });

  it('goes back from a page to its map, also when the screen was turned meanwhile', async () => {
    const { settings } = phone.system;
    await openMap();
    await phone.tap('map_menu_button');
    await phone.tap('Map markers');
    settings.put('system', 'accelerometer_rotation', '0');
    settings.put('system', 'user_rotation', '1');
    try {
      await expect.poll(async () => (await phone.find('Map markers')).bounds[1]).toBeLessThan(120);
      await phone.key(back);
      await phone.find('map_search_button');
    } finally {
      settings.put('system', 'user_rotation', '0');
    }
  });

  it('finds a village with its streets, and keeps it as a favourite in a GPX file', async () => {
    await openMap();
    await search('triesen, liechtenstein');
    await phone.tap('search_list_item');
    await phone.find('Meierhofstrasse');
    await phone.tap('SHOW TRIESEN ON THE MAP');
    await phone.tap('Add');
    await phone.tap('Save');
    await phone.find('Edit');
    expect(await read('favorites/favorites.gpx')).toMatch(
      /<wpt lat="47.106997" lon="9.5274854">[\s\S]*<name>Triesen<\/name>[\s\S]*<osmand:icon>special_star</,
    );
  });

  it('shows on the map the town that was specified first, when it is tapped among its streets', async () => {
    await openMap();
    await phone.tap('map_search_button');
    await phone.tap('ADDRESS');
    await phone.tap('First specify city/town/locality');
    await phone.tap('Balzers');
    await phone.find('Landstrasse');
    await phone.tap('search_list_item');
    await phone.find('Add');
  });

  it('finds coordinates, whose favourite needs a name', async () => {
    await openMap();
    await search('47.5, 9.75');
    await phone.tap('search_list_item');
    await phone.tap('Add');
    await phone.find('Add Favorite');
    await phone.tap('Save');
    await phone.tap('name_edit');
    await phone.input('Meadow');
    await phone.tap('Add a group');
    await phone.tap('Name');
    await phone.input('Trips');
    await phone.tap('SAVE');
    await phone.tap('Save');
    await phone.find('Meadow');
    expect(await read('favorites/favorites-Trips.gpx')).toContain('<type>Trips</type>');
  });

  it('adds map markers, newest first, and moves them to the history and back', async () => {
    await openMap();
    for (const place of ['Ruggell', 'Schonberg']) {
      await search(place);
      await phone.tap('search_list_item');
      if (place === 'Ruggell') await phone.tap('SHOW RUGGELL ON THE MAP');
      await phone.tap('Marker');
      await phone.tap('Close');
    }
    await phone.find('map_markers_top_bar');
    await phone.tap('marker_btn_ok');
    await expect.poll(async () => (await phone.texts()).includes('Ruggell')).toBe(true);
    await phone.tap('marker_btn_more');
    await phone.tap('History');
    await phone.tap('Schönberg');
    await phone.tap('Make active');
    await phone.find('No markers in the history');
    await phone.tap('List');
    await phone.find('map_marker_title');
    const shown = (await phone.texts()).filter((text) => text === 'Schönberg' || text === 'Ruggell');
    expect(shown).toEqual(['Schönberg', 'Ruggell']);
  });

  it('plans a route by the cross-hair, takes points back, and saves it as a track', async () => {
    await openMap();
    await phone.tap('map_menu_button');
    await phone.tap('Plan a route');
    await phone.tap('Create new route');
    await phone.tap('add_point_button');
    await phone.swipe('left');
    await phone.tap('add_point_button');
    await phone.tap('add_point_button');
    await phone.find('points: 3');
    await phone.tap('undo_point_button');
    await phone.find('points: 2');
    await phone.tap('Done');
    await phone.tap('Save');
    await phone.find('is saved');
    await phone.tap('Exit');
    const [name = ''] = await phone.system.disk.list(`${externalFolder}/tracks`, root);
    const points = [...(await read(`tracks/${name}`)).matchAll(/<trkpt lat="([^"]*)" lon="([^"]*)"/g)];
    expect(points.map(([, lat]) => Number(lat))).toEqual([0, 0]);
    expect(Number(points[1]?.[2])).toBeGreaterThan(1);
  });

  it('asks before a planned route is lost', async () => {
    await openMap();
    await phone.tap('map_menu_button');
    await phone.tap('Plan a route');
    await phone.tap('Create new route');
    await phone.tap('Done');
    await phone.tap('add_point_button');
    await phone.key(back);
    await phone.find('Exit without saving?');
    await phone.tap('Exit');
    await phone.find('map_search_button');
  });

  it('takes up favourites that others wrote into its folder', async () => {
    await phone.system.disk.mkdir(`${externalFolder}/favorites`, root, { recursive: true });
    const gpx =
      '<gpx xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="47.1" lon="9.5"><name>Bench &amp; view</name></wpt></gpx>';
    await phone.system.disk.write(`${externalFolder}/favorites/favorites.gpx`, gpx, root);
    await openMap();
    await phone.tap('map_menu_button');
    await phone.tap('My Places');
    await phone.tap('category_name');
    await phone.find('Bench & view');
  });

  it('shows where the phone is once it may know', async () => {
    await phone.system.packages.grant(packageName, 'android.permission.ACCESS_FINE_LOCATION');
    await openMap();
    await phone.system.location.fix({ latitude: 47.14, longitude: 9.52, altitude: 455 });
    await phone.find('Where am I');
    await phone.tap('map_my_location_button');
    await phone.find('Map linked to location');
  });

  it('answers geo: addresses of other apps', async () => {
    await phone.start({ action: 'android.intent.action.VIEW', data: 'geo:47.1663432,9.5103085' });
    await phone.tap('skip_button');
    await phone.find('47.16634° N, 9.51031° E');
  });

  it('changes a planned route point by point', async () => {
    await openMap();
    await phone.tap('map_menu_button');
    await phone.tap('Plan a route');
    await phone.tap('Create new route');
    for (let count = 0; count < 3; count += 1) await phone.tap('add_point_button');
    await phone.tap('up_down_row');
    await phone.tap('measure_point_remove_image_button');
    await phone.find('points: 2');
    await phone.tap('Point — 2');
    await phone.tap('Add point before');
    await phone.tap('Apply');
    await phone.find('points: 3');
    await phone.tap('Point — 1');
    await phone.tap('Trim after');
    await phone.find('points: 1');
    await phone.tap('undo_point_button');
    await phone.find('points: 3');
  });

  it('keeps a planned route when the screen is turned', async () => {
    const { settings } = phone.system;
    await openMap();
    await phone.tap('map_menu_button');
    await phone.tap('Plan a route');
    await phone.tap('Create new route');
    await phone.tap('add_point_button');
    await settings.put('system', 'accelerometer_rotation', '0');
    await settings.put('system', 'user_rotation', '1');
    try {
      await expect.poll(async () => (await phone.find('MapLayersView')).bounds[2]).toBeGreaterThan(2000);
      await phone.find('points: 1');
    } finally {
      await settings.put('system', 'user_rotation', '0');
    }
    await expect.poll(async () => (await phone.find('MapLayersView')).bounds[2]).toBe(1080);
  });

  it('keeps the name of a group that is being written, and what is picked, while the screen is turned', async () => {
    const { settings } = phone.system;
    const turn = async (to: '0' | '1') => {
      settings.put('system', 'accelerometer_rotation', '0');
      settings.put('system', 'user_rotation', to);
      // A dialog is narrower than the screen.
      await expect.poll(async () => ((await phone.nodes())[0]?.bounds[2] ?? 0) > 1080).toBe(to === '1');
    };
    await openMap();
    await search('triesen, liechtenstein');
    await phone.tap('search_list_item');
    await phone.tap('SHOW TRIESEN ON THE MAP');
    await phone.tap('Add');
    await phone.tap('Add a group');
    await phone.input('Villages');
    try {
      await turn('1');
      await phone.find('Villages');
      await turn('0');
      await phone.tap(({ text }) => text?.toUpperCase() === 'SAVE' && text !== 'Save');
      await phone.tap('Save');
      await phone.find('Edit');
      await phone.key(back);
      await phone.tap('map_menu_button');
      await phone.tap('My Places');
      await phone.tap('Delete');
      await phone.tap(({ className }) => className === 'android.widget.CheckBox');
      await turn('1');
      await phone.find(({ className, checked }) => className === 'android.widget.CheckBox' && checked === true);
    } finally {
      settings.put('system', 'user_rotation', '0');
    }
    expect(await read('favorites/favorites-Villages.gpx')).toContain('<name>Triesen</name>');
  });

  it('lets a start and an end of a way be chosen on the map', async () => {
    await openMap();
    await phone.tap('map_route_info_button');
    await phone.tap('Start');
    await phone.tap('Select on map');
    await phone.tap('MapLayersView');
    await phone.tap('fromText');
    await phone.tap('Search');
    await phone.tap('searchEditText');
    await phone.input('8FVC9G8F+6X');
    await phone.tap('search_list_item');
    await phone.find('47.36556° N, 8.52494° E');
    await phone.tap('Start');
    await phone.find('map_search_button');
  });

  it('picks favourites of My Places by groups, to delete them', async () => {
    await phone.system.disk.mkdir(`${externalFolder}/favorites`, root, { recursive: true });
    const wpt = (lat: number, name: string) =>
      `<wpt lat="${lat}" lon="9.5"><name>${name}</name><type>Trips</type></wpt>`;
    const gpx = `<gpx xmlns="http://www.topografix.com/GPX/1/1">${wpt(47.1, 'Hut')}${wpt(47.2, 'Alp')}</gpx>`;
    await phone.system.disk.write(`${externalFolder}/favorites/favorites-Trips.gpx`, gpx, root);
    await openMap();
    await phone.tap('map_menu_button');
    await phone.tap('My Places');
    await phone.tap('Trips');
    await expect
      .poll(async () => (await phone.texts()).filter((text) => /^(Alp|Hut)$/.test(text)))
      .toEqual(['Alp', 'Hut']);
    await phone.tap('Settings');
    await phone.tap('Show on map');
    await expect.poll(() => read('favorites/favorites-Trips.gpx')).toContain('<osmand:hidden>true<');
    await phone.tap('Delete');
    await phone.tap('toggle_item');
    await phone.find('2 selected');
    await phone.tap('Delete');
    await phone.find('Delete 2 Favorites and 1 Favorite groups?');
    await phone.tap('DELETE');
    await phone.find('Add Favorites');
    expect(await phone.system.disk.list(`${externalFolder}/favorites`, root)).toEqual([]);
  });

  it('puts markers in order, gives them other names, and deletes them', async () => {
    await openMap();
    for (const place of ['Ruggell', 'Balzers']) {
      await search(place);
      await phone.tap('search_list_item');
      await phone.tap(`SHOW ${place.toUpperCase()} ON THE MAP`);
      await phone.tap('Marker');
      await phone.tap('Close');
    }
    await phone.tap('marker_btn_more');
    await phone.tap('More');
    await phone.tap('Sort by');
    await phone.tap('Oldest first');
    const titles = async () => (await phone.texts()).filter((text) => /^(Ruggell|Balzers|Camp)$/.test(text));
    await expect.poll(titles).toEqual(['Ruggell', 'Balzers']);
    await phone.tap('Ruggell');
    await phone.tap('Edit');
    await phone.tap('name_edit');
    await phone.key(123);
    for (let index = 0; index < 7; index += 1) await phone.key(67);
    await phone.input('Camp');
    await phone.tap('SAVE');
    await phone.tap('marker_btn_more');
    await expect.poll(titles).toEqual(['Camp', 'Balzers']);
    await phone.tap('Camp');
    await phone.tap('Edit');
    await phone.tap('DELETE');
    await phone.tap('YES');
    await phone.tap('marker_btn_more');
    await expect.poll(titles).toEqual(['Balzers']);
  });
});
