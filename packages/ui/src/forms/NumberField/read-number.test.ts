import { describe, expect, it } from 'vitest'
import { readNumber } from './read-number.ts'

const whole = { decimals: 0, mark: '.' } as const

describe('whole numbers', () => {
  it.each([
    ['1500', 1500],
    ['1,500,000', 1500000],
    ['12,34,567', 1234567],
    ['1.500.000', 1500000],
    ['1.500', 1500],
    ['1 500 000', 1500000],
    ['1’500', 1500],
    ['١٬٥٠٠٬٠٠٠', 1500000],
    ['۱۲۳', 123],
    ['२५', 25],
    ['\u200f١٥٠٠\u200f', 1500],
    ['-7', -7],
    ['−7', -7],
    ['1500.5', 1501],
    ['0', 0],
    ['', null],
    ['  ', null],
    ['abc', null],
    ['1,2,3', null],
    ['1.2.3,4', null],
    ['12abc', null],
    ['1.5m', null],
    ['99999999999999999999', null],
  ])('reads %j as %j', (text, number) => {
    expect(readNumber(text, whole)).toBe(number)
  })
})

describe('fractions', () => {
  it.each([
    ['1.25', '.', 1.25],
    ['1,25', '.', 1.25],
    ['1,250', '.', 1250],
    ['1.250', '.', 1.25],
    ['1,250.5', '.', 1250.5],
    ['1.250,5', ',', 1250.5],
    ['1,25', ',', 1.25],
    ['١٫٥', '.', 1.5],
    ['.5', '.', 0.5],
    ['1.005', '.', 1.01],
    ['3.999', '.', 4],
  ] as const)('reads %j with %j as %j', (text, mark, number) => {
    expect(readNumber(text, { decimals: 2, mark })).toBe(number)
  })
})

describe('shorthand', () => {
  it.each([
    ['1.5m', 1500000],
    ['1.5 M', 1500000],
    ['1,5m', 1500000],
    ['900k', 900000],
    ['1,250k', 1250000],
    ['1.255m', 1255000],
    ['2bn', 2000000000],
    ['٣ مليون', 3000000],
    ['٩٠٠ ألف', 900000],
    ['1.5 करोड़', 15000000],
    ['25 lakh', 2500000],
    ['120万', 1200000],
    ['1,5 млн', 1500000],
    ['5 elephants', null],
    ['m', null],
  ])('reads %j as %j', (text, number) => {
    expect(readNumber(text, { ...whole, shorthand: true })).toBe(number)
  })

  it('overlooks words that it is told to', () => {
    const overlook = /\baed\b/g
    expect(readNumber('AED 1.5m', { ...whole, shorthand: true, overlook })).toBe(1500000)
    expect(readNumber('900 AED', { ...whole, overlook })).toBe(900)
  })
})
