import { expect, it } from 'vitest'
import { checkFiles, isAccepted } from './check-files.ts'

function file(name: string, type: string, size: number): File {
  return new File([new Uint8Array(size)], name, { type })
}

it.each([
  ['a.jpg', 'image/jpeg', 'image/*', true],
  ['a.jpg', 'image/jpeg', 'image/png, image/jpeg', true],
  ['A.PDF', '', '.pdf', true],
  ['a.svg', 'image/svg+xml', 'image/jpeg,.pdf', false],
  ['jpg', '', 'image/*', false],
])('%s of type %j against %j: %s', (name, type, accept, accepted) => {
  expect(isAccepted({ name, type }, accept)).toBe(accepted)
})

it('tells for each refused file why', () => {
  const { taken, refused } = checkFiles(
    [
      file('plan.pdf', 'application/pdf', 10),
      file('empty.jpg', 'image/jpeg', 0),
      file('huge.jpg', 'image/jpeg', 101),
      file('one.jpg', 'image/jpeg', 100),
      file('two.jpg', 'image/jpeg', 1),
    ],
    { accept: 'image/*', maxBytes: 100, maxFiles: 3 },
    2,
  )
  expect(taken.map(({ name }) => name)).toEqual(['one.jpg'])
  expect(refused.map(({ reason }) => reason)).toEqual(['type', 'empty', 'size', 'count'])
})

it('takes all without limits', () => {
  expect(checkFiles([file('a', '', 1)], {}, 1000).refused).toEqual([])
})
