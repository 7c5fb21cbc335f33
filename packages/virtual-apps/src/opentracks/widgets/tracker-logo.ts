/** The paper plane, as a path in a box of 24. */
export const trackerLogo = 'M21 3 3 10.53v.98l6.84 2.65L12.48 21h.98L21 3z';
