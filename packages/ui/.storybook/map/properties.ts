import type { MapPin } from '../../src/map/PropertyMap/cluster-pins.ts'
import { noise } from '../figures.ts'
import { storyPlaces } from './dubai.ts'

interface PinWords {
  arabic: boolean
  /** Whole: "AED 2,350,000". */
  money: (value: number) => string
  /** Short: "2.35M". */
  short: (value: number) => string
  bedrooms: (count: number) => string
}

/** Properties for sale around the communities of the sketch, the same in every run; a tenth shares a building. */
export function propertiesOnMap(count: number, words: PinWords): MapPin[] {
  const next = noise(11)
  const pins: MapPin[] = []
  for (let index = 0; index < count; index++) {
    const place = storyPlaces[Math.floor(next() * storyPlaces.length)] ?? storyPlaces[0]
    const bedrooms = 1 + Math.floor(next() * 4)
    const price =
      Math.round((place.rate * (450 + bedrooms * 380) * (0.8 + next() * 0.4)) / 5000) * 5000
    const [dx, dy] = [(next() + next() - 1) * 0.013, (next() + next() - 1) * 0.011]
    const neighbour = index % 10 === 0 ? pins.at(-1) : undefined
    pins.push({
      id: `home-${index}`,
      at: neighbour?.at ?? [place.at[0] + dx, place.at[1] + dy],
      label: words.short(price),
      name: `${words.money(price)}, ${words.bedrooms(bedrooms)}, ${words.arabic ? place.ar : place.en}`,
    })
  }
  return pins
}
