const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
  '\r': '&#13;',
};

/** Text as it stands in an XML attribute or element. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"\n\t\r]/g, (character) => entities[character] ?? character);
}
