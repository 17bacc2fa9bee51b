import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import { operationTable } from '@manzil/api-client/generated/operations.gen'
import { describe, expect, it } from 'vitest'
import { createQueryClient } from '../../api/query-client.ts'
import { patchLiked } from '../patch-liked.ts'

/** Whether each row of an answer, wherever it is, is liked; by the id of its property. */
function heartsIn(value: unknown): [id: unknown, isLiked: unknown][] {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap(heartsIn)
  return 'is_liked' in value && '_id' in value ? [[value._id, value.is_liked], ...below] : below
}

/** Every answer to a read of the contract that has hearts. */
const answers = Object.values(operationTable).flatMap(({ id, method }) => {
  const answer: unknown = method === 'get' ? fixtures[id]() : undefined
  const [[property, isLiked] = []] = heartsIn(answer)
  return typeof property === 'string' ? [{ id, answer, property, isLiked }] : []
})

describe('a favourite', () => {
  it('is known to stand in answers of the contract', () => {
    expect(answers.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['getAgent', 'getProperty', 'listProperties', 'listLikedProperties']),
    )
  })

  it.each(answers)('is drawn at once in the answer to $id', ({ answer, property, isLiked }) => {
    const queryClient = createQueryClient(() => {})
    // Under no matter which name: rows are found by what they are.
    const key = ['getSiteStatus', 'any'] as const
    queryClient.setQueryData(key, answer)
    patchLiked(queryClient, 'another home', !isLiked)
    expect(queryClient.getQueryData(key)).toBe(answer)
    patchLiked(queryClient, property, !isLiked)
    const after = heartsIn(queryClient.getQueryData(key)).filter(([of]) => of === property)
    expect(new Set(after.map(([, now]) => now))).toEqual(new Set([!isLiked]))
  })

  it('leaves other rows, and rows that are no properties, as they are', () => {
    const queryClient = createQueryClient(() => {})
    const other = { _id: 'p-2', is_liked: false }
    const agent = { _id: 'p-1' }
    queryClient.setQueryData(['getAgent'], {
      data: agent,
      properties: [{ _id: 'p-1', is_liked: false }, other],
    })
    patchLiked(queryClient, 'p-1', true)
    const after = queryClient.getQueryData<{ data: unknown; properties: unknown[] }>(['getAgent'])
    expect(after?.properties).toEqual([{ _id: 'p-1', is_liked: true }, other])
    expect(after?.properties[1]).toBe(other)
    expect(after?.data).toBe(agent)
  })
})
