import { zPlan } from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { plans } from '../src/plans.ts'

test('plans keep to the contract, each with an id of its own, cheapest first', () => {
  expect(zPlan.array().parse(plans)).toEqual(plans)
  expect(new Set(plans.map(({ _id }) => _id)).size).toBe(plans.length)
  const prices = plans.map(({ price }) => price)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})

test('agents and agencies can each pay by month and by year, a year for ten months', () => {
  for (const kind of ['agent', 'agency']) {
    const price = (period: string) =>
      plans.find((plan) => plan.user_type === kind && plan.period === period)?.price
    expect(price('year')).toBe((price('month') ?? 0) * 10)
  }
})

test('an agency that keeps a thousand listings finds a plan with room for them', () => {
  const largest = Math.max(
    ...plans.flatMap((plan) => (plan.user_type === 'agency' ? plan.listings_limit : [])),
  )
  expect(largest).toBeGreaterThanOrEqual(1_000)
})

test('the first line of a plan says its limit', () => {
  for (const { features, listings_limit } of plans)
    expect(features[0]).toMatch(new RegExp(`^${listings_limit} live listings`))
})
