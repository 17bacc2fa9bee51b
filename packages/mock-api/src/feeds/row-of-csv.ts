import type { FieldError } from '@manzil/api-client/generated/types.gen'
import { zPropertyForm, zPropertyType, zPurpose } from '@manzil/api-client/generated/zod.gen'
import { say } from '@manzil/api-client/request/say'
import { amenities } from '@manzil/catalogue/amenities'
import { categories } from '@manzil/catalogue/categories'
import { places } from '@manzil/catalogue/places/places'
import { buildPlaceIndex } from '@manzil/catalogue/places/resolve'
import type { FeedContent } from '@manzil/domain/feeds/feed-content'
import { checkPropertyForm } from '@manzil/domain/own-property/check-form'
import { formCatalogue } from '../own/check-form.ts'

const index = buildPlaceIndex(places)

/** A row as a form, or why it is none. Only the columns that the template's example fills are read. */
export function contentOfRow(
  row: Readonly<Record<string, string>>,
): { content: FeedContent } | { reasons: FieldError[] } {
  const text = (name: string) => row[name] ?? ''
  const number = (name: string) => (text(name) === '' ? null : Number(text(name)))
  const refused = (path: string, value: string): { reasons: FieldError[] } => ({
    reasons: [{ path, rule: 'value', ...say('field.feedValue', { value }) }],
  })
  const purpose = zPurpose.safeParse(text('purpose')).data
  const type = zPropertyType.safeParse(text('type')).data
  const kind = categories.find(({ level, slug }) => level === 2 && slug === type)
  const address = [text('sub_community'), text('community'), text('city')].filter(Boolean).join(',')
  const found = index.resolveAddress(address)
  const isEmirateAlone = found?.path.length === 1 && found.rest.length > 0
  if (!purpose) return refused('purpose', text('purpose'))
  if (!kind?.parentId) return refused('sub_category_id', text('type'))
  if (!found || isEmirateAlone)
    return {
      reasons: [
        { path: 'location_id', rule: 'unknown', ...say('field.feedPlace', { value: address }) },
      ],
    }
  if (Number.isNaN(number('price'))) return refused('price', text('price'))
  const form = zPropertyForm.safeParse({
    title: text('title'),
    description: text('description'),
    status: 'live',
    purpose,
    category_id: kind.parentId,
    sub_category_id: kind.id,
    location_id: found.place.slug,
    price: number('price'),
    bedrooms: number('bedrooms'),
    bathrooms: number('bathrooms'),
    size: number('size_sqft'),
    features: text('amenities')
      .split('|')
      .filter((each) => amenities.some(({ slug }) => slug === each)),
    permit_number: text('permit_number') || null,
  })
  if (!form.success)
    return {
      reasons: form.error.issues.map(({ path }) => ({
        path: path.join('.'),
        rule: 'form',
        ...say('field.form'),
      })),
    }
  const reasons = checkPropertyForm(form.data, formCatalogue, {
    photos: 60,
    isOwnPicture: () => true,
  })
  return reasons.length > 0
    ? { reasons }
    : { content: { form: form.data, pictures: [], agentId: null } }
}
