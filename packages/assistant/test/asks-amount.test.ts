import { expect, it } from 'vitest'
import { asksAmount } from '../src/passages/asks-amount.ts'

it.each([
  'how much is the deposit',
  'wie hoch ist die Übertragungsgebühr?',
  'сколько берёт агент',
  'كم عمولة الوسيط',
  'डिपॉज़िट कितना लगता है',
  'deposit kitna lagta hai',
  '押金一般是多少',
  'who pays the agent',
  'кто платит агенту',
  'مين يدفع عمولة الوسيط',
])('asks for a figure: %s', (said) => expect(asksAmount(said)).toBe(true))

it.each(['what is Ejari', 'was ist ein NOC', 'что такое Ejari', 'شو يعني إيجاري', '什么是NOC'])(
  'asks for none: %s',
  (said) => expect(asksAmount(said)).toBe(false),
)
