import { type AppApi, defineApp } from '@androidworld/app-sdk';
import { uiModule } from '../own-files.ts';
import { logo } from './logo.ts';
import { places } from './map-data/places.ts';
import { pointsOfInterest } from './map-data/points-of-interest.ts';
import { activities, externalFolder, fileAuthority, packageName } from './package-name.ts';
import { historyDatabase } from './store/history.ts';
import { markerDatabase } from './store/markers.ts';
import { querySharedFile } from './store/share-file.ts';
import { tracksFolder } from './store/tracks.ts';

const tilesFolder = `${externalFolder}/tiles`;
/** Its pictures are none of the gallery's. */
const noMedia = `${externalFolder}/.nomedia`;

const byDefault = ['android.intent.category.DEFAULT', 'android.intent.category.BROWSABLE'];
const view = ['android.intent.action.VIEW'];

/** OsmAnd 4.6.13, `net.osmand-4.6.13.apk`, with its map of Liechtenstein installed. */
export const osmAnd = defineApp({
  manifest: {
    packageName,
    label: 'OsmAnd',
    versionName: '4.6.13',
    versionCode: 4613,
    minSdk: 24,
    targetSdk: 33,
    icon: { path: logo, foreground: '#ffffff', background: '#ff8800' },
    activities: [
      {
        name: activities.map,
        exported: true,
        launchMode: 'singleTask',
        filters: [
          { actions: ['android.intent.action.MAIN'], categories: ['android.intent.category.LAUNCHER'] },
          { actions: view, categories: byDefault, schemes: ['osmand.api'] },
          { actions: ['android.intent.action.SEND'], categories: byDefault, types: ['text/plain'] },
        ],
      },
      { name: activities.myPlaces },
      {
        name: activities.geoIntent,
        exported: true,
        filters: [{ actions: view, categories: byDefault, schemes: ['geo', 'osmand.geo'] }],
      },
    ],
    providers: [{ authority: fileAuthority, exported: false }],
    permissions: [
      'android.permission.ACCESS_FINE_LOCATION',
      'android.permission.ACCESS_COARSE_LOCATION',
      'android.permission.POST_NOTIFICATIONS',
    ],
  },
  ui: uiModule('osmand'),
  async start(api) {
    await markerDatabase.create(api);
    await historyDatabase.create(api);
    await makeFolders(api);
    await installMap(api);
    return {
      providers: {
        [fileAuthority]: { query: (uri) => querySharedFile(api, uri), type: () => 'application/gpx+xml' },
      },
    };
  },
});

/** There from the first start, before anything is saved in them. OsmAnd `ResourceManager.resetStoreDirectory()` */
async function makeFolders(api: AppApi): Promise<void> {
  for (const folder of [tilesFolder, tracksFolder]) await api.files.mkdir(folder);
  if ((await api.files.stat(noMedia)) === null) await api.files.write(noMedia, '');
}

/** The places of its map, where set-ups look for the real app's map file. What somebody else puts there is not read. */
async function installMap(api: AppApi): Promise<void> {
  const path = `${externalFolder}/Liechtenstein_europe.obf`;
  if ((await api.files.stat(path)) !== null) return;
  await api.files.write(path, JSON.stringify({ map: 'Liechtenstein', source: packageName, places, pointsOfInterest }));
}
