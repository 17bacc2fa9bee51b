import type { ComparedPlan, PlanRow } from '../src/agent/PlanCard/PlanComparison.tsx'
import { Button } from '../src/foundations/Button/Button.tsx'
import type { AccountWords } from './words/account.ts'

const kinds = [
  { id: 'starter', month: 0, properties: '3', featured: '0', photos: '10', people: '1' },
  { id: 'professional', month: 499, properties: '25', featured: '3', photos: '30', people: '1' },
  { id: 'agency', month: 1990, properties: '200', featured: '20', photos: '50', people: '15' },
]

/** Three plans; a year costs ten months. */
export function comparedPlans(words: AccountWords, period: 'month' | 'year'): ComparedPlan[] {
  const aed = (amount: number) =>
    words.aed === 'AED'
      ? `AED ${amount.toLocaleString('en')}`
      : `${amount.toLocaleString('en')} ${words.aed}`
  return kinds.map((kind, place) => ({
    id: kind.id,
    name: words.planNames[place] ?? kind.id,
    description: words.planTexts[place] ?? '',
    price: aed(kind.month * (period === 'year' ? 10 : 1)),
    period: period === 'year' ? words.perYear : words.perMonth,
    before:
      period === 'year' && kind.month > 0
        ? { price: aed(kind.month * 12), label: words.monthly }
        : undefined,
    saving: period === 'year' && kind.month > 0 ? words.twoFree : undefined,
    popular: place === 1 ? words.popular : undefined,
    features: [
      words.listings(kind.properties),
      ...(place > 0 ? [words.featured(kind.featured)] : []),
      words.photos(kind.photos),
      ...(place > 1 ? [words.people(kind.people)] : []),
      ...(place > 0 ? [words.leads] : []),
    ],
    action: (
      <Button block variant={place === 1 ? 'solid' : 'outline'}>
        {words.choose}
      </Button>
    ),
  }))
}

export function planRows(words: AccountWords): PlanRow[] {
  const by = (value: (kind: (typeof kinds)[number]) => boolean | string) =>
    Object.fromEntries(kinds.map((kind) => [kind.id, value(kind)]))
  return [
    { id: 'listings', label: words.listingsLabel, values: by((kind) => kind.properties) },
    { id: 'featured', label: words.featuredLabel, values: by((kind) => kind.featured) },
    { id: 'photos', label: words.photosLabel, values: by((kind) => kind.photos) },
    { id: 'people', label: words.peopleLabel, values: by((kind) => kind.people) },
    { id: 'leads', label: words.leads, values: by((kind) => kind.month > 0) },
  ]
}
