import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { aboutUs } from '@manzil/seed-data/content/about-us'
import { banners } from '@manzil/seed-data/content/banners'
import { botTerms } from '@manzil/seed-data/content/bot-terms'
import { faqs } from '@manzil/seed-data/content/faqs'
import { guides } from '@manzil/seed-data/content/guides'
import { policies } from '@manzil/seed-data/content/policies'
import { socialMedia } from '@manzil/seed-data/content/social-media'
import { inLanguage } from '@manzil/seed-data/content/translated'
import { userTypes } from '@manzil/seed-data/content/user-types'
import type { MockContext } from '../context.ts'
import { hasWords } from '../has-words.ts'
import { pageOf } from '../pagination.ts'
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
>

const bannerMissing = {
  status: 404,
  problem: { code: 'not_found', message: 'This page has no banner.' },
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
      const rows = aboutUs.map((row) => inLanguage(row, query.language))
      return { status: 200, body: pageOf(rows, query) }
    },
    async getBanner({ query }) {
      const found = banners.find(({ shared }) => shared.type === query.type)
      if (!found) return bannerMissing
      return { status: 200, body: { data: inLanguage(found, query.language) } }
    },
    async listGuides({ query }) {
      const rows = guides.filter(({ shared }) => shared.type === query.type)
      return { status: 200, body: { data: rows.map((row) => inLanguage(row, query.language)) } }
    },
    async listPolicies({ query }) {
      const rows = policies.filter(({ shared }) => shared.type === query.type)
      return { status: 200, body: { data: rows.map((row) => inLanguage(row, query.language)) } }
    },
    async getBotContent() {
      return { status: 200, body: { data: botTerms } }
    },
    async listFaqs({ query }) {
      const rows = faqs
        .map((row) => inLanguage(row, query.language))
        .filter(({ category }) => !query.category || category === query.category)
        .filter(({ question, answer }) => hasWords([question, answer], query.search))
      return { status: 200, body: pageOf(rows, query) }
    },
  }
}
