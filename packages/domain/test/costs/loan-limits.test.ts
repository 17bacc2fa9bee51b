import { describe, expect, it } from 'vitest'
import { type Buyer, limitsFor } from '../../src/costs/loan-limits.ts'
import { dubai, dubaiWithout } from './dubai-rates.ts'

const expat: Buyer = { isNational: false, isFirstProperty: true }
const national: Buyer = { isNational: true, isFirstProperty: true }
const least = (buyer: Buyer, price: number, isOffPlan = false) =>
  limitsFor(buyer, price, isOffPlan, dubai)?.minDepositPercent

describe('the least deposit', () => {
  // Central Bank of the UAE, Regulations re Mortgage Loans (2013): "less than or equal to AED 5m".
  it('is a fifth of a first property up to five million, the five million too', () => {
    expect(least(expat, 1_850_000)).toBe(20)
    expect(least(expat, 5_000_000)).toBe(20)
    expect(least(expat, 5_000_001)).toBe(30)
  })

  it('is five points less for citizens', () => {
    expect(least(national, 5_000_000)).toBe(15)
    expect(least(national, 5_000_001)).toBe(25)
    expect(least({ ...national, isFirstProperty: false }, 900_000)).toBe(35)
  })

  it('is more for a further property, whatever it costs', () => {
    expect(least({ ...expat, isFirstProperty: false }, 900_000)).toBe(40)
    expect(least({ ...expat, isFirstProperty: false }, 9_000_000)).toBe(40)
  })

  it('is half off-plan, whoever buys', () => {
    expect(least(expat, 900_000, true)).toBe(50)
    expect(least({ isNational: true, isFirstProperty: false }, 9_000_000, true)).toBe(50)
  })
})

describe('limits of a loan', () => {
  it('name the rows that they are taken from', () => {
    const limits = limitsFor(expat, 6_000_000, false, dubai)
    expect(limits).toMatchObject({ maxYears: 25, minDepositPercent: 30 })
    expect([limits?.share.id, limits?.term.id]).toEqual(['ltv-first-expat-dear', 'loan-term'])
  })

  it('are not made up where the table says nothing', () => {
    expect(limitsFor(expat, 900_000, false, dubaiWithout('ltv-first-expat'))).toBeUndefined()
    expect(limitsFor(expat, 900_000, false, dubaiWithout('loan-term'))).toBeUndefined()
  })

  it('have one step only where the table has no threshold', () => {
    const limits = limitsFor(expat, 9_000_000, false, dubaiWithout('ltv-threshold'))
    expect(limits?.minDepositPercent).toBe(20)
  })
})
