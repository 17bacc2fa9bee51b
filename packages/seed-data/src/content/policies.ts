import type { Policy, PolicyType } from '@manzil/api-client/generated/types.gen'
import { contentId } from './content-id.ts'
import { cookiesPolicy } from './policies/cookies-policy.ts'
import { privacyPolicy } from './policies/privacy-policy.ts'
import type { PolicySection } from './policies/section.ts'
import { termsAndConditions } from './policies/terms-and-conditions.ts'
import type { Content } from './translated.ts'

const sections: readonly [type: PolicyType, sections: readonly PolicySection[]][] = [
  ['terms_and_conditions', termsAndConditions],
  ['cookies_policy', cookiesPolicy],
  ['privacy_policy', privacyPolicy],
]

/** The three policies, each in reading order. */
export const policies: readonly Content<Policy, 'title' | 'content'>[] = sections.flatMap(
  ([type, rows], policy) =>
    rows.map((texts, at) => ({
      shared: {
        _id: contentId('policy', policy * 16 + at + 1),
        type,
        updated_at: '2026-09-01T06:00:00.000Z',
      },
      texts,
    })),
)
