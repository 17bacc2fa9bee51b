import { expect, it } from 'vitest'
import { type Refused, refusedBy, unknownParams, withoutRefused } from '../refused-filters.ts'

const address = new URLSearchParams('location=atlantis&location=jvc&location=marina&page=3')
const refused = (path: string) =>
  refusedBy([{ path, rule: 'unknown', key: 'field.unknown', message: 'No.' }], address)
const values = (of: readonly Refused[]) => of.map(({ value }) => value)

it('leaves out the one value that was refused, and not those after it', () => {
  expect(values(refused('location.0'))).toEqual(['atlantis'])
  expect(values(refused('location.1'))).toEqual(['jvc'])
  expect(withoutRefused(address, refused('location.0')).toString()).toBe(
    'location=jvc&location=marina',
  )
})

it('leaves out every value of a filter that was refused as a whole', () => {
  expect(values(refused('location'))).toEqual(['atlantis', 'jvc', 'marina'])
})

it('misses nothing that networks hang on links, and stays on the page where they are gone', () => {
  const shared = new URLSearchParams('page=3&utm_source=mail&gclid=1&fbclid=2&bathroms=2')
  const unknown = unknownParams(shared)
  expect(unknown.map(({ name }) => name)).toEqual(['bathroms'])
  expect(withoutRefused(shared, unknown).get('page')).toBe('3')
})
