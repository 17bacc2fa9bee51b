import { createHmac, timingSafeEqual } from 'node:crypto'

/** Page where an advertiser answers by the link of a mail, without a session. */
export const availabilityRoute = '/availability'

/** What a link of a mail names: all properties of the mail, or one of them. */
export interface AskedBy {
  mailId: string
  propertyId: string | undefined
}

export interface AvailabilityLinks {
  urlOf: (asked: AskedBy) => string
  /** Undefined where nobody gave the token out. */
  read: (token: string) => AskedBy | undefined
}

/** Tokens of links; nothing of them is stored. */
export function createAvailabilityLinks(key: string, publicUrl: string): AvailabilityLinks {
  const mac = (subject: string) =>
    createHmac('sha256', key).update(`availability ${subject}`).digest('base64url')
  const subjectOf = ({ mailId, propertyId }: AskedBy) =>
    propertyId === undefined ? mailId : `${mailId}.${propertyId}`
  return {
    urlOf(asked) {
      const subject = subjectOf(asked)
      return `${publicUrl}${availabilityRoute}?token=${subject}_${mac(subject)}`
    },
    read(token) {
      const at = token.indexOf('_')
      const subject = token.slice(0, Math.max(at, 0))
      const [given, right] = [token.slice(at + 1), mac(subject)].map((text) => Buffer.from(text))
      if (!given || given.length !== right?.length || !timingSafeEqual(given, right))
        return undefined
      const [mailId = '', propertyId] = subject.split('.')
      return { mailId, propertyId }
    },
  }
}
