import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import { expect, test } from 'vitest'
import { drawInvoice } from '../../src/modules/payment/invoice-pdf.ts'

const { data: invoice } = fixtures.getInvoice()

test('an invoice is one page that brings the letters of its names along', () => {
  const pdf = drawInvoice({
    ...invoice,
    buyer: { ...invoice.buyer, name: 'دار المرسى للعقارات' },
  })
  const text = pdf.toString('latin1')
  expect(text.startsWith('%PDF-')).toBe(true)
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(text).toMatch(/Vazirmatn/)
  // Only the letters that are used.
  expect(pdf.length).toBeLessThan(120_000)
})
