import type { AgentCard } from '@manzil/api-client/generated/types.gen'
import {
  zGetAgentResponse,
  zGetCurrentUserResponse,
  zListAgenciesResponse,
  zListAgentsResponse,
} from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { fail, succeed } from '../call.ts'
import type { Suite } from '../coverage.ts'
import { member } from '../visitors.ts'

const countOf = ({ sale_count, rent_count }: AgentCard) => sale_count + rent_count

export function agentCases({ cases, target }: Suite): void {
  const agents = (query = '') =>
    succeed(target(), 'listAgents', zListAgentsResponse, { query: `limit=100&${query}` })
  const agent = (id: string, query = '') =>
    succeed(target(), 'getAgent', zGetAgentResponse, { path: { id }, query })

  cases('agents and agencies', ['listAgents', 'getAgent', 'listAgencies', 'getCurrentUser'], () => {
    test('come verified first, then by live properties', async () => {
      const { data } = await agents()
      const rank = (card: AgentCard) => (card.verified ? 1_000_000 : 0) + countOf(card)
      const ranks = data.map(rank)
      expect(ranks).toEqual([...ranks].sort((a, b) => b - a))
      expect(ranks[0]).toBeGreaterThan(0)
    })

    test('every row keeps to every filter', async () => {
      const all = await agents()
      const [one] = all.data.filter(
        ({ user_type, nationality, service_need }) =>
          user_type === 'agent' && nationality && service_need.length > 0,
      )
      const language = one?.languages[0]
      const need = one?.service_need[0]
      const { data } = await agents(
        `user_type=agent&language=${language}&nationality=${one?.nationality}&service_need=${need}`,
      )
      expect(data.map(({ _id }) => _id)).toContain(one?._id)
      for (const row of data) {
        expect([row.user_type, row.nationality]).toEqual(['agent', one?.nationality])
        expect(row.languages).toContain(language)
        expect(row.service_need).toContain(need)
      }
    })

    test('are found by name, and empty filters are dropped', async () => {
      const all = await agents()
      const [first] = all.data
      const found = await agents(`search=${encodeURIComponent(first?.name ?? '')}`)
      expect(found.data.map(({ _id }) => _id)).toContain(first?._id)
      const loud = await agents(`search=${encodeURIComponent(first?.name.toUpperCase() ?? '')}`)
      expect(loud.data.map(({ _id }) => _id)).toContain(first?._id)
      const dropped = await agents('search=&user_type=&nationality=&language=&service_need=')
      expect(dropped.pagination.total).toBe(all.pagination.total)
      expect((await agents('search=zxqv')).data).toEqual([])
    })

    test.each([
      ['user_type=individual', 'user_type'],
      ['service_need=luck', 'service_need'],
      ['nationality=uae', 'nationality'],
      ['language=english', 'language'],
    ])('%s is refused by name', async (query, field) => {
      const { fields } = await fail(target(), 'listAgents', 400, { query })
      expect(fields.map(({ path }) => path)).toEqual([field])
    })

    test('open with a page of their live properties', async () => {
      const [card] = (await agents('user_type=agent')).data
      const { data, properties, pagination } = await agent(
        card?._id ?? '',
        'limit=5&sort_by=price_asc',
      )
      expect(data).toMatchObject({ ...card })
      expect(data.agents).toEqual([])
      expect(pagination.total).toBe(data.sale_count + data.rent_count)
      const prices = properties.flatMap(({ price }) => price ?? [])
      expect(prices).toEqual([...prices].sort((a, b) => a - b))
      expect(properties.length).toBe(Math.min(5, pagination.total))
      const after = await agent(card?._id ?? '', 'page=99999')
      expect(after.properties).toEqual([])
      expect(after.pagination.total).toBe(pagination.total)
    })

    test('an agency has the properties of its agents', async () => {
      const agencies = await agents('user_type=agency')
      const [card] = agencies.data.filter(({ agents_count }) => agents_count > 0)
      const { data, pagination } = await agent(card?._id ?? '')
      expect(data.agents).toHaveLength(data.agents_count)
      for (const person of data.agents) expect(person.agency_id).toBe(card?._id)
      const theirs = data.agents.reduce((sum, person) => sum + countOf(person), 0)
      expect(pagination.total).toBeGreaterThanOrEqual(theirs)
      expect(pagination.total).toBe(countOf(data))
    })

    test('individuals have no public page', async () => {
      const token = await member(target(), 'individual')
      const me = await succeed(target(), 'getCurrentUser', zGetCurrentUserResponse, { token })
      await fail(target(), 'getAgent', 404, { path: { id: me.data._id } })
    })

    test.each([
      ['sort_by=loudest', 'sort_by'],
      ['page=0', 'page'],
      ['limit=101', 'limit'],
    ])('%s of a page is refused by name', async (query, field) => {
      const [card] = (await agents('user_type=agent')).data
      const { fields } = await fail(target(), 'getAgent', 400, {
        path: { id: card?._id ?? '' },
        query,
      })
      expect(fields.map(({ path }) => path)).toEqual([field])
    })

    test('agencies can be chosen by name', async () => {
      const { data } = await succeed(target(), 'listAgencies', zListAgenciesResponse)
      const names = data.map(({ name }) => name)
      expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')))
      const cards = await agents('user_type=agency')
      expect(data).toHaveLength(cards.pagination.total)
      for (const card of cards.data)
        expect(data.find(({ _id }) => _id === card._id)?.agents_count).toBe(card.agents_count)
    })
  })
}
