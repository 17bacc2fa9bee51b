import { expect, it } from 'vitest'
import { croppedArea, settled, untouched } from './picture-edit.ts'

const wide = { width: 4000, height: 2000 }

it('keeps all of an untouched picture', () => {
  expect(croppedArea(wide, untouched)).toEqual({ left: 0, top: 0, width: 4000, height: 2000 })
})

it('keeps as much as the ratio allows, from the middle', () => {
  expect(croppedArea(wide, { ...untouched, ratio: 1 })).toEqual({
    left: 1000,
    top: 0,
    width: 2000,
    height: 2000,
  })
})

it('reckons in the turned picture', () => {
  const { width, height } = croppedArea(wide, { ...untouched, turns: 1 })
  expect([width, height]).toEqual([2000, 4000])
})

it('never reaches beyond the picture', () => {
  const far = { ...untouched, ratio: 1, zoom: 2, x: 9, y: -9 }
  expect(croppedArea(wide, far)).toEqual({ left: 3000, top: 0, width: 1000, height: 1000 })
  expect(settled(wide, far)).toMatchObject({ x: 0.875, y: 0.25 })
})
