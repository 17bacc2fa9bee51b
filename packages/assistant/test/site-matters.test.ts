import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { SiteMatter } from '@manzil/query-language/lexicon/site-matter-words'
import { siteHeadings } from '@manzil/query-language/lexicon/site-question-words'
import { describe, expect, it } from 'vitest'
import { alertTexts } from '../src/reply/texts/alert-texts.ts'
import { talkTextsOf } from '../src/reply/texts/talk-texts.ts'
import { converse } from './conversation.ts'
import { roomsSearched } from './rooms-searched.ts'
import { toolsWithTexts } from './site-library.ts'

const after = (language: LanguageCode, said: string) =>
  converse(toolsWithTexts, [roomsSearched[language], said], language)

const asked: readonly (readonly [LanguageCode, SiteMatter, string])[] = [
  ['en', 'report', 'how do I report an ad? I rang and the man had another one for 60k'],
  ['ar', 'report', 'كيف ابلغ عن اعلان مشبوه'],
  ['ru', 'report', 'видела подозрительное объявление, куда пожаловаться'],
  ['hi', 'report', 'kisi agent ne meri listing copy ki, report kahan karu'],
  ['zh', 'report', '这条广告怎么举报'],
  ['de', 'report', 'wie kann ich ein Inserat melden'],
  ['en', 'genuine', 'is the second one real or one of those fake ads?'],
  ['en', 'scam', 'somebody on facebook wants a deposit before the viewing, what do you think?'],
  ['ar', 'scam', 'واحد بدو عربون قبل ما شوف البيت، شو رأيك؟'],
  ['ru', 'genuine', 'а у вас объявления кто проверяет?'],
  ['hi', 'genuine', 'दूसरा वाला असली है ना, फर्जी तो नहीं?'],
  ['zh', 'genuine', '你们的房源是真的吗'],
  ['de', 'genuine', 'die erste ist doch fake, oder?'],
  ['en', 'favourite', 'thanks, can I save these to see later without an account?'],
  ['ru', 'favourite', 'ок спс, как добавить вторую в избранное'],
  ['zh', 'favourite', '帮我收藏一下第一个'],
  ['de', 'favourite', 'wie kommt die erste in die Favoriten?'],
  ['hi', 'alertsOff', 'alert lagaya tha, roz 20 email aate hain, band kaise kare'],
  ['en', 'alertsOff', 'too many emails, how do I turn off the alerts'],
  ['ar', 'ownListing', 'عندي شقة واريد أأجرها شلون اعرضها عندكم'],
  ['de', 'ownListing', 'wie stell ich die Wohnung bei euch rein?'],
  ['en', 'plans', 'I am a broker and new here, what do plans for agents cost?'],
  ['hi', 'plans', 'mera naya brokerage hai, listing ka kya charge hai'],
  ['de', 'thisChat', 'danke dir! wie finde ich den Chat später wieder?'],
]

describe('what is asked of the site', () => {
  it.each(asked)(
    'is answered by its text, beside cards too (%s: %s)',
    async (language, matter, said) => {
      const { links, state } = await after(language, said)
      expect(links?.[0]?.label).toBe(siteHeadings[language][matter][0])
      expect(state.slots.location).toEqual(['jumeirah-village-circle'])
      expect(state.request).toBeUndefined()
    },
  )

  it.each<[LanguageCode, string]>([
    ['en', 'ok we stay for now lol. can you tell me when something new comes in that range'],
    ['ar', 'مشكوره، احفظيلي هالبحث وخبريني اذا نزل شي جديد'],
    ['zh', '再等等 能不能有新房源的时候通知我'],
  ])('to be told of new homes is no courtesy (%s)', async (language, said) => {
    expect((await after(language, said)).text).toContain(alertTexts[language])
  })

  it('asks for a source, and is not only thanked', async () => {
    const { text } = await after('zh', '谢谢你很有耐心。这些有官方网站可以查吗')
    expect(text).toContain(talkTextsOf('zh').doubts)
  })
})
