import { describe, expect, it } from 'vitest'
import { fakeTools, makeProperty } from '../fake-tools.ts'
import { call, toolContext } from './asked-tools.ts'

/** Of each property its id, by the number on the screen from 1. */
const idOf = (number: number) => makeProperty(number)._id

const context = (shown: string[]) =>
  toolContext(
    'something with a view',
    fakeTools(() => 3),
    { shown },
  )

describe('a request that the model opens', () => {
  it.each([1, 2, 3])('is for the property of number %d on the screen', async (number) => {
    const turn = await context([1, 2, 3].map(idOf))
    await call('start_request', { kind: 'viewing', property_number: number }, turn)
    expect(turn.findings.request).toEqual({ kind: 'viewing', propertyId: idOf(number) })
  })

  it('is for a property of the search just made rather than of those before it', async () => {
    const turn = await context([8, 9].map(idOf))
    await call('search_properties', {}, turn)
    await call('start_request', { kind: 'callback', property_number: 2 }, turn)
    expect(turn.findings.request).toEqual({ kind: 'callback', propertyId: idOf(2) })
  })

  it('names no property that is not there', async () => {
    const turn = await context([1].map(idOf))
    await call('start_request', { kind: 'viewing', property_number: 2 }, turn)
    expect(turn.findings.request).toEqual({ kind: 'viewing', propertyId: undefined })
    await call('start_request', { kind: 'callback' }, turn)
    expect(turn.findings.request).toEqual({ kind: 'callback', propertyId: undefined })
  })
})
