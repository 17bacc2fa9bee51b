import { expect, test } from 'vitest'
import { remembered } from '../../src/chat/remembered.ts'

const start = Date.parse('2026-11-20T08:00:00Z')

function counting() {
  const asked: string[] = []
  const clock = { at: start }
  const read = remembered(
    () => new Date(clock.at),
    async (area: string) => {
      asked.push(area)
      if (area === 'nowhere') throw new Error('no such area')
      return asked.length
    },
  )
  return { asked, clock, read }
}

test('the same figures are read once a minute, others at once', async () => {
  const { asked, clock, read } = counting()
  expect([await read('jvc'), await read('jvc'), await read('marina')]).toEqual([1, 1, 2])
  clock.at = start + 60_000
  expect(await read('jvc')).toBe(3)
  expect(asked).toEqual(['jvc', 'marina', 'jvc'])
})

test('two that ask at the same time wait for one reading', async () => {
  const { asked, read } = counting()
  expect(await Promise.all([read('jvc'), read('jvc')])).toEqual([1, 1])
  expect(asked).toEqual(['jvc'])
})

test('a failure is not kept', async () => {
  const { asked, read } = counting()
  await expect(read('nowhere')).rejects.toThrow('no such area')
  await expect(read('nowhere')).rejects.toThrow('no such area')
  expect(asked).toEqual(['nowhere', 'nowhere'])
})

test('the oldest figures give way once there are 200 others', async () => {
  const { asked, read } = counting()
  for (let area = 0; area <= 200; area += 1) await read(`area ${area}`)
  await read('area 200')
  await read('area 1')
  expect(asked).toHaveLength(201)
  await read('area 0')
  expect(asked).toHaveLength(202)
})
