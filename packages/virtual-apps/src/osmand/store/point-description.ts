/** What a marker or a place of the history is called, and by what it was found. */
export interface PointDescription {
  /** `address`, `poi`, `favorite`, `location`, `map_marker`. */
  readonly type: string;
  /** `Village`; empty for none. */
  readonly typeName: string;
  readonly name: string;
}

/** Of those kinds that have one of their own. */
const icons: Readonly<Record<string, string>> = {
  address: 'ic_action_building_number',
  poi: 'ic_action_info_dark',
};

/** As the databases keep it: `address.Village#Balzers#ic_action_building_number`. */
export function serialize({ type, typeName, name }: PointDescription): string {
  const kind = typeName === '' ? type : `${type}.${typeName}`;
  const icon = icons[type];
  return icon === undefined ? `${kind}#${name}` : `${kind}#${name}#${icon}`;
}

export function parseDescription(text: string): PointDescription {
  const [kind = '', name = ''] = text.split('#');
  const dot = kind.indexOf('.');
  if (!text.includes('#')) return { type: 'location', typeName: '', name: text };
  return dot < 0
    ? { type: kind, typeName: '', name }
    : { type: kind.slice(0, dot), typeName: kind.slice(dot + 1), name };
}
