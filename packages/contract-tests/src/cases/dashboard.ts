import type { BusinessFigure } from '@manzil/api-client/generated/types.gen'
import {
  zCreateEnquiryResponse,
  zGetBusinessOverviewResponse,
  zGetCurrentUserResponse,
  zListPropertyFiguresResponse,
  zRecordContactRevealResponse,
  zToggleFavouriteResponse,
  zTrackPropertyViewResponse,
} from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { fail, succeed } from '../call.ts'
import type { Suite } from '../coverage.ts'
import { newAccount } from '../new-account.ts'
import { guest, member } from '../visitors.ts'

export function dashboardCases({ cases, target }: Suite): void {
  const overview = async (token: string, query = '') =>
    (await succeed(target(), 'getBusinessOverview', zGetBusinessOverviewResponse, { token, query }))
      .data
  const figures = (token: string, query = '') =>
    succeed(target(), 'listPropertyFigures', zListPropertyFiguresResponse, { token, query })

  cases('what properties bring', ['getBusinessOverview', 'listPropertyFigures'], () => {
    test('is nothing for a new agent, said day by day', async () => {
      const { token } = await newAccount(target(), 'agent')
      const empty = { views: 0, favourites: 0, enquiries: 0, mentions: 0, reveals: 0 }
      for (const days of [7, 30, 90]) {
        const data = await overview(token, `days=${days}`)
        expect(data).toMatchObject({
          properties: 0,
          live_properties: 0,
          today: {
            unanswered: 0,
            enquiries: 0,
            viewings: 0,
            unconfirmed: 0,
            expiring: 0,
            rejected: 0,
            drafts: 0,
            in_review: 0,
          },
          answered: 0,
          answer_minutes: null,
          figures: empty,
          before: empty,
          agents: [],
        })
        expect(data.days.map(({ day }) => day)).toHaveLength(days)
        expect([data.days[0]?.day, data.days.at(-1)?.day]).toEqual([data.from, data.to])
      }
      expect((await figures(token)).data).toEqual([])
    })

    test('is asked for by 7, 30 or 90 days', async () => {
      const token = await member(target(), 'agent')
      expect((await overview(token)).days).toHaveLength(30)
      for (const days of ['0', '8', '365', 'x'])
        for (const operation of ['getBusinessOverview', 'listPropertyFigures'] as const) {
          const refused = await fail(target(), operation, 400, { token, query: `days=${days}` })
          expect(refused.fields.map(({ path }) => path)).toEqual(['days'])
        }
      const sort = await fail(target(), 'listPropertyFigures', 400, { token, query: 'sort_by=id' })
      expect(sort.fields.map(({ path }) => path)).toEqual(['sort_by'])
    })
  })

  const visits = [
    'trackPropertyView',
    'toggleFavourite',
    'createEnquiry',
    'recordContactReveal',
    'getCurrentUser',
  ] as const
  cases('what visitors do', ['getBusinessOverview', 'listPropertyFigures', ...visits], () => {
    test('is counted for the agent of the property, and for nobody else', async () => {
      const token = await member(target(), 'agent')
      const other = await newAccount(target(), 'agent')
      const mine = (await figures(token, 'limit=100')).data.find(({ is_live }) => is_live)
      if (!mine) throw new Error('the demo agent has no live property')
      const me = await succeed(target(), 'getCurrentUser', zGetCurrentUserResponse, { token })
      const before = await overview(token, 'days=7')
      const path = { id: mine._id }
      const visitor = await newAccount(target())
      const asVisitor = { token: visitor.token }
      await succeed(target(), 'trackPropertyView', zTrackPropertyViewResponse, {
        path,
        token: await guest(target()),
      })
      await succeed(target(), 'toggleFavourite', zToggleFavouriteResponse, { path, ...asVisitor })
      await succeed(target(), 'createEnquiry', zCreateEnquiryResponse, {
        ...asVisitor,
        body: {
          kind: 'question',
          property_id: mine._id,
          name: 'Sara Khan',
          email: visitor.email,
          message: 'Is it still available?',
          consent: 'enquiry_form',
        },
      })
      for (const _twice of [1, 2])
        await succeed(target(), 'recordContactReveal', zRecordContactRevealResponse, {
          ...asVisitor,
          body: { channel: 'phone', agent_id: me.data._id, property_id: mine._id },
        })
      const after = await overview(token, 'days=7')
      const grown = (key: BusinessFigure) => after.figures[key] - before.figures[key]
      const each = ['views', 'favourites', 'enquiries', 'reveals'] as const
      expect(each.map(grown)).toEqual([1, 1, 1, 1])
      expect(after.today.enquiries).toBe(before.today.enquiries + 1)
      expect(after.today.unanswered).toBe(before.today.unanswered + 1)
      expect(after.days.at(-1)?.figures.views).toBe((before.days.at(-1)?.figures.views ?? 0) + 1)
      expect(after.before).toEqual(before.before)
      expect((await overview(other.token)).figures.views).toBe(0)
      const rows = (await figures(token, 'days=7&limit=100&sort_by=favourites')).data
      const own = rows.find(({ _id }) => _id === mine._id)
      expect(own?.figures.favourites).toBeGreaterThan(0)
      const order = rows.map((row) => row.figures.favourites)
      expect(order).toEqual(order.toSorted((one, two) => two - one))
    })

    test('is counted by its people for an agency', async () => {
      const token = await member(target(), 'agency')
      const { figures: all, agents, properties, live_properties } = await overview(token, 'days=90')
      expect(properties).toBeGreaterThanOrEqual(live_properties)
      expect(agents.length).toBeGreaterThan(0)
      for (const key of ['views', 'enquiries', 'reveals'] as const)
        expect(agents.reduce((sum, agent) => sum + agent.figures[key], 0)).toBe(all[key])
    })
  })
}
