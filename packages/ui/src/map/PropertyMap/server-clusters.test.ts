import { expect, test } from 'vitest'
import { boundsOfPins, countHomes, gatherPins, type MapPin, onlyHome } from './cluster-pins.ts'

const home: MapPin = { id: 'home', at: [55.1, 25], label: '1M', name: '1M' }
const cluster: MapPin = {
  ...home,
  id: 'cluster',
  cluster: { count: 37, bounds: [55.05, 24.9, 55.2, 25.1] },
}

test('a cluster of the server counts with its homes, also within another', () => {
  expect(countHomes([home, cluster])).toBe(38)
  const [group] = gatherPins([home, cluster], 10)
  expect(group && countHomes(group.pins)).toBe(38)
})

test('a group reaches as far as its clusters do', () => {
  expect(boundsOfPins([home, cluster])).toEqual([55.05, 24.9, 55.2, 25.1])
  expect(boundsOfPins([])).toBeNull()
})

test('a home alone is chosen, a cluster comes apart, unless it never does', () => {
  expect(onlyHome([home])).toBe(home)
  expect(onlyHome([cluster])).toBeUndefined()
  const whole: MapPin = { ...home, cluster: { count: 9, bounds: [55, 25, 55, 25], whole: true } }
  expect(onlyHome([whole])).toBe(whole)
  expect(onlyHome([home, whole])).toBeUndefined()
})
