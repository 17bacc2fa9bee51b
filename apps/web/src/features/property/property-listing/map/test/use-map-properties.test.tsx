import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import type { MapPins } from '@manzil/api-client/generated/types.gen'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw } from '../../../../../test/draw.tsx'
import { serve } from '../../../../../test/serve.ts'
import { useMapProperties } from '../use-map-properties.ts'

const view = { bounds: [55, 25, 55.2, 25.2], zoom: 12 } as const

function Pins() {
  const { pins } = useMapProperties({ purpose: 'sale' }, { ...view, bounds: [...view.bounds] })
  return pins.map(({ id, label, name }) => (
    <p key={id} title={name}>
      {label}
    </p>
  ))
}

const [pin] = fixtures.listMapPins().data.pins
if (!pin) throw new Error('The contract has no example of a pin.')

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/** Label and name of what the map shows. */
async function drawPins(found: Partial<MapPins>) {
  const data = { ...fixtures.listMapPins().data, pins: [], clusters: [], places: [], ...found }
  serve({ 'GET /property/get-map-for-users': { body: { data } } })
  await draw(<Pins />, { texts: ['map'] })
  const drawn = await screen.findAllByTitle(/./)
  return drawn.map(({ textContent, title }) => [plain(textContent), plain(title)])
}

it('writes prices short on the map and whole in the names', async () => {
  const pins = [pin, { ...pin, _id: 'p-2', price: null, bedrooms: 0 }]
  expect(await drawPins({ pins })).toEqual([
    ['AED 1.85M', 'AED 1,850,000, Apartment, 2 beds'],
    ['?', 'Price on request, Apartment, Studio'],
  ])
})

it('counts properties that stand close, and properties of which only the place is known', async () => {
  const { clusters, places } = fixtures.listMapPins().data
  expect((await drawPins({ clusters, places })).map(([label]) => label)).toEqual(['37', '≈ 12'])
})
