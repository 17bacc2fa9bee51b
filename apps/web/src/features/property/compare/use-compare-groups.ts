import { listAmenitiesQuery } from '@manzil/api-client/generated/catalogue-queries.gen'
import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import type { CompareGroup } from '@manzil/ui/compare-row'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { comparisonOf } from '../../../property/card-comparison.ts'
import { type Column, featureRow, figureRow, stated, wordRow } from './compare-rows.ts'
import { useMonths } from './use-months.ts'

/** Whether prices of a sale stand beside rents, which cannot be told against each other. */
export const isMixed = (columns: readonly Column[]): boolean =>
  new Set(columns.flatMap((property) => property?.purpose ?? [])).size > 1

/** What is said of properties side by side, in groups. */
export function useCompareGroups(columns: readonly Column[]): CompareGroup[] {
  const { t } = useTranslation('choosing')
  const price = usePriceRows(columns)
  const property = usePropertyRows(columns)
  const amenities = useAmenityRows(columns)
  const offered = amenities.filter(({ group }) => group !== 'terms')
  const terms = amenities.filter(({ group }) => group === 'terms')
  const papers = [
    wordRow('verified', t('rows.verified'), columns, ({ verified }) =>
      t(verified ? 'page.verified' : 'page.unverified'),
    ),
    ...usePaperRows(columns),
  ]
  return [
    { id: 'price', title: t('groups.price'), rows: stated(price) },
    { id: 'home', title: t('groups.home'), rows: stated(property) },
    { id: 'amenities', title: t('groups.amenities'), rows: offered.map(({ row }) => row) },
    { id: 'terms', title: t('groups.terms'), rows: terms.map(({ row }) => row) },
    { id: 'papers', title: t('groups.papers'), rows: stated(papers) },
  ].filter(({ rows }) => rows.length > 0)
}

function usePriceRows(columns: readonly Column[]) {
  const { t } = useTranslation(['choosing', 'common'])
  const { t: common } = useTranslation()
  const formats = useFormats()
  const { money, exactMoney, number } = formats
  const lowest = isMixed(columns) ? undefined : ({ side: 'min', word: t('page.lowest') } as const)
  const prices = figureRow(
    'price',
    t('rows.price'),
    columns,
    (property) => property.price,
    money,
    lowest,
  )
  const monthOf = useMonths()
  const positionOf = (property: PropertyDetail) =>
    comparisonOf(property, common, formats).comparison?.text ?? null
  const said = (property: Column, text: string | null) =>
    property && property.price === null
      ? t('common:property.askPrice')
      : text && property?.price_period
        ? `${text} ${t('common:property.aYear')}`
        : text
  return [
    {
      ...prices,
      cells: prices.cells.map((cell, at) => ({ ...cell, text: said(columns[at], cell.text) })),
    },
    figureRow(
      'rate',
      t('rows.rate'),
      columns,
      (property) => property.price_per_sqft,
      money,
      lowest,
    ),
    wordRow('position', t('rows.position'), columns, (property) => positionOf(property)),
    wordRow('month', t('rows.month'), columns, (property) => monthOf(property)),
    figureRow(
      'serviceCharge',
      t('rows.serviceCharge'),
      columns,
      (property) => property.service_charge,
      exactMoney,
      lowest,
    ),
    figureRow('cheques', t('rows.cheques'), columns, (property) => property.cheques, number),
  ]
}

function usePropertyRows(columns: readonly Column[]) {
  const { t } = useTranslation(['choosing', 'common'])
  const { area, number } = useFormats()
  const largest = { side: 'max', word: t('page.largest') } as const
  const word = (
    id: 'type' | 'purpose' | 'completion' | 'furnished' | 'handover' | 'developer',
    read: (property: PropertyDetail) => string | null,
  ) => wordRow(id, t(`facts.${id}`), columns, read)
  return [
    word('type', ({ type }) => t(`common:property.type.${type}`)),
    word('purpose', ({ purpose }) =>
      t(purpose === 'sale' ? 'common:property.forSale' : 'common:property.forRent'),
    ),
    figureRow(
      'bedrooms',
      t('rows.bedrooms'),
      columns,
      (property) => property.bedrooms,
      (value) => (value === 0 ? t('common:property.studio') : number(value)),
    ),
    figureRow('baths', t('rows.bathrooms'), columns, (property) => property.bathrooms, number),
    figureRow('size', t('rows.size'), columns, (property) => property.size, area, largest),
    word('completion', ({ completion }) => completion && t(`facts.${completion}`)),
    word('handover', ({ handover }) => handover),
    word('furnished', ({ furnished }) => furnished && t(`common:property.furnishing.${furnished}`)),
    figureRow(
      'floor',
      t('facts.floor'),
      columns,
      (property) => property.floor,
      (value) => (value === 0 ? t('facts.ground') : number(value)),
    ),
    figureRow('parking', t('facts.parking'), columns, (property) => property.parking, number),
    figureRow('year', t('facts.yearBuilt'), columns, (property) => property.year_built, String),
    word('developer', ({ developer }) => developer),
  ]
}

/** What any of them has, in the groups of the catalogue: a home that is vacant is no amenity. */
function useAmenityRows(columns: readonly Column[]) {
  const { t } = useTranslation('choosing')
  const { name } = useFormats()
  const { data } = useQuery(listAmenitiesQuery(api))
  const named = new Set(columns.flatMap((property) => property?.features ?? []))
  return (data?.data ?? [])
    .filter(({ _id }) => named.has(_id))
    .map((amenity) => ({
      group: amenity.group,
      row: featureRow(
        amenity._id,
        name(amenity),
        columns,
        ({ features }) => features.includes(amenity._id),
        (has) => t(has ? 'page.yes' : 'page.no'),
      ),
    }))
}

function usePaperRows(columns: readonly Column[]) {
  const { t } = useTranslation('choosing')
  const { date } = useFormats()
  return [
    wordRow('permit', t('papers.permit'), columns, (property) => property.permit_number),
    wordRow('reference', t('papers.reference'), columns, (property) => property.reference),
    wordRow(
      'published',
      t('papers.published'),
      columns,
      ({ published_at: day }) => day && date(day),
    ),
    wordRow('agent', t('rows.agent'), columns, (property) => property.agent?.name ?? null),
  ]
}
