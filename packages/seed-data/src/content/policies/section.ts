import type { Policy } from '@manzil/api-client/generated/types.gen'
import type { Translations } from '../translated.ts'

export type PolicySection = Translations<Pick<Policy, 'title' | 'content'>>
