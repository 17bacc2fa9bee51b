import { expect, test } from 'vitest'
import { contractStatus, printStatus } from '../../codegen/contract-status.ts'

const status = contractStatus({
  specified: { paths: ['GET /a', 'PUT /gone'], names: { things: 'listThings', lost: 'listLost' } },
  contract: new Map([
    ['getA', 'GET /a'],
    ['listThings', 'GET /things'],
    ['extra', 'GET /extra'],
  ]),
  pending: ['listThings', 'extra'],
  events: { specified: ['one', 'two', 'never'], contract: ['one', 'two', 'three'] },
})

test('each side is counted', () => {
  expect(status.rows.map(({ counts }) => counts)).toEqual([
    [4, 2, 1, 2],
    [0, 1, 0, 1],
    [3, 2, 2, 2],
    [0, 1, 1, 1],
  ])
})

test('what is not there is named', () => {
  expect(status.missing).toEqual(['PUT /gone', 'lost', 'never'])
  expect(status.beyond).toEqual(['extra', 'three'])
  expect(status.pending).toEqual(['extra', 'listThings'])
})

test('the table has a column for each side', () => {
  const [head, first] = printStatus(status).split('\n')
  expect(head?.trim().split(/\s+/)).toEqual(['specification', 'contract', 'server', 'mock'])
  expect(first).toMatch(/^operations of the specification\s+4\s+2\s+1\s+2$/)
  expect(printStatus(status)).toContain('Answered 501 by the server (2):\n  extra\n  listThings')
})
