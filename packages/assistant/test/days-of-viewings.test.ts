import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'

const tools = fakeTools(() => 5)

const requestAfter = async (language: LanguageCode, ...turns: string[]) =>
  (await converse(tools, turns, language)).state.request

describe('the day of a viewing', () => {
  it.each<[LanguageCode, string, string]>([
    [
      'en',
      '2 bed flat for rent',
      'book a viewing of the first on the 14th at 11 am, Anna Bell 0502223344',
    ],
    ['ar', 'شقة للايجار', 'معاينة الاولى يوم 14 الساعة 11، رنا حداد 0502223344'],
    [
      'ru',
      'двушка в аренду',
      'запишите на просмотр первой 14 числа в 11 утра, Игорь Панов 0502223344',
    ],
    ['hi', '2 बेडरूम किराए पर', 'पहला वाला 14 तारीख को सुबह 11 बजे देखना है, Anna Bell 0502223344'],
    ['zh', '租两居室', '预约14号上午11点看第一套，王丽 0502223344'],
    [
      'de',
      '2 Schlafzimmer mieten',
      'Besichtigung der ersten am 14. um 11 Uhr, Anna Bell 0502223344',
    ],
  ])('may be one of the month alone (%s)', async (language, search, said) => {
    const request = await requestAfter(language, search, said)
    expect(request).toMatchObject({ kind: 'viewing', date: '2026-12-14', time: '11:00' })
  })

  it.each<[LanguageCode, string, string, string]>([
    [
      'en',
      '2 bed flat for rent',
      'viewing of the first tomorrow at 3 pm, Anna Bell 0502223344',
      'saturday instead of tomorrow please',
    ],
    [
      'ar',
      'شقة للايجار',
      'معاينة الاولى بكرا الساعة ٣، رنا حداد 0502223344',
      'خليها السبت بدل بكرا',
    ],
    [
      'ru',
      'двушка в аренду',
      'просмотр первой завтра в 15, Игорь Панов 0502223344',
      'в субботу вместо завтра',
    ],
  ])('is the one that takes the place of another (%s)', async (language, search, said, moved) => {
    const request = await requestAfter(language, search, said, moved)
    expect(request).toMatchObject({ date: '2026-11-21', time: '15:00' })
  })

  it('stays where another hour of the same day is named', async () => {
    const said = 'Besichtigung der ersten am 14. um 10 Uhr, Anna Bell 0502223344'
    const request = await requestAfter(
      'de',
      'Wohnung mieten',
      said,
      'doch lieber um 16 Uhr am selben Tag',
    )
    expect(request).toMatchObject({ date: '2026-12-14', time: '16:00' })
  })

  it('is the first of two that would do', async () => {
    const said = '我想周六下午去看第一个，王丽，0502223344。如果可以周日也行'
    expect(await requestAfter('zh', '租一居室', said)).toMatchObject({ date: '2026-11-21' })
  })

  it('waits for an hour that was told before it', async () => {
    const said = 'book a viewing of the second at 4 pm, Anna Bell 0502223344'
    const request = await requestAfter('en', '2 bed flat for rent', said, 'monday')
    expect(request).toMatchObject({ date: '2026-11-23', time: '16:00' })
  })

  it('has its hour before a comma', async () => {
    const said = 'запишите на просмотр первой, завтра после 17, Оксана 0502223344'
    expect(await requestAfter('ru', 'двушка в аренду', said)).toMatchObject({ time: '17:00' })
  })
})

describe('a request', () => {
  it('becomes a viewing where the home is to be seen', async () => {
    const turns = ['2 bed flat for rent', 'call me about the first one', 'can i see it friday?']
    expect(await requestAfter('en', ...turns)).toMatchObject({ kind: 'viewing' })
  })

  it('takes what the agent is to be asked, and answers nothing itself', async () => {
    const said =
      'dusre wale ke agent ko message bhejo ki available hai kya. naam Ravi Nair, 0502223344'
    const request = await requestAfter('hi', '2 bhk rent', said)
    expect(request).toMatchObject({ kind: 'callback', name: 'Ravi Nair', phone: '0502223344' })
    expect(request?.note).toContain('available')
  })

  it('takes a name by a son, and not that of an emirate', async () => {
    const said = 'بلغ الوكيل ان ابو سالم يبي معاينة الاولى يوم الخميس، جوالي 0502223344'
    expect(await requestAfter('ar', 'شقة للايجار', said)).toMatchObject({ name: 'ابو سالم' })
  })
})
