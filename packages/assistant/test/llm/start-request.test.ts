import { describe, expect, it } from 'vitest'
import { newState } from '../../src/dialogue/state.ts'
import { noFacts } from '../../src/llm/facts.ts'
import { runTool, type ToolContext } from '../../src/llm/run-tool.ts'
import { amenityNames } from '../conversation.ts'
import { fakeTools, listing } from '../fake-tools.ts'
import { knowledge } from '../knowledge.ts'

/** Of each home its id, by the number on the screen from 1. */
const idOf = (number: number) => listing(number)._id

const context = (shown: string[]): ToolContext => ({
  ...knowledge,
  language: 'en',
  tools: fakeTools(() => 3),
  amenities: new Map(amenityNames.map((amenity) => [amenity.slug, amenity])),
  state: { ...newState(), shown },
  findings: { facts: noFacts(), answered: new Set() },
})
const call = (name: string, input: unknown) => ({ id: 'c1', name, input, isBroken: false })

describe('a request that the model opens', () => {
  it.each([1, 2, 3])('is for the home of number %d on the screen', async (number) => {
    const turn = context([1, 2, 3].map(idOf))
    await runTool(call('start_request', { kind: 'viewing', listing_number: number }), turn)
    expect(turn.findings.request).toEqual({ kind: 'viewing', listingId: idOf(number) })
  })

  it('is for a home of the search just made rather than of those before it', async () => {
    const turn = context([8, 9].map(idOf))
    await runTool(call('search_listings', {}), turn)
    await runTool(call('start_request', { kind: 'callback', listing_number: 2 }), turn)
    expect(turn.findings.request).toEqual({ kind: 'callback', listingId: idOf(2) })
  })

  it('names no home that is not there', async () => {
    const turn = context([1].map(idOf))
    await runTool(call('start_request', { kind: 'viewing', listing_number: 2 }), turn)
    expect(turn.findings.request).toEqual({ kind: 'viewing', listingId: undefined })
    await runTool(call('start_request', { kind: 'callback' }), turn)
    expect(turn.findings.request).toEqual({ kind: 'callback', listingId: undefined })
  })
})
