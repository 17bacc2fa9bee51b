import { expect, test } from 'vitest'
import {
  boundsOfPins,
  countProperties,
  gatherPins,
  type MapPin,
  onlyProperty,
} from './cluster-pins.ts'

const property: MapPin = { id: 'home', at: [55.1, 25], label: '1M', name: '1M' }
const cluster: MapPin = {
  ...property,
  id: 'cluster',
  cluster: { count: 37, bounds: [55.05, 24.9, 55.2, 25.1] },
}

test('a cluster of the server counts with its properties, also within another', () => {
  expect(countProperties([property, cluster])).toBe(38)
  const [group] = gatherPins([property, cluster], 10)
  expect(group && countProperties(group.pins)).toBe(38)
})

test('a group reaches as far as its clusters do', () => {
  expect(boundsOfPins([property, cluster])).toEqual([55.05, 24.9, 55.2, 25.1])
  expect(boundsOfPins([])).toBeNull()
})

test('a property alone is chosen, a cluster comes apart, unless it never does', () => {
  expect(onlyProperty([property])).toBe(property)
  expect(onlyProperty([cluster])).toBeUndefined()
  const whole: MapPin = {
    ...property,
    cluster: { count: 9, bounds: [55, 25, 55, 25], whole: true },
  }
  expect(onlyProperty([whole])).toBe(whole)
  expect(onlyProperty([property, whole])).toBeUndefined()
})
