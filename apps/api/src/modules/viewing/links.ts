import { createHmac, timingSafeEqual } from 'node:crypto'
import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** Links by which whoever comes to a viewing opens it without an account. Nothing of a token is stored. */
export interface ViewingLinks {
  /** Page of a viewing for whoever comes. */
  visitorUrl: (viewingId: string, language: LanguageCode) => string
  /** The viewing among all those of whoever shows properties. */
  advertiserUrl: (viewingId: string, language: LanguageCode) => string
  /** The viewing that a token opens; undefined where nobody gave it out. */
  viewingOf: (token: string) => string | undefined
  token: (viewingId: string) => string
}

export function createViewingLinks(key: string, publicUrl: string): ViewingLinks {
  const mac = (id: string) => createHmac('sha256', key).update(`viewing ${id}`).digest('base64url')
  const token = (id: string) => `${id}_${mac(id)}`
  return {
    token,
    visitorUrl: (id, language) =>
      `${publicUrl}/?lng=${language}#/viewing?${new URLSearchParams({ access: token(id) })}`,
    advertiserUrl: (id, language) => `${publicUrl}/?lng=${language}#/viewings?viewing=${id}`,
    viewingOf(given) {
      const at = given.indexOf('_')
      const id = given.slice(0, Math.max(at, 0))
      const [left, right] = [given.slice(at + 1), mac(id)].map((text) => Buffer.from(text))
      const isRight =
        left?.length === right?.length && left && right && timingSafeEqual(left, right)
      return isRight ? id : undefined
    },
  }
}
