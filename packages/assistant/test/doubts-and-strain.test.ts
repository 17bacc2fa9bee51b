import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { moodTextsOf } from '../src/reply/texts/mood-texts.ts'
import { talkTextsOf } from '../src/reply/texts/talk-texts.ts'
import { textsOf } from '../src/reply/texts/texts.ts'
import { converse } from './conversation.ts'
import { toolsWithTexts } from './site-library.ts'

type Case = [LanguageCode, string]

const answerTo = async (language: LanguageCode, ...turns: string[]) =>
  converse(toolsWithTexts, turns, language)

describe('doubt', () => {
  it.each<Case>([
    ['en', 'are you sure about that? dont mislead me'],
    ['ar', 'متأكدة؟ من وين هالمعلومات'],
    ['ru', 'вы уверены? откуда данные'],
    ['hi', 'sach me? jhooth mat bolna'],
    ['zh', '你确定吗？别乱说，有官方数据吗'],
    ['de', 'Stimmt das wirklich? Woher stammen die Zahlen?'],
  ])('is told where figures and rules come from (%s: %s)', async (language, said) => {
    const { text, state, results } = await answerTo(language, said)
    expect(text).toBe(talkTextsOf(language).doubts)
    expect([state.slots, results]).toEqual([{}, undefined])
  })

  it('gets the text that was told last', async () => {
    const { links } = await answerTo('en', 'What is Ejari?', 'are you sure?')
    expect(links?.map(({ link }) => link)).toEqual([expect.stringContaining('/faqs')])
  })

  it('is none of a home: its amenities are asked for', async () => {
    const { text } = await answerTo(
      'en',
      'flat for sale in JVC',
      'are you sure the first has a pool?',
    )
    expect(text).not.toBe(talkTextsOf('en').doubts)
  })
})

describe('anger at a rule', () => {
  it.each<Case>([
    ['en', 'this is ridiculous, its my own apartment!'],
    ['ar', 'مو معقول، هذي شقتي!'],
    ['ru', 'чушь какая-то, это же моё жильё!'],
    ['hi', 'yeh kaisa kanoon hai, mera ghar hai!'],
    ['zh', '太不公平了，这是我自己的房子'],
    ['de', 'So ein Quatsch, das ist doch meine Wohnung!'],
  ])('is heard (%s: %s)', async (language, said) => {
    const { text } = await answerTo(language, said)
    expect(text).toBe(talkTextsOf(language).upset)
  })
})

describe('who cannot follow, and who finds prices high', () => {
  it.each<Case>([
    ['en', 'this is all very confusing'],
    ['ar', 'معقد جدا، ما فهمت شي'],
    ['ru', 'что-то я совсем запуталась'],
    ['hi', 'yaar kuch samajh nahi aaya'],
    ['zh', '太复杂了，看不懂'],
    ['de', 'Das ist mir alles zu kompliziert'],
  ])('is taken along step by step (%s: %s)', async (language, said) => {
    const { text } = await answerTo(language, said)
    expect(text).toBe(talkTextsOf(language).confused)
  })

  it.each<Case>([
    ['en', 'wow, prices are crazy'],
    ['ru', 'ну и цены у вас'],
    ['zh', '这么贵啊'],
    ['de', 'Das ist ja mehr als mein ganzes Gehalt'],
  ])('is asked for the most that would do (%s: %s)', async (language, said) => {
    const { text } = await answerTo(language, said)
    expect(text).toBe(moodTextsOf(language).tooMuch)
  })
})

describe('strain', () => {
  it.each<Case>([
    ['en', 'im so stressed, landlord texted me to leave next month'],
    ['ru', 'очень переживаю, хозяин написал съехать'],
    ['hi', 'bahut pareshan hu, paise kam hain'],
    ['zh', '压力好大，钱不够'],
    ['de', 'ich bin total gestresst und verzweifelt'],
  ])('is heard first, and is no call (%s: %s)', async (language, said) => {
    const { text, state } = await answerTo(language, said)
    expect(text.startsWith(moodTextsOf(language).sorry)).toBe(true)
    expect(state.request).toBeUndefined()
  })
})

describe('thanks, who answers, and a first greeting', () => {
  it.each<Case>([
    ['en', 'thanks, that was a big help'],
    ['hi', 'shukriya, bahut madad mili'],
    ['hi', 'धन्यवाद, काफ़ी मदद हुई'],
  ])('thanks for help ask for none (%s: %s)', async (language, said) => {
    const { text } = await answerTo(language, said)
    expect(text).toBe(textsOf(language).thanks)
  })

  it.each<Case>([
    ['ar', 'انت بوت ولا ما حد يرد علي؟'],
    ['de', 'Bin ich hier mit einem Computer verbunden?'],
  ])('who asks for a machine complains of nobody (%s: %s)', async (language, said) => {
    const { text } = await answerTo(language, said)
    expect(text).toBe(talkTextsOf(language).machine)
  })

  it.each<Case>([
    ['en', 'good morning, new here. can you help me find an apartment?'],
    ['de', 'Guten Abend, können Sie mir helfen, eine Wohnung zu finden?'],
  ])('who greets and looks for a home is asked which (%s: %s)', async (language, said) => {
    const { text, results } = await answerTo(language, said)
    expect([text, results]).toEqual([textsOf(language).greet, undefined])
  })
})
