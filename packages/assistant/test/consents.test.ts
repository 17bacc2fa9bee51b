import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { readShortAnswer } from '../src/understanding/short-answers.ts'
import { converse } from './conversation.ts'
import { fakeLeads } from './fake-leads.ts'
import { fakeTools } from './fake-tools.ts'

/** What people say to a summary that they agree to. */
const consents: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: [
    'perfect, thanks',
    'go ahead',
    'sounds good',
    'submit it',
    'yes, that works for me',
    'great, send it please',
    'all good, go for it',
    "yes that's fine",
  ],
  ar: [
    'ماشي',
    'تمام شكرا',
    'نعم، أرسلها من فضلك',
    'اوكي ابعتها',
    'موافق، توكل على الله',
    'تمام كده',
    'يلا ابعت',
  ],
  ru: [
    'давайте',
    'да, отправляйте, спасибо',
    'всё верно, отправьте',
    'отлично, спасибо',
    'ок, поехали',
    'хорошо, подойдёт',
    'да, всё правильно',
  ],
  hi: [
    'हाँ भेज दीजिए',
    'कर दो',
    'ठीक है, धन्यवाद',
    'जी हाँ, कर दीजिए',
    'हां भेज दो',
    'बढ़िया, भेज दो',
    'haan theek hai, bhej do',
  ],
  zh: [
    '好的，提交吧',
    '可以，谢谢',
    '没问题，发吧',
    '行，就这样',
    '好，发送吧',
    '嗯，可以的',
    '提交吧',
  ],
  de: [
    'ja, passt so',
    'mach das',
    'perfekt, danke',
    'ja bitte abschicken',
    'klingt gut',
    'in Ordnung, senden Sie es',
    'alles klar, so machen wir das',
  ],
}

const refusals: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: [
    'no thanks',
    "no, don't send it",
    'not yet please',
    'thanks, but no',
    'ok, cancel it',
    'please stop',
    'perfect, but not today',
  ],
  ar: ['لا شكرا', 'مش موافق', 'لا ترسلها من فضلك', 'ليس الآن', 'خلاص الغيها', 'مو تمام'],
  ru: [
    'нет, спасибо',
    'не отправляйте',
    'пока не надо',
    'не согласен',
    'хорошо, но не сейчас',
    'отмените пожалуйста',
  ],
  hi: ['नहीं, धन्यवाद', 'मत भेजो', 'अभी नहीं', 'ठीक नहीं है', 'रहने दो', 'हाँ मत भेजो'],
  zh: ['不用了，谢谢', '先不要发', '不可以', '不行', '别提交', '好的，取消吧'],
  de: [
    'nein danke',
    'bitte nicht senden',
    'passt nicht',
    'doch nicht',
    'noch nicht abschicken',
    'ja nein, lieber nicht',
  ],
}

/** What takes the request back, in several words. */
const withdrawals: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: [
    'no wait, cancel that',
    'actually no',
    'yes please do not send it',
    'hold on, cancel it please',
    "sorry, don't send it",
  ],
  ar: ['لا انتظر، الغيها', 'لا لا ترسلها', 'خلاص الغيها', 'لحظة، لا ترسل', 'معليش لا ترسلها'],
  ru: ['нет, подождите, отмените', 'стоп, не отправляйте', 'ой нет, не надо', 'нет-нет, отмена'],
  hi: ['नहीं रुको, मत भेजो', 'रुको, रद्द करो', 'नहीं नहीं, रहने दो', 'हाँ मत भेजो', 'nahi ruko, cancel karo'],
  zh: ['不，等等，先别发', '等一下，取消', '好的，取消吧', '不不，不要发送', '先取消吧'],
  de: [
    'nein warte, doch nicht',
    'Moment, nicht absenden',
    'halt, abbrechen bitte',
    'ja nein, lieber nicht',
    'doch lieber nicht',
  ],
}

/** Other criteria, whatever they begin with. */
const neither = [
  'no, the second one',
  'no, tomorrow at 5',
  'no problem',
  'no, send it to Anna',
  'not him',
]

const each = (table: Readonly<Record<LanguageCode, readonly string[]>>) =>
  Object.entries(table).flatMap(([language, said]) => said.map((text) => [language, text] as const))

describe('an answer to the summary', () => {
  it.each(each(consents))('%s: %s agrees', (_, text) => {
    expect(readShortAnswer(text)).toBe('yes')
  })

  it.each(each(refusals))('%s: %s does not', (_, text) => {
    expect(readShortAnswer(text)).not.toBe('yes')
  })

  it.each(each(withdrawals))('%s: %s takes it back', (_, text) => {
    expect(readShortAnswer(text)).toBe('no')
  })

  it.each(neither)('%s is another wish', (text) => {
    expect(readShortAnswer(text)).toBeUndefined()
  })

  it.each([
    ['perfect, thanks', 1],
    ['no thanks', 0],
    ['perfect, but not today', 0],
  ])('%s sends %i', async (answer, sent) => {
    const leads = fakeLeads()
    const contact = 'John Smith, 050 123 4567, john@example.com'
    const turns = ['villas in Mirdif', 'ask the agent of the first to call me', contact, answer]
    await converse(
      fakeTools(() => 12),
      turns,
      'en',
      leads,
    )
    expect(leads.handed).toHaveLength(sent)
  })
})
