import { createHmac, timingSafeEqual } from 'node:crypto'

/** Who answers by a token: the visitor, or the advertiser whose lead it is. */
export type Side = 'visitor' | 'advertiser'

/** Tokens of addresses that answers go to, and of links to the page for answers. Nothing of them is stored. */
export interface LeadLinks {
  /** `handler` is the account of an advertiser's token, which ends when the lead is given on. */
  token: (side: Side, leadId: string, handler?: string) => string
  /** What a token says of itself; whether somebody gave it out is asked of `isOurs`. */
  read: (token: string) => { side: Side; leadId: string } | undefined
  isOurs: (token: string, handler?: string) => boolean
  /** The page where the visitor answers. */
  answerUrl: (leadId: string) => string
  /** The lead in the inbox of its advertiser. */
  inboxUrl: (leadId: string) => string
}

/** Route of the page where visitors answer, outside the app and without a session. */
export const answerRoute = '/leads/answer'

/** Mail servers may write addresses in small letters, and 64 signs stand before the at sign. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
const ID_LENGTH = 26
const MAC_BYTES = 15
const form = /^([va])([a-z2-7]{26})([a-z2-7]{24})$/

export function createLeadLinks(key: string, publicUrl: string): LeadLinks {
  const mac = (side: Side, leadId: string, handler: string) =>
    base32(
      createHmac('sha256', key)
        .update(`lead ${side} ${leadId} ${handler}`)
        .digest()
        .subarray(0, MAC_BYTES),
    )
  const token: LeadLinks['token'] = (side, leadId, handler = '') =>
    `${side === 'visitor' ? 'v' : 'a'}${base32(Buffer.from(leadId.replaceAll('-', ''), 'hex'))}${mac(side, leadId, handler)}`
  const read: LeadLinks['read'] = (text) => {
    const [, side, id] = form.exec(text.toLowerCase()) ?? []
    if (id === undefined) return undefined
    return { side: side === 'v' ? 'visitor' : 'advertiser', leadId: uuidOf(id) }
  }
  return {
    token,
    read,
    isOurs(text, handler = '') {
      const said = read(text)
      if (!said) return false
      const given = Buffer.from(text.toLowerCase())
      const right = Buffer.from(token(said.side, said.leadId, handler))
      return given.length === right.length && timingSafeEqual(given, right)
    },
    answerUrl: (leadId) => `${publicUrl}${answerRoute}?token=${token('visitor', leadId)}`,
    inboxUrl: (leadId) => `${publicUrl}/#/leads?lead=${leadId}`,
  }
}

const BITS = 5
const BYTE = 8

function base32(bytes: Uint8Array): string {
  let text = ''
  let held = 0
  let bits = 0
  for (const byte of bytes) {
    held = (held << BYTE) | byte
    bits += BYTE
    while (bits >= BITS) {
      bits -= BITS
      text += alphabet[(held >> bits) & 31]
    }
    held &= (1 << bits) - 1
  }
  return bits > 0 ? text + alphabet[(held << (BITS - bits)) & 31] : text
}

/** The id of 26 signs; what they hold beyond 128 bits is not looked at, since the whole token is compared. */
function uuidOf(text: string): string {
  let value = 0n
  for (const sign of text.slice(0, ID_LENGTH)) value = value * 32n + BigInt(alphabet.indexOf(sign))
  const hex = (value >> 2n).toString(16).padStart(32, '0')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
