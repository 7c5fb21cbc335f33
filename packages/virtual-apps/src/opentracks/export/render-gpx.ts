import { escapeXml, isoTime, segmentsOf, uuidText, type WholeTrack } from './track-text.ts';

/** GPX 1.1 with the app's extensions. */
export function renderGpx(tracks: readonly WholeTrack[]): string {
  const waypoints = tracks.flatMap(({ markers }) =>
    markers.map(
      (marker) =>
        `<wpt lat="${marker.latitude.toFixed(6)}" lon="${marker.longitude.toFixed(6)}">
${marker.elevation === null ? '' : `<ele>${marker.elevation.toFixed(1)}</ele>\n`}<time>${isoTime(marker.timeMs)}</time>
<name>${escapeXml(marker.name)}</name>
<desc>${escapeXml(marker.description)}</desc>
<type>${escapeXml(marker.category)}</type>
</wpt>`,
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="OpenTracks"
xmlns="http://www.topografix.com/GPX/1/1"
xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v2"
xmlns:opentracks="http://opentracksapp.com/xmlschemas/v1">
${[...waypoints, ...tracks.map(renderTrack)].join('\n')}
</gpx>
`;
}

function renderTrack({ track, points }: WholeTrack): string {
  const segments = segmentsOf(points).map((segment) => {
    const rendered = segment.map(
      (point) =>
        `<trkpt lat="${point.latitude.toFixed(6)}" lon="${point.longitude.toFixed(6)}">
${point.elevation === null ? '' : `<ele>${point.elevation.toFixed(1)}</ele>\n`}<time>${isoTime(point.timeMs)}</time>
<extensions><gpxtpx:TrackPointExtension><gpxtpx:speed>${(point.speed ?? 0).toFixed(2)}</gpxtpx:speed></gpxtpx:TrackPointExtension></extensions>
</trkpt>`,
    );
    return `<trkseg>\n${rendered.join('\n')}\n</trkseg>`;
  });
  return `<trk>
<name>${escapeXml(track.name)}</name>
<desc>${escapeXml(track.description)}</desc>
<type>${escapeXml(track.category)}</type>
<extensions>
<opentracks:trackid>${uuidText(track.uuid)}</opentracks:trackid>
</extensions>
${segments.join('\n')}
</trk>`;
}
