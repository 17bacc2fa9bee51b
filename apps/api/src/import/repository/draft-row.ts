import type { PropertyRow } from '../../db/property-row.ts'
import { undated } from '../../db/undated.ts'
import { shortHash, stableJson } from '../../stable-hash.ts'
import type { PropertyDraft } from '../draft.ts'
import { picturesOf } from '../rules/pictures.ts'

/** What is stored of a draft, but for what depends on the run: the property's id and the file's name. */
export type StoredDraft = Omit<PropertyRow, 'id' | 'sourceName'>

/** A draft in the words of the property writer. `path` is from the emirate down to its place. */
export function storedDraft(
  draft: PropertyDraft,
  source: string,
  path: readonly { readonly slug: string }[],
): StoredDraft {
  const { coordinates, notes, fields } = draft
  return {
    reference: draft.reference,
    agentId: null,
    agencyId: null,
    purpose: draft.purpose,
    type: draft.type,
    subtype: null,
    place: draft.place.slug,
    price: draft.price,
    previousPrice: null,
    bedrooms: draft.bedrooms,
    bathrooms: draft.bathrooms,
    size: draft.size,
    amenities: draft.amenities,
    furnished: draft.furnished,
    completion: null,
    verified: draft.verified,
    coordinates: coordinates.approximate ? null : { lat: coordinates.lat, lng: coordinates.lng },
    title: draft.title,
    titleAr: draft.titleArabic,
    description: draft.description,
    descriptionAr: draft.descriptionArabic,
    media: picturesOf(`${source}/${draft.sourceId}`, draft.type, path),
    permitNumber: null,
    serviceCharge: null,
    cheques: null,
    developer: null,
    floor: null,
    parking: null,
    yearBuilt: null,
    handover: null,
    advertiser: draft.advertiser,
    publishedAt: draft.listedAt ?? undated,
    views: 0,
    source,
    sourceAsOf: draft.listedAt,
    sourceNotes: notes,
    sourceFields: fields,
  }
}

/** Changes with anything that a visitor or a search could notice, and with the row itself. */
export function contentHash(stored: StoredDraft): string {
  return shortHash(stableJson(stored))
}
