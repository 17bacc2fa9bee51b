import fc from 'fast-check'
import type { JsonSchema } from '../contract/json-schema.ts'
import type { FormPart } from './case.ts'

type File = NonNullable<FormPart['file']>

/** A picture of one transparent pixel. */
const png = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (char) => char.charCodeAt(0),
)
const text = new TextEncoder().encode('Not a picture.')

/** Bytes above the limit of a file that come with a file that is too large. */
const excess = 1024
/** Size of a large file where the contract names no limit. Bytes. */
const large = 256 * 1024

const samples: readonly File[] = [
  { name: 'pixel.png', type: 'image/png', bytes: png },
  { name: 'بيت 1.png', type: 'image/png', bytes: png },
  { name: 'feed.csv', type: 'text/csv', bytes: new TextEncoder().encode('reference\n1\n') },
  { name: 'عقارات.xml', type: 'text/xml', bytes: new TextEncoder().encode('<list/>') },
]

/** Files that the contract allows. @throws Error where no sample is of a kind that it takes */
export function goodFiles(schema: JsonSchema): fc.Arbitrary<File> {
  const kinds = schema['x-media-types']
  return fc.constantFrom(...samples.filter(({ type }) => !kinds || kinds.includes(type)))
}

/** Files with something wrong: their kind, their size, their bytes or their name. */
export function oddFiles(schema: JsonSchema): fc.Arbitrary<{ file: File; why: string }> {
  const size = (schema['x-max-bytes'] ?? large) + excess
  const inflated = new Uint8Array(size)
  inflated.set(png)
  return fc.constantFrom(
    { why: 'an empty file', file: { name: 'a.png', type: 'image/png', bytes: new Uint8Array() } },
    { why: 'a text', file: { name: 'a.txt', type: 'text/plain', bytes: text } },
    {
      why: 'a text that says to be a picture',
      file: { name: 'a.png', type: 'image/png', bytes: text },
    },
    {
      why: 'a picture cut short',
      file: { name: 'a.png', type: 'image/png', bytes: png.slice(0, 20) },
    },
    {
      why: 'markup',
      file: {
        name: 'a.svg',
        type: 'image/svg+xml',
        bytes: new TextEncoder().encode('<svg onload="alert(1)"/>'),
      },
    },
    {
      why: 'a name that climbs',
      file: { name: '../../../etc/a.png', type: 'image/png', bytes: png },
    },
    {
      why: 'a long name',
      file: { name: `${'a'.repeat(3000)}.png`, type: 'image/png', bytes: png },
    },
    {
      why: 'a file that is too large',
      file: { name: 'a.png', type: 'image/png', bytes: inflated },
    },
  )
}
