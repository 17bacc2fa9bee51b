import type { SocialMedia } from '@manzil/api-client/generated/types.gen'
import { contentId } from './content-id.ts'

/** Placeholder accounts of the demo site, in footer order; their addresses lead nowhere. */
export const socialMedia: readonly SocialMedia[] = [
  ['Instagram', 'instagram'],
  ['Facebook', 'facebook'],
  ['LinkedIn', 'linkedin'],
  ['YouTube', 'youtube'],
  ['X', 'x'],
].map(([name = '', slug = ''], at) => ({
  _id: contentId('social-media', at + 1),
  name,
  link: `https://${slug}.example/manzil`,
  className: `icon-${slug}`,
}))
