import { defineSuite, type Suite } from '@androidworld/core';
import { setAirplaneMode } from './set-airplane-mode.ts';

/** The factory that configurations call, with the options they give; it has none yet. */
export default function mySuite(): Suite {
  return defineSuite({
    name: 'my-suite',
    version: '0.1.0',
    tasks: [setAirplaneMode],
  });
}
