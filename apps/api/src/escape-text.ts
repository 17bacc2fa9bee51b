const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Characters that no XML may hold: control characters but tab and line ends, and halves of pairs. */
const unprintable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Text for HTML and XML, in elements and in quoted attributes. */
export const escapeText = (text: string): string =>
  text.replace(unprintable, '').replace(/[&<>"']/g, (char) => entities[char] ?? char)
