import { zPropertyStatus } from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import {
  mayMove,
  moveOfForm,
  type PropertyMove,
  transitions,
} from '../../src/own-property/states.ts'

const statuses = zPropertyStatus.options

test('every move begins only where the table says', () => {
  const legal: Record<PropertyMove, string> = {
    submit: 'draft rejected',
    review: 'live',
    approve: 'in_review',
    reject: 'live hidden in_review',
    withdraw: 'in_review rejected',
    pause: 'live',
    resume: 'hidden',
    renew: 'live expired',
    confirm: 'live hidden',
    expire: 'live',
  }
  // The keys of the table are its moves.
  const moves = Object.keys(transitions) as PropertyMove[]
  const found = moves.map((move) => [
    move,
    statuses.filter((from) => mayMove(move, from)).join(' '),
  ])
  expect(Object.fromEntries(found)).toEqual(legal)
})

test('a form puts a property where it asks, by a legal move or not at all', () => {
  for (const from of statuses)
    for (const wanted of ['draft', 'live', 'hidden'] as const) {
      const move = moveOfForm(from, wanted)
      if (move === undefined) continue
      if (move === 'stay') expect([wanted, 'in_review']).toContain(from)
      else expect([mayMove(move, from), transitions[move].to]).toEqual([true, wanted])
    }
  expect(moveOfForm('draft', 'hidden')).toBeUndefined()
  expect(moveOfForm('live', 'draft')).toBeUndefined()
})
