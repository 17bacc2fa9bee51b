import type { FeedContent } from '@manzil/domain/feeds/feed-content'
import type { PropertyForm } from '@manzil/domain/own-property/check-form'
import { previousPrice } from '@manzil/domain/own-property/previous-price'
import { purposeCodes } from '../../../db/codes.ts'
import type { PropertyRow } from '../../../db/property-row.ts'
import { FEED_SOURCE } from '../../../db/property-source.ts'
import { advertiserOf } from '../../own-property/advertiser.ts'
import { rowOf } from '../../own-property/form-row.ts'
import type { Advertiser } from '../../own-property/repository/own-row.ts'
import type { FeedParts } from '../parts.ts'
import type { KnownRow } from '../repository/rows.ts'

interface About {
  id: string
  /** Whoever the row names, or the owner of the feed. */
  advertiser: Advertiser
  reference: string
  media: NonNullable<PropertyForm['media']>
  known: KnownRow | undefined
  now: Date
}

/** A row of a feed in the words of the property writer. */
export function propertyOf(
  { form }: FeedContent,
  { id, advertiser, reference, media, known, now }: About,
  { lookups, catalogue }: Pick<FeedParts, 'lookups' | 'catalogue'>,
): PropertyRow {
  const type = catalogue.typeOf(form)
  if (!type) throw new Error(`row ${reference} was read and has no kind`)
  const before = known && {
    price: known.price,
    previous_price: known.previous_price,
    purpose: known.purpose === purposeCodes.sale ? ('sale' as const) : ('rent' as const),
  }
  const isAgency = advertiser.role === 'agency'
  return rowOf(
    { ...form, media },
    {
      ...advertiserOf(advertiser),
      id,
      type,
      reference,
      agentId: advertiser.id,
      agencyId: isAgency ? advertiser.id : advertiser.agency_id,
      previousPrice: before ? previousPrice(form, before) : null,
      verified: known?.verified ?? false,
      publishedAt: known?.published_at ?? now,
      views: known?.views ?? 0,
      source: FEED_SOURCE,
    },
    lookups,
    now,
  )
}
