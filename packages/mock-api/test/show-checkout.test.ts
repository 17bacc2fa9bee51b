// @vitest-environment happy-dom
import { plans } from '@manzil/catalogue/plans'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPayment, statusOf } from '../src/payments/sessions.ts'
import { showCheckout } from '../src/payments/show-checkout.ts'
import { personaToken, seedWorld } from '../src/seed-world.ts'

const world = seedWorld({ properties: 10 })
const agency = world.sessions.get(personaToken('agency')) ?? ''
const plan = plans.find(({ user_type }) => user_type === 'agency')
const save = vi.fn()
const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {})

beforeEach(() => {
  vi.clearAllMocks()
  world.payments.clear()
})

function begin() {
  if (!plan) throw new Error('there is no plan for agencies')
  const payment = openPayment(world, agency, {
    plan,
    terms: { starts: 'now', creditFils: 0, heldId: null },
    language: undefined,
  })
  window.history.replaceState(null, '', payment.url)
  return payment
}

test('the app starts at every other address', () => {
  window.history.replaceState(null, '', '/')
  expect(showCheckout(world, save)).toBe(false)
})

test('the page stands in the place of the app and leaves with what was chosen', () => {
  const { session_id } = begin()
  expect(showCheckout(world, save)).toBe(true)
  expect(document.documentElement.lang).toBe('en')
  expect(document.body.textContent).toContain('moves no money')
  document.querySelector<HTMLButtonElement>('button[value="pay"]')?.click()
  expect(replace).toHaveBeenCalledExactlyOnceWith(`/#/your-plan?session_id=${session_id}`)
  expect(save).toHaveBeenCalledOnce()
  const kept = world.payments.get(session_id)
  expect(kept && statusOf(kept)).toBe('paid')
})

test('a page that was left is not shown again', () => {
  const payment = begin()
  world.payments.set(payment.session_id, { ...payment, status: 'cancelled' })
  expect(showCheckout(world, save)).toBe(true)
  expect(replace).toHaveBeenCalledExactlyOnceWith('/#/your-plan')
})
