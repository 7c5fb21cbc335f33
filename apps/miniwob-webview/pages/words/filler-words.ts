const WORDS = `
a ac ad aenean aequo aliqua aliquam alta amet animo ante aptent arcu arma at auctor augue bella bene bibendum blandit brevis
caelum calor campus cantus caput carmen casus causa celer certa clamor clara collis commodo congue copia cor cras cum cura
cursus dapibus deinde dens diam dies dictum dis diversa dolor dolore domus donec dui dulcis dum dura ea efficitur eget
elementum elit enim erat eros est et etiam eu euismod ex facilis fama fames faucibus felis fermentum festina fides finibus
flamma flos fluctus fons forma fortis fringilla fugit gaudium gelida genus gloria grandis gratia gravida habitant harena
hendrerit herba hic hora hortus iaculis iam id ignis imber imperdiet in inceptos insula integer inter ipsum iter iusto labor
lacinia lacus laetus laoreet lectus lente leo levis libero ligula limen litora lorem luctus lumen luna magna mane mare massa
mattis mauris memoria mensa metus mi minima molestie mollis montes morbi multa murus nam nascetur natura navis nec neque
nihil nisi nobis nomen non notus novem nox nubes nulla nunc odio olim omnis opus orbis ornare otium pater pax pectus
pellentesque per pharetra placerat pluvia porta potenti praesent primis pulvinar purus quam quies quis rapidus regio rhoncus
ripa risus rosa rura rutrum saepe sagittis salus sapien sed semper senectus sidus silva simplex sit sodales sol somnus sonus
stella suavis sub sumus tacita tellus tempus tenebrae terra tortor tristique turpis ultrices umbra unda urna ut varius
vehicula velit ventus venenatis ver verbum vespera via vita vivamus volucris vox vulputate
`;

/** Latin-like words that mean nothing, lower case. */
export const FILLER_WORDS: readonly string[] = WORDS.trim().split(/\s+/);
