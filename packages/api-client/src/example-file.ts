/** The smallest files that are what they say. */
const samples: Readonly<Record<string, string>> = {
  'image/png':
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'application/pdf': btoa(
    '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
}

/** A small file of the first of these media types that there is a sample of; otherwise a text. */
export function exampleFile(mediaTypes: readonly string[]): Blob {
  const type = mediaTypes.find((name) => name in samples) ?? mediaTypes[0] ?? 'text/plain'
  const bytes = Uint8Array.from(atob(samples[type] ?? btoa('example')), (char) =>
    char.charCodeAt(0),
  )
  return new File([bytes], `example.${type.slice(type.indexOf('/') + 1)}`, { type })
}
