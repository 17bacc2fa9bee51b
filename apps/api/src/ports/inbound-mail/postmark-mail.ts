import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { InboundMailPort } from './inbound-mail-port.ts'

export interface PostmarkSettings {
  address: string
  /** Of the basic authentication in the address of the webhook. */
  user: string
  password: string
}

const zAddress = z.object({ Email: z.string() })
const zAddresses = z.array(zAddress).optional()

/** What of the provider's document is read; it may hold more. */
const zPosted = z.object({
  MessageID: z.string().min(1).max(200),
  FromFull: zAddress,
  ToFull: zAddresses,
  CcFull: zAddresses,
  BccFull: zAddresses,
  OriginalRecipient: z.string().optional(),
  TextBody: z.string().nullish(),
  HtmlBody: z.string().nullish(),
  Headers: z.array(z.object({ Name: z.string(), Value: z.string() })).optional(),
  Attachments: z.array(z.object({ Name: z.string() })).optional(),
})

const megabyte = 1024 * 1024
/** The provider takes mails of 35 MB; files in them are written as base64. */
const BODY_LIMIT = 50 * megabyte

/** Message-IDs of a header. */
const idsIn = (text: string): string[] => text.match(/<[^<>\s]{1,300}>/g) ?? []

/** Mails by the inbound webhook of Postmark, which proves itself by basic authentication. */
export function createPostmarkMail({ address, user, password }: PostmarkSettings): InboundMailPort {
  const right = digest(`Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`)
  return {
    description: `Replies to mails come in by ${address}.`,
    address,
    bodyLimit: BODY_LIMIT,
    isGenuine: ({ authorization = '' }) => timingSafeEqual(digest(authorization), right),
    read(body) {
      const { data } = zPosted.safeParse(body)
      if (!data) return undefined
      const headers = (data.Headers ?? []).map(({ Name, Value }) => ({
        name: Name.toLowerCase(),
        value: Value,
      }))
      const valuesOf = (...names: string[]) =>
        headers.filter(({ name }) => names.includes(name)).map(({ value }) => value)
      const to = [data.ToFull, data.CcFull, data.BccFull].flatMap((list) => list ?? [])
      return {
        id: data.MessageID,
        messageId: idsIn(valuesOf('message-id').join(' '))[0],
        from: data.FromFull.Email,
        to: [data.OriginalRecipient ?? '', ...to.map(({ Email }) => Email)].filter(Boolean),
        references: valuesOf('in-reply-to', 'references').flatMap(idsIn),
        headers,
        text: data.TextBody ?? '',
        html: data.HtmlBody ?? '',
        attachments: (data.Attachments ?? []).map(({ Name }) => ({ name: Name })),
      }
    },
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
