import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import type { PropertyCard as Property } from '@manzil/api-client/generated/types.gen'
import {
  AreaIcon,
  BathIcon,
  BedIcon,
  PriceCutIcon,
  VerifiedIcon,
} from '../src/foundations/icons/things.tsx'
import { HeartButton } from '../src/listing/HeartButton/HeartButton.tsx'
import type { PropertyCardProps } from '../src/listing/PropertyCard/PropertyCard.tsx'
import { drawProperty } from './contract-pictures.ts'
import type { PropertyWords } from './words/properties.ts'

/** From the outermost to the innermost, as the contract lists them. */
const path = (...places: [id: string, name: string, arabic: string][]): Property['location_path'] =>
  places.map(([_id, name, name_ar], at) => ({
    _id,
    name,
    name_ar,
    names: {},
    kind: at === 0 ? 'emirate' : 'community',
  }))
const dubai: [string, string, string] = ['dubai', 'Dubai', 'دبي']

/** Four properties of the contract: the fixture, and what differs. */
export function contractProperties(): Property[] {
  const [property] = fixtures.listProperties().data
  if (!property) throw new Error('the fixture has no home')
  const scene = (url: string): Property['media'] => [
    { url, role: 'facade', illustration: true, alt: '', alt_ar: '' },
  ]
  return [
    {
      ...property,
      location_path: path(dubai, ['dubai-marina', 'Dubai Marina', 'دبي مارينا']),
      price: 1_850_000,
      previous_price: 1_940_000,
    },
    {
      ...property,
      _id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e02',
      title: 'Quiet townhouse beside the park, three bedrooms',
      title_ar: 'تاون هاوس هادئ بجانب الحديقة بثلاث غرف',
      titles: {},
      location_path: path(
        ['dubai-hills-estate', 'Dubai Hills Estate', 'دبي هيلز استيت'],
        ['maple-1', 'Maple 1', 'مابل 1'],
      ),
      purpose: 'rent',
      furnished: 'furnished',
      cheques: 4,
      price: 245_000,
      previous_price: null,
      price_period: 'year',
      price_per_sqft: 117,
      price_comparison: property.price_comparison && {
        ...property.price_comparison,
        distance: 0.12,
      },
      bedrooms: 3,
      bathrooms: 4,
      size: 2_090,
      media: scene('/scenes/facade/townhouse/golf/5.svg'),
      media_count: 12,
      verified: false,
    },
    {
      ...property,
      _id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e03',
      title: 'Beach villa on the west fronds, six bedrooms and a pool',
      title_ar: 'فيلا على الشاطئ بست غرف ومسبح خاص',
      titles: {},
      location_path: path(
        ['palm-jumeirah', 'Palm Jumeirah', 'نخلة جميرا'],
        ['frond-n', 'Frond N', 'السعفة N'],
      ),
      price: null,
      previous_price: null,
      price_per_sqft: null,
      price_comparison: null,
      bedrooms: 6,
      bathrooms: 7,
      size: 7_120,
      media: scene('/scenes/facade/villa/palm/8.svg'),
      media_count: 22,
    },
    {
      ...property,
      _id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e04',
      title: 'Studio above the boulevard',
      title_ar: 'استوديو فوق البوليفارد',
      titles: {},
      location_path: path(dubai, ['downtown-dubai', 'Downtown Dubai', 'وسط مدينة دبي']),
      completion: 'off_plan',
      price: 1_120_000,
      previous_price: null,
      price_per_sqft: 2_310,
      price_comparison: null,
      bedrooms: 0,
      bathrooms: 1,
      size: 485,
      media: scene('/scenes/facade/tower/downtown/31.svg'),
      media_count: 1,
      verified: false,
    },
  ]
}

/** Numbers as every story of properties shows them: Latin digits, grouped. */
export const grouped = (value: number) => value.toLocaleString('en')

