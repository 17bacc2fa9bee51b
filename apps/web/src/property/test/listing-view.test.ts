import { expect, it } from 'vitest'
import { readView, usualView, writeView } from '../listing-view.ts'

it('is the map beside the list where both have room and nobody chose', () => {
  expect(usualView({ chosen: undefined, isWide: true })).toBe('map')
  expect(usualView({ chosen: undefined, isWide: false })).toBe('grid')
})

it('is what the visitor chose, but no map that hides the list', () => {
  expect(usualView({ chosen: 'grid', isWide: true })).toBe('grid')
  expect(usualView({ chosen: 'list', isWide: false })).toBe('list')
  expect(usualView({ chosen: 'map', isWide: false })).toBe('grid')
})

it('is read from an address that names one, and leaves the filters as they are', () => {
  const address = new URLSearchParams('purpose=rent')
  expect(readView(address)).toBeUndefined()
  expect(readView(writeView(address, 'grid'))).toBe('grid')
  expect(readView(new URLSearchParams('view=globe'))).toBeUndefined()
  expect(writeView(writeView(address, 'map'), undefined).toString()).toBe('purpose=rent')
})
