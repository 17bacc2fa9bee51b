import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'

it.each<[LanguageCode, string, string]>([
  ['en', 'my flat in Arjan is let, may I sell it?', 'what is it worth, 1 bedroom, 700 sqft?'],
  ['ar', 'شقتي في أرجان مؤجرة، هل يمكنني بيعها؟', 'كم قيمتها، غرفة نوم واحدة، 700 قدم؟'],
  [
    'ru',
    'моя квартира в Арджане сдана, можно её продать?',
    'сколько она стоит, 1 спальня, 700 кв. футов?',
  ],
  [
    'hi',
    'अरजान में मेरा फ्लैट किराए पर है, क्या मैं उसे बेच सकता हूँ?',
    'उसकी कीमत कितनी होगी, 1 बेडरूम, 700 वर्ग फुट?',
  ],
  ['zh', '我在Arjan的公寓出租中，可以卖吗？', '我的房子值多少钱，一居，700平方英尺？'],
  [
    'de',
    'meine Wohnung in Arjan ist vermietet, darf ich sie verkaufen?',
    'was ist sie wert, 1 Schlafzimmer, 700 sqft?',
  ],
])('values in %s the home that was told before', async (language, story, question) => {
  const { state } = await converse(
    fakeTools(() => 5),
    [story, question],
    language,
  )
  expect(state.slots.location ?? state.own?.slots.location).toEqual(['arjan'])
  expect(state.pending).toBeUndefined()
})
