import { expect, test } from 'vitest';
import { parseGpx } from './gpx.ts';

const file = (content: string) =>
  `<?xml version='1.0' encoding='UTF-8'?>\n<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">${content}</gpx>`;

test('reads waypoints with their names, and the points of tracks in their order', () => {
  const text = file(
    '<wpt lat="47.1" lon="9.5"><name>A &amp; B</name></wpt><trk><trkseg><trkpt lat="1" lon="2"/><trkpt lat="3" lon="4"></trkpt></trkseg></trk><trk><trkseg><trkpt lat="5" lon="6"/></trkseg></trk><rte><rtept lat="7" lon="8"/></rte>',
  );
  expect(parseGpx(text)).toEqual({
    waypoints: [{ lat: 47.1, lon: 9.5, name: 'A & B' }],
    trackPoints: [
      { lat: 1, lon: 2, name: '' },
      { lat: 3, lon: 4, name: '' },
      { lat: 5, lon: 6, name: '' },
    ],
  });
});

test('reads files with a prefix for GPX, and leaves out points without a place', () => {
  const text =
    '<n:gpx xmlns:n="http://www.topografix.com/GPX/1/1"><n:wpt lat="1" lon="2"><n:name/></n:wpt><n:wpt lat="x"/></n:gpx>';
  expect(parseGpx(text)?.waypoints).toEqual([{ lat: 1, lon: 2, name: '' }]);
});

test.each(['', 'no xml', '<gpx><wpt></gpx>'])('%j is no file of places', (text) => {
  expect(parseGpx(text)?.waypoints ?? []).toEqual([]);
});
