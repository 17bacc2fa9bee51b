import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import type { PropertyCard as Home } from '@manzil/api-client/generated/types.gen'
import {
  AreaIcon,
  BathIcon,
  BedIcon,
  PriceCutIcon,
  VerifiedIcon,
} from '../src/foundations/icons/things.tsx'
import { HeartButton } from '../src/listing/HeartButton/HeartButton.tsx'
import type { PropertyCardProps } from '../src/listing/PropertyCard/PropertyCard.tsx'
import { drawHome } from './contract-pictures.ts'
import type { HomeWords } from './words/homes.ts'

/** From the outermost to the innermost, as the contract lists them. */
const path = (...places: [id: string, name: string, arabic: string][]): Home['location_path'] =>
  places.map(([_id, name, name_ar], at) => ({
    _id,
    name,
    name_ar,
    names: {},
    kind: at === 0 ? 'emirate' : 'community',
  }))
const dubai: [string, string, string] = ['dubai', 'Dubai', 'دبي']

/** Four homes of the contract: the fixture, and what differs. */
export function contractHomes(): Home[] {
  const [home] = fixtures.listProperties().data
  if (!home) throw new Error('the fixture has no home')
  const scene = (url: string): Home['media'] => [{ url, role: 'facade', illustration: true }]
  return [
    {
      ...home,
      location_path: path(dubai, ['dubai-marina', 'Dubai Marina', 'دبي مارينا']),
      price: 1_850_000,
      previous_price: 1_940_000,
    },
    {
      ...home,
      _id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e02',
      title: 'Quiet townhouse beside the park, three bedrooms',
      title_ar: 'تاون هاوس هادئ بجانب الحديقة بثلاث غرف',
      titles: {},
      location_path: path(
        ['dubai-hills-estate', 'Dubai Hills Estate', 'دبي هيلز استيت'],
        ['maple-1', 'Maple 1', 'مابل 1'],
      ),
      purpose: 'rent',
      price: 245_000,
      previous_price: null,
      price_period: 'year',
      price_per_sqft: 117,
      bedrooms: 3,
      bathrooms: 4,
      size: 2_090,
      media: scene('/scenes/facade/townhouse/golf/5.svg'),
      media_count: 12,
      verified: false,
    },
    {
      ...home,
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
      bedrooms: 6,
      bathrooms: 7,
      size: 7_120,
      media: scene('/scenes/facade/villa/palm/8.svg'),
      media_count: 22,
    },
    {
      ...home,
      _id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e04',
      title: 'Studio above the boulevard',
      title_ar: 'استوديو فوق البوليفارد',
      titles: {},
      location_path: path(dubai, ['downtown-dubai', 'Downtown Dubai', 'وسط مدينة دبي']),
      completion: 'off_plan',
      price: 1_120_000,
      previous_price: null,
      price_per_sqft: 2_310,
      bedrooms: 0,
      bathrooms: 1,
      size: 485,
      media: scene('/scenes/facade/tower/downtown/31.svg'),
      media_count: 1,
      verified: false,
    },
  ]
}

/** Numbers as every story of homes shows them: Latin digits, grouped. */
export const grouped = (value: number) => value.toLocaleString('en')

function badges(home: Home, words: HomeWords): PropertyCardProps['badges'] {
  const cut = (home.previous_price ?? 0) - (home.price ?? 0)
  return [
    ...(home.verified
      ? [{ id: 'verified', text: words.verified, icon: <VerifiedIcon size={14} /> }]
      : []),
    ...(home.price !== null && cut > 0
      ? [{ id: 'cut', text: words.cut(grouped(cut)), icon: <PriceCutIcon size={14} /> }]
      : []),
    ...(home.completion === 'off_plan' ? [{ id: 'off-plan', text: words.offPlan }] : []),
    ...(home.purpose === 'rent' ? [{ id: 'new', text: words.fresh, tone: 'accent' as const }] : []),
  ]
}

/** What a home is in figures, with the words that are heard instead of the short ones. */
export function homeFacts({ bedrooms, bathrooms, size }: Home, words: HomeWords) {
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

const comparisons = ['below', 'same', 'above'] as const

/** From the innermost place to the outermost, in the language of the page. */
export const placeOf = ({ location_path }: Home, arabic: boolean): string =>
  location_path
    .toReversed()
    .map(({ name, name_ar }) => (arabic ? name_ar : name) ?? name)
    .join(arabic ? '، ' : ', ')

/** A home of the contract as its card sees it; `place` varies what stories compare. */
export function cardOf(home: Home, words: HomeWords, arabic: boolean, place = 0) {
  const title = (arabic && home.title_ar) || home.title
  const side = comparisons[place % 3] ?? 'same'
  const { price, previous_price: before } = home
  return {
    href: `#${home.link}`,
    title,
    place: placeOf(home, arabic),
    price: {
      price: price === null ? words.onRequest : words.money(grouped(price)),
      onRequest: price === null,
      period: home.price_period && price !== null ? words.perYear : undefined,
      before:
        price !== null && before !== null && before > price
          ? { price: words.money(grouped(before)), label: words.before }
          : undefined,
    },
    pictures: drawHome(home.media[0]?.url ?? ''),
    pictureCount: String(home.media_count),
    facts: homeFacts(home, words),
    rate:
      home.price_per_sqft === null
        ? undefined
        : { text: words.rate(grouped(home.price_per_sqft)), comparison: words[side], side },
    badges: badges(home, words) ?? [],
    heart: <HeartButton liked={home.is_liked} label={words.save(title)} onToggle={() => {}} />,
    texts: {
      previousPicture: words.previous,
      nextPicture: words.next,
      position: words.position,
    },
  } satisfies PropertyCardProps
}
