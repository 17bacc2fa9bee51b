import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import { banners } from '@manzil/content/banners'
import { botTerms } from '@manzil/content/bot-terms'
import { contentLanguages } from '@manzil/content/content-row'
import { socialMedia } from '@manzil/content/social-media'
import { inLanguage } from '@manzil/content/translated'
import { userTypes } from '@manzil/content/user-types'
import { pageOf } from '@manzil/domain/page-of'
import { contentLibrary } from '../content-library.ts'
import type { MockContext } from '../context.ts'
import { hasWords } from '../has-words.ts'
import type { World } from '../world.ts'

type ContentHandlers = Pick<
  ServerHandlers<MockContext>,
  | 'listSocialMedia'
  | 'listUserTypes'
  | 'listAboutUs'
  | 'getBanner'
  | 'listGuides'
  | 'listPolicies'
  | 'getBotContent'
  | 'listFaqs'
  | 'listRates'
  | 'listAreaGuides'
>

const bannerMissing = {
  status: 404,
  problem: { code: 'not_found', ...say('problem.noBanner') },
} as const

/** Texts and lists of the pages; articles are in blog.ts. */
export function contentHandlers(world: World): ContentHandlers {
  return {
    async listSocialMedia({ query }) {
      return { status: 200, body: pageOf(socialMedia, query) }
    },
    async listUserTypes({ query }) {
      const users = [...world.users.values()]
      const rows = userTypes.map((type) => ({
        ...type,
        users_count: users.filter(({ role }) => role === type.role).length,
      }))
      return { status: 200, body: pageOf(rows, query) }
    },
    async listAboutUs({ query }) {
      const library = await contentLibrary(query.language)
      return { status: 200, body: pageOf(library.all('about_us', query.language), query) }
    },
    async getBanner({ query }) {
      const found = banners.find(({ shared }) => shared.type === query.type)
      if (!found) return bannerMissing
      return { status: 200, body: { data: inLanguage(found, query.language) } }
    },
    async listGuides({ query }) {
      const rows = (await contentLibrary(query.language)).all('guide', query.language)
      return { status: 200, body: { data: rows.filter(({ type }) => type === query.type) } }
    },
    async listPolicies({ query }) {
      const rows = (await contentLibrary(query.language)).all('policy', query.language)
      return { status: 200, body: { data: rows.filter(({ type }) => type === query.type) } }
    },
    async getBotContent() {
      return { status: 200, body: { data: botTerms(await contentLibrary(...contentLanguages)) } }
    },
    async listFaqs({ query }) {
      const rows = (await contentLibrary(query.language))
        .all('faq', query.language)
        .filter(({ category }) => !query.category || category === query.category)
        .filter(({ question, answer }) => hasWords([question, answer], query.search))
      return { status: 200, body: pageOf(rows, query) }
    },
    async listRates({ query }) {
      const library = await contentLibrary(query.language)
      return { status: 200, body: { data: [...library.all('rate', query.language)] } }
    },
    async listAreaGuides({ query }) {
      const rows = (await contentLibrary(query.language))
        .all('area', query.language)
        .filter(({ place }) => !query.place || place === query.place)
      return { status: 200, body: pageOf(rows, query) }
    },
  }
}
