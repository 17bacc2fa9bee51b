import { listSocialMediaQuery } from '@manzil/api-client/generated/content-queries.gen'
import { SOCIAL_MEDIA_PAGE_SIZE } from '@manzil/domain/limits'
import { api } from '../../api/api.ts'

/** The company's accounts on social networks. */
export const socialQuery = () =>
  listSocialMediaQuery(api, { params: { query: { page: 1, limit: SOCIAL_MEDIA_PAGE_SIZE } } })
