import type { ChatProperty } from '@manzil/api-client/generated/types.gen'
import { CHAT_MAX_FEATURES } from '@manzil/domain/limits'

/** One line of a property in an answer; lines are revealed one after the other. */
export type PropertyLine =
  | { kind: 'title'; text: string }
  | { kind: 'location'; text: string }
  | { kind: 'bedrooms' | 'bathrooms' | 'size'; value: number }
  | { kind: 'price'; aed: number | null; perYear: boolean }
  | { kind: 'features'; shown: readonly string[]; more: boolean }
  | { kind: 'link'; href: string }

/** The lines of a property; bedrooms, bathrooms and size only when greater than zero. */
export function propertyLines(property: ChatProperty): PropertyLine[] {
  const figures = (['bedrooms', 'bathrooms', 'size'] as const).flatMap((kind) => {
    const value = property[kind]
    return value !== null && value > 0 ? [{ kind, value }] : []
  })
  const features = property.features.filter((feature) => feature.trim() !== '')
  const shown = features.slice(0, CHAT_MAX_FEATURES)
  const perYear = property.price_period === 'year'
  return [
    { kind: 'title', text: property.title },
    { kind: 'location', text: property.location },
    ...figures,
    { kind: 'price', aed: property.price, perYear },
    ...(shown.length > 0
      ? [{ kind: 'features' as const, shown, more: features.length > shown.length }]
      : []),
    { kind: 'link', href: property.link },
  ]
}

/** Lines of a whole answer: header, count, every property's lines, the link to all of them. */
export const countResultLines = (properties: readonly ChatProperty[], hasLink: boolean): number =>
  properties.reduce((sum, property) => sum + propertyLines(property).length, 2) + (hasLink ? 1 : 0)
