import type { OperatorCaseKind } from '@manzil/api-client/generated/types.gen'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { draw } from '../../../../test/draw.tsx'
import { useDetailWords } from '../sections/use-detail-words.ts'

afterEach(cleanup)

function Details({ kind, detail }: { kind: OperatorCaseKind; detail: string }) {
  return <p data-testid="words">{useDetailWords(kind)(detail)}</p>
}

it.each([
  ['account', 'agency', 'Agenturkonto'],
  ['payment', 'embedded', 'Testgeld'],
  ['payment', 'stripe', 'Karte über Stripe'],
  ['mail', 'sms · 8 ×', 'SMS · 8 ×'],
  ['report', 'R-1 · fraud · price · other', 'R-1 · Es sieht nach Betrug aus · price · other'],
  ['property', 'email', 'email'],
] as const)('the details of a case of the kind %s, %s, are %s', async (kind, detail, words) => {
  const texts = ['operator', 'dashboard', 'particulars'] as const
  await draw(<Details kind={kind} detail={detail} />, { language: 'de', texts })
  expect(screen.getByTestId('words').textContent).toBe(words)
})
