import type { Mailing } from '../../mail/start-mailing.ts'
import type { LeadLinks } from './links.ts'

/** What the inbox needs beside the database. */
export interface InboxParts {
  links: LeadLinks
  mailing: Pick<Mailing, 'nudge'>
  /** Of message ids. */
  domain: string
  /** Address that replies to mails come in by, as leads@in.example.com; undefined where none do. */
  replyAddress: string | undefined
}

/** The address of one lead and one side: the token stands behind a plus. */
export function replyBox({ replyAddress }: Pick<InboxParts, 'replyAddress'>, token: string) {
  if (replyAddress === undefined) return null
  const [name = '', domain = ''] = replyAddress.split('@')
  return { name: '', address: `${name}+${token}@${domain}` }
}

/** Where an advertiser answers a lead by mail. */
export const advertiserBox = (
  parts: Pick<InboxParts, 'replyAddress' | 'links'>,
  leadId: string,
  handlerId: string,
) => replyBox(parts, parts.links.token('advertiser', leadId, handlerId))
