/** What an invoice is called: numbers count up without gaps, those of test money apart. */
export const invoiceNumber = (invoice: {
  number: number
  kind: 'invoice' | 'credit_note'
  is_test: boolean
}): string =>
  `${invoice.is_test ? 'TEST-' : ''}${invoice.kind === 'invoice' ? 'INV' : 'CN'}-${String(invoice.number).padStart(6, '0')}`
