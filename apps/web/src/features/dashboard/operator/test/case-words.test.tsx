import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { draw } from '../../../../test/draw.tsx'
import { useCaseWords } from '../sections/use-case-words.ts'

afterEach(cleanup)

type Told = Parameters<ReturnType<typeof useCaseWords>['titleOf']>[0]

const plain: Told = {
  title: 'Villa',
  detail: null,
  role: null,
  report_reason: null,
  provider: null,
  message: null,
}

function Words({ told }: { told: Told }) {
  const { titleOf, detailOf, failureOf } = useCaseWords()
  return <p data-testid="words">{[titleOf(told), detailOf(told), failureOf(told)].join('|')}</p>
}

const message = {
  channel: 'sms',
  kind: 'account',
  attempts: 8,
  failure: 'no_such_address',
} as const

it.each([
  ['an account', { role: 'agency' }, 'Villa|Agenturkonto|'],
  ['test money', { provider: 'embedded' }, 'Villa|Testgeld|'],
  ['a card', { provider: 'stripe' }, 'Villa|Karte über Stripe|'],
  ['what a visitor wrote', { detail: 'price' }, 'Villa|price|'],
  [
    'a report',
    { report_reason: 'fraud', detail: 'R-1\nprice' },
    'Villa|Es sieht nach Betrug aus\nR-1\nprice|',
  ],
  ['a message', { message }, 'Villa|SMS\n8 Versuche|Die Adresse oder Nummer gibt es nicht'],
  [
    'a message without its words',
    { title: '', message },
    'Nachricht zu einem Konto|SMS\n8 Versuche|Die Adresse oder Nummer gibt es nicht',
  ],
] as const)('%s is told in words', async (_, told, words) => {
  const texts = ['operator', 'dashboard', 'particulars'] as const
  await draw(<Words told={{ ...plain, ...told }} />, { language: 'de', texts })
  expect(screen.getByTestId('words').textContent).toBe(words)
})
