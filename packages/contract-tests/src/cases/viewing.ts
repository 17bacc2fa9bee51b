import type { ViewingHours } from '@manzil/api-client/generated/types.gen'
import {
  zCreateEnquiryResponse,
  zGetAgentResponse,
  zGetCurrentUserResponse,
  zGetMyViewingHoursResponse,
  zGetViewingResponse,
  zGetViewingSlotsResponse,
  zListMyViewingsResponse,
  zUpdateMyViewingHoursResponse,
  zUpdateViewingResponse,
} from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { fail, type Options, succeed } from '../call.ts'
import type { Suite } from '../coverage.ts'
import { nowhere } from '../nowhere.ts'
import { guest, member } from '../visitors.ts'

const everyDay: Omit<ViewingHours, 'revision'> = {
  week: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '10:00', to: '12:00' })),
  exceptions: [],
  length_minutes: 30,
  travel_minutes: 0,
  notice_hours: 0,
  horizon_days: 14,
}

export function viewingCases({ cases, target }: Suite): void {
  const hoursOf = async (token: string) =>
    (await succeed(target(), 'getMyViewingHours', zGetMyViewingHoursResponse, { token })).data
  const setHours = async (token: string, change: Partial<ViewingHours>) => {
    const body = { ...everyDay, ...change, revision: (await hoursOf(token)).revision }
    const set = { token, body }
    return succeed(target(), 'updateMyViewingHours', zUpdateMyViewingHoursResponse, set)
  }
  const slotsOf = async (id: string) =>
    (await succeed(target(), 'getViewingSlots', zGetViewingSlotsResponse, { path: { id } })).data
  const ownProperty = async (token: string) => {
    const { data } = await succeed(target(), 'getCurrentUser', zGetCurrentUserResponse, { token })
    const agent = await succeed(target(), 'getAgent', zGetAgentResponse, { path: { id: data._id } })
    return agent.properties[0]?._id ?? ''
  }
  const asked = (property_id: string, preferred_time: string) => ({
    kind: 'viewing',
    property_id,
    preferred_time,
    name: 'Sara Khan',
    email: 'sara.khan@example.com',
    message: 'May I see it?',
  })
  const book = async (body: object, token: string) =>
    succeed(target(), 'createEnquiry', zCreateEnquiryResponse, { body, token })
  const change = async (id: string, body: object, options: Options) =>
    (
      await succeed(target(), 'updateViewing', zUpdateViewingResponse, {
        path: { id },
        body,
        ...options,
      })
    ).data

  cases(
    'viewings',
    [
      'getViewingSlots',
      'getMyViewingHours',
      'updateMyViewingHours',
      'listMyViewings',
      'getViewing',
      'updateViewing',
      'createEnquiry',
      'getAgent',
      'getCurrentUser',
    ],
    () => {
      test('take times that are offered, and are moved and cancelled by both sides', async () => {
        const agent = await member(target(), 'agent')
        const visitor = await guest(target())
        const property = await ownProperty(agent)
        await setHours(agent, {})
        const { offered, slots } = await slotsOf(property)
        expect(offered).toBe(true)
        const [first = '', second = '', third = ''] = slots
        const booked = await book(asked(property, first), visitor)
        expect(booked.message).toBe('Your viewing is booked.')
        await fail(target(), 'createEnquiry', 409, { body: asked(property, first), token: visitor })
        expect((await slotsOf(property)).slots).not.toContain(first)
        const { _id } = booked.data
        const mine = { token: visitor }
        const theirs = { token: agent }
        for (const side of [mine, theirs]) {
          const same = { action: 'move', starts_at: first, revision: 1 }
          const { fields } = await fail(target(), 'updateViewing', 422, {
            path: { id: _id },
            body: same,
            ...side,
          })
          expect(fields).toMatchObject([{ path: 'starts_at', key: 'field.sameTime' }])
        }
        const moved = await change(_id, { action: 'move', starts_at: second, revision: 1 }, mine)
        expect(moved).toMatchObject({ state: 'confirmed', starts_at: second, visitor: null })
        await fail(target(), 'updateViewing', 409, {
          path: { id: _id },
          body: { action: 'cancel', revision: 1 },
          ...theirs,
        })
        const proposed = await change(
          _id,
          { action: 'move', starts_at: third, revision: 2 },
          theirs,
        )
        expect(proposed).toMatchObject({ state: 'proposed', visitor: { name: 'Sara Khan' } })
        const listed = await succeed(target(), 'listMyViewings', zListMyViewingsResponse, {
          ...theirs,
          query: 'days=1',
        })
        expect(listed.data.map((viewing) => viewing._id)).toContain(_id)
        const agreed = await change(_id, { action: 'confirm', revision: 3 }, mine)
        expect(agreed.state).toBe('confirmed')
        const ended = await change(_id, { action: 'cancel', revision: 4 }, mine)
        expect(ended.history.map(({ side, event }) => [side, event])).toEqual([
          ['visitor', 'booked'],
          ['visitor', 'moved'],
          ['advertiser', 'proposed'],
          ['visitor', 'confirmed'],
          ['visitor', 'cancelled'],
        ])
        // A second press finds what it wanted.
        const again = await change(_id, { action: 'cancel', revision: 4 }, mine)
        expect(again.revision).toBe(ended.revision)
        expect((await slotsOf(property)).slots).toContain(first)
        await setHours(agent, { week: [] })
      })

      test('are asked for where no times are offered, until the agent confirms', async () => {
        const agent = await member(target(), 'agent')
        const visitor = await guest(target())
        const property = await ownProperty(agent)
        await setHours(agent, { week: [] })
        expect(await slotsOf(property)).toMatchObject({ offered: false, slots: [] })
        const time = new Date(Date.now() + 3 * 86_400_000).toISOString()
        const { data, message } = await book(asked(property, time), visitor)
        expect(message).not.toContain('booked')
        const path = { id: data._id }
        const read = async (options: Options) =>
          (await succeed(target(), 'getViewing', zGetViewingResponse, { path, ...options })).data
        expect(await read({ token: visitor })).toMatchObject({ state: 'requested' })
        const confirmed = await change(
          data._id,
          { action: 'confirm', revision: 1 },
          { token: agent },
        )
        expect(confirmed).toMatchObject({ state: 'confirmed', offers_times: false })
        await fail(target(), 'getViewing', 404, { path, token: await guest(target()) })
        await fail(target(), 'getViewing', 404, { path: { id: nowhere }, token: visitor })
        await fail(target(), 'updateViewing', 404, {
          path,
          body: { action: 'cancel', revision: 2 },
        })
        await change(data._id, { action: 'cancel', revision: 2 }, { token: agent })
      })

      test('lie ahead, on days that there are', async () => {
        const agent = await member(target(), 'agent')
        const property = await ownProperty(agent)
        const refused = await fail(target(), 'createEnquiry', 422, {
          body: asked(property, '2025-01-31T08:00:00.000Z'),
        })
        expect(refused.fields.map(({ path }) => path)).toEqual(['preferred_time'])
        for (const time of ['2027-11-31T08:00:00.000Z', '2027-02-29T08:00:00.000Z'])
          await fail(target(), 'createEnquiry', 422, { body: asked(property, time) })
        await fail(target(), 'listMyViewings', 400, { token: agent, query: 'from=2026-11-31' })
      })

      test('have hours that fit together, and that two windows do not undo for each other', async () => {
        const agent = await member(target(), 'agent')
        const { revision } = await hoursOf(agent)
        const set = (change: object) => ({
          token: agent,
          body: { ...everyDay, revision, ...change },
        })
        const { fields } = await fail(
          target(),
          'updateMyViewingHours',
          422,
          set({ week: [{ weekday: 1, from: '12:00', to: '10:00' }] }),
        )
        expect(fields.map(({ path }) => path)).toEqual(['week/0/to'])
        await fail(target(), 'updateMyViewingHours', 422, set({ horizon_days: 0 }))
        const odd = [{ weekday: 1, from: '10:10', to: '12:00' }]
        await fail(target(), 'updateMyViewingHours', 422, set({ week: odd }))
        const first = set({ exceptions: [{ day: '2028-02-29', hours: [] }], week: [] })
        for (const _twice of [1, 2])
          await succeed(target(), 'updateMyViewingHours', zUpdateMyViewingHoursResponse, first)
        await fail(target(), 'updateMyViewingHours', 409, set({ week: [] }))
        await setHours(agent, { week: [] })
      })
    },
  )
}
