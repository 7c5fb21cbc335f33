import { type ConsoleCommand, done } from './command.ts';

const metresPerSecondOfKnot = 1852 / 3600;

export const geo: ConsoleCommand = {
  name: 'geo',
  abstract: 'geolocation commands',
  help: ['allows you to change where the phone believes to be'],
  subcommands: [
    {
      name: 'fix',
      abstract: 'send a simple GPS fix',
      help: [
        "'geo fix <longitude> <latitude> [<altitude> [<satellites> [<velocity>]]]'",
        '  <longitude>   longitude, in decimal degrees',
        '  <latitude>    latitude, in decimal degrees',
        '  <altitude>    optional altitude in meters',
        '  <satellites>  number of satellites being tracked (1-12)',
        '  <velocity>    optional velocity in knots',
      ],
      run: (phone, argument) => {
        const [longitude, latitude, altitude = 0, , knots] = argument.split(/\s+/).filter(Boolean).map(Number);
        if (longitude === undefined || latitude === undefined) {
          return { refusal: "not enough arguments: see 'help geo fix' for details" };
        }
        if (!(Math.abs(longitude) <= 180)) {
          return { refusal: 'invalid longitude value. Should be in [-180,+180] range' };
        }
        if (!(Math.abs(latitude) <= 90)) return { refusal: 'invalid latitude value. Should be in [-90,+90] range' };
        if (!Number.isFinite(altitude)) return { refusal: 'invalid altitude value' };
        if (knots !== undefined && !Number.isFinite(knots)) return { refusal: 'invalid velocity value' };
        const speed = knots === undefined ? {} : { speed: knots * metresPerSecondOfKnot };
        phone.location({ latitude, longitude, altitude, ...speed });
        return done;
      },
    },
  ],
};
