import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeLeads } from './fake-leads.ts'
import { fakeTools } from './fake-tools.ts'

const tools = () => fakeTools(() => 12)
const asked: [LanguageCode, string][] = [
  ['en', 'is it sent?'],
  ['en', 'has it been sent already'],
  ['en', 'did my request go through?'],
  ['en', 'did you send it'],
  ['ar', 'انرسل الطلب؟'],
  ['ar', 'هل تم ارسال الطلب؟'],
  ['ar', 'وصلهم طلبي؟'],
  ['ru', 'заявка ушла?'],
  ['ru', 'вы отправили заявку?'],
  ['ru', 'уже отправлено?'],
  ['hi', 'request bhej di kya?'],
  ['hi', 'चला गया क्या?'],
  ['hi', 'भेज दिया क्या?'],
  ['zh', '发了吗？'],
  ['zh', '发送成功了吗？'],
  ['zh', '提交了没有'],
  ['de', 'ist die anfrage schon raus?'],
  ['de', 'wurde das jetzt gesendet?'],
  ['de', 'ist das jetzt raus?'],
]
const opened = ['please have someone call me', 'Layla Haddad, 050 123 4567']

describe('whether a request was sent', () => {
  it.each(asked)('is told after it was, in %s: %s', async (language, said) => {
    const leads = fakeLeads()
    const before = await converse(tools(), [...opened, 'yes'], language, leads)
    const { text, state } = await converse(tools(), [...opened, 'yes', said], language, fakeLeads())
    expect(text).toContain(before.state.sent?.reference)
    expect(state.sent).toEqual(before.state.sent)
  })

  it.each(asked)('is denied before, and the next yes counts, in %s: %s', async (language, said) => {
    const leads = fakeLeads()
    const turns = [...opened, said]
    const { text, state } = await converse(tools(), turns, language, leads)
    expect(leads.handed).toHaveLength(0)
    expect(state.request).toMatchObject({ asked: 'confirm', phone: '0501234567' })
    expect(text).toMatch(/not been sent|لم يُرسل|не отправлен|नहीं गया|भेजा नहीं|尚未|noch nicht/u)
    await converse(tools(), [...turns, 'yes'], language, leads)
    expect(leads.handed).toHaveLength(1)
  })

  it('of a document is another question', async () => {
    const { state } = await converse(tools(), ['is the title deed sent to me by mail?'], 'en')
    expect(state.request).toBeUndefined()
    expect(state.intent).not.toBe('request_callback')
  })
})