function badges(property: Property, words: PropertyWords): PropertyCardProps['badges'] {
  const cut = (property.previous_price ?? 0) - (property.price ?? 0)
  return [
    ...(property.verified
      ? [{ id: 'verified', text: words.verified, icon: <VerifiedIcon size={14} /> }]
      : []),
    ...(property.price !== null && cut > 0
      ? [{ id: 'cut', text: words.cut(grouped(cut)), icon: <PriceCutIcon size={14} /> }]
      : []),
    ...(property.completion === 'off_plan' ? [{ id: 'off-plan', text: words.offPlan }] : []),
    ...(property.purpose === 'rent'
      ? [{ id: 'new', text: words.fresh, tone: 'accent' as const }]
      : []),
  ]
}

/** What a property is in figures, with the words that are heard instead of the short ones. */
export function propertyFacts({ bedrooms, bathrooms, size }: Property, words: PropertyWords) {
  const all = [
    bedrooms !== null && {
      id: 'bed',
      icon: <BedIcon size={18} />,
      text: words.bed(bedrooms),
      name: words.bedLong(bedrooms),
    },
    bathrooms !== null && {
      id: 'bath',
      icon: <BathIcon size={18} />,
      text: words.bath(bathrooms),
      name: words.bathLong(bathrooms),
    },
    size !== null && {
      id: 'size',
      icon: <AreaIcon size={18} />,
      text: words.size(grouped(size)),
      name: words.sizeLong(grouped(size)),
    },
  ]
  return all.filter((fact) => fact !== false)
}

/** From the innermost place to the outermost, in the language of the page. */
export const placeOf = ({ location_path }: Property, arabic: boolean): string =>
  location_path
    .toReversed()
    .map(({ name, name_ar }) => (arabic ? name_ar : name) ?? name)
    .join(arabic ? '، ' : ', ')

/** What tells it from its neighbours, in words. */
function details(
  { furnished, purpose, cheques, price_per_sqft: rate }: Property,
  words: PropertyWords,
) {
  const all = [
    furnished === 'furnished' && words.furnished,
    purpose === 'rent' && cheques !== null && words.cheques(cheques),
    rate !== null && words.rate(grouped(rate)),
    words.listed,
    words.agency,
  ]
  return all.filter((detail) => detail !== false)
}

/** How its price stands among those of properties like it, in words. */
function comparison(
  { price_comparison: compared, location_path: places }: Property,
  words: PropertyWords,
  arabic: boolean,
): Pick<PropertyCardProps, 'comparison'> {
  const place = places.find(({ kind }) => kind === 'community')
  if (!compared || !place) return {}
  const { distance } = compared
  const share = String(Math.round(Math.abs(distance) * 100))
  const name = arabic ? place.name_ar : place.name
  const text = distance < 0 ? words.below(share, name) : words.above(share, name)
  return { comparison: { text, distance } }
}

/** A property of the contract as its card sees it. */
export function cardOf(property: Property, words: PropertyWords, arabic: boolean) {
  const title = (arabic && property.title_ar) || property.title
  const { price, previous_price: before } = property
  return {
    href: `#${property.link}`,
    title,
    place: placeOf(property, arabic),
    price: {
      price: price === null ? words.onRequest : words.money(grouped(price)),
      onRequest: price === null,
      period: property.price_period && price !== null ? words.perYear : undefined,
      before:
        price !== null && before !== null && before > price
          ? { price: words.money(grouped(before)), label: words.before }
          : undefined,
    },
    pictures: drawProperty(property.media[0]?.url ?? ''),
    pictureCount: String(property.media_count),
    facts: propertyFacts(property, words),
    ...comparison(property, words, arabic),
    details: details(property, words),
    badges: badges(property, words) ?? [],
    heart: <HeartButton liked={property.is_liked} label={words.save(title)} onToggle={() => {}} />,
    texts: {
      previousPicture: words.previous,
      nextPicture: words.next,
      position: words.position,
    },
  } satisfies PropertyCardProps
}
