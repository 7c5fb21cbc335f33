import { escapeXml, isoTime, segmentsOf, uuidText, type WholeTrack } from './track-text.ts';

/** KML 2.3 with gx:Track, as Google Earth reads it. */
export function renderKml(tracks: readonly WholeTrack[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.3" xmlns:gx="http://www.google.com/kml/ext/2.2" xmlns:opentracks="http://opentracksapp.com/xmlschemas/v1">
<Document>
<open>1</open>
<visibility>1</visibility>
<name>${escapeXml(tracks[0]?.track.name ?? '')}</name>
${tracks.map(renderTrack).join('\n')}
</Document>
</kml>
`;
}

function renderTrack({ track, points, markers }: WholeTrack): string {
  const segments = segmentsOf(points).map((segment) => {
    const times = segment.map(({ timeMs }) => `<when>${isoTime(timeMs)}</when>`);
    const places = segment.map(
      ({ longitude, latitude, elevation }) => `<coord>${longitude} ${latitude} ${elevation ?? 0}</coord>`,
    );
    return `<Track>\n${[...times, ...places].join('\n')}\n</Track>`;
  });
  const places = markers.map(
    (marker) => `<Placemark>
<name>${escapeXml(marker.name)}</name>
<description>${escapeXml(marker.description)}</description>
<TimeStamp><when>${isoTime(marker.timeMs)}</when></TimeStamp>
<ExtendedData><Data name="type"><value>${escapeXml(marker.category)}</value></Data></ExtendedData>
<Point><coordinates>${marker.longitude},${marker.latitude},${marker.elevation ?? 0}</coordinates></Point>
</Placemark>`,
  );
  return `${places.join('\n')}
<Placemark>
<name>${escapeXml(track.name)}</name>
<description>${escapeXml(track.description)}</description>
<opentracks:trackid>${uuidText(track.uuid)}</opentracks:trackid>
<ExtendedData><Data name="type"><value>${escapeXml(track.category)}</value></Data></ExtendedData>
<MultiTrack>
<interpolate>1</interpolate>
${segments.join('\n')}
</MultiTrack>
</Placemark>`;
}
