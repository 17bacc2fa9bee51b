import { describe, expect, it } from 'vitest'
import { noFacts } from '../../src/llm/facts.ts'
import { runTool, type ToolContext } from '../../src/llm/run-tool.ts'
import { newState } from '../../src/state.ts'
import { amenityNames } from '../conversation.ts'
import { fakeTools, makeProperty } from '../fake-tools.ts'
import { knowledge } from '../knowledge.ts'

/** Of each property its id, by the number on the screen from 1. */
const idOf = (number: number) => makeProperty(number)._id

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
  it.each([1, 2, 3])('is for the property of number %d on the screen', async (number) => {
    const turn = context([1, 2, 3].map(idOf))
    await runTool(call('start_request', { kind: 'viewing', property_number: number }), turn)
    expect(turn.findings.request).toEqual({ kind: 'viewing', propertyId: idOf(number) })
  })

  it('is for a property of the search just made rather than of those before it', async () => {
    const turn = context([8, 9].map(idOf))
    await runTool(call('search_properties', {}), turn)
    await runTool(call('start_request', { kind: 'callback', property_number: 2 }), turn)
    expect(turn.findings.request).toEqual({ kind: 'callback', propertyId: idOf(2) })
  })

  it('names no property that is not there', async () => {
    const turn = context([1].map(idOf))
    await runTool(call('start_request', { kind: 'viewing', property_number: 2 }), turn)
    expect(turn.findings.request).toEqual({ kind: 'viewing', propertyId: undefined })
    await runTool(call('start_request', { kind: 'callback' }), turn)
    expect(turn.findings.request).toEqual({ kind: 'callback', propertyId: undefined })
  })
})
