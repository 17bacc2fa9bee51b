import { listAmenitiesQuery } from '@manzil/api-client/generated/catalogue-queries.gen'
import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import type { CompareGroup } from '@manzil/ui/compare-row'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../api/api.ts'
import { useFormats } from '../../../language/use-formats.ts'
import { type Column, figureRow, stated, wordRow } from './compare-rows.ts'

/** Whether prices of a sale stand beside rents, which cannot be told against each other. */
export const isMixed = (columns: readonly Column[]): boolean =>
  new Set(columns.flatMap((home) => home?.purpose ?? [])).size > 1

/** What is said of homes side by side, in groups. */
export function useCompareGroups(columns: readonly Column[]): CompareGroup[] {
  const { t } = useTranslation('choosing')
  const price = usePriceRows(columns)
  const home = useHomeRows(columns)
  const amenities = useAmenityRows(columns)
  const papers = [
    wordRow('verified', t('rows.verified'), columns, ({ verified }) =>
      t(verified ? 'page.verified' : 'page.unverified'),
    ),
    ...usePaperRows(columns),
  ]
  return [
    { id: 'price', title: t('groups.price'), rows: stated(price) },
    { id: 'home', title: t('groups.home'), rows: stated(home) },
    { id: 'amenities', title: t('groups.amenities'), rows: amenities },
    { id: 'papers', title: t('groups.papers'), rows: stated(papers) },
  ].filter(({ rows }) => rows.length > 0)
}

function usePriceRows(columns: readonly Column[]) {
  const { t } = useTranslation(['choosing', 'common'])
  const { money, exactMoney, number } = useFormats()
  const lowest = isMixed(columns) ? undefined : ({ side: 'min', word: t('page.lowest') } as const)
  const prices = figureRow('price', t('rows.price'), columns, (home) => home.price, money, lowest)
  const said = (home: Column, text: string | null) =>
    home && home.price === null
      ? t('common:property.askPrice')
      : text && home?.price_period
        ? `${text} ${t('common:property.aYear')}`
        : text
  return [
    {
      ...prices,
      cells: prices.cells.map((cell, at) => ({ ...cell, text: said(columns[at], cell.text) })),
    },
    figureRow('rate', t('rows.rate'), columns, (home) => home.price_per_sqft, money, lowest),
    figureRow(
      'serviceCharge',
      t('rows.serviceCharge'),
      columns,
      (home) => home.service_charge,
      exactMoney,
      lowest,
    ),
    figureRow('cheques', t('rows.cheques'), columns, (home) => home.cheques, number),
  ]
}

function useHomeRows(columns: readonly Column[]) {
  const { t } = useTranslation(['choosing', 'common'])
  const { area, number } = useFormats()
  const largest = { side: 'max', word: t('page.largest') } as const
  const word = (
    id: 'type' | 'purpose' | 'completion' | 'furnished' | 'handover' | 'developer',
    read: (home: PropertyDetail) => string | null,
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
      (home) => home.bedrooms,
      (value) => (value === 0 ? t('common:property.studio') : number(value)),
    ),
    figureRow('baths', t('rows.bathrooms'), columns, (home) => home.bathrooms, number),
    figureRow('size', t('rows.size'), columns, (home) => home.size, area, largest),
    word('completion', ({ completion }) => completion && t(`facts.${completion}`)),
    word('handover', ({ handover }) => handover),
    word('furnished', ({ furnished }) => furnished && t(`facts.furnishedValue.${furnished}`)),
    figureRow(
      'floor',
      t('facts.floor'),
      columns,
      (home) => home.floor,
      (value) => (value === 0 ? t('facts.ground') : number(value)),
    ),
    figureRow('parking', t('facts.parking'), columns, (home) => home.parking, number),
    figureRow('year', t('facts.yearBuilt'), columns, (home) => home.year_built, String),
    word('developer', ({ developer }) => developer),
  ]
}

function useAmenityRows(columns: readonly Column[]) {
  const { t } = useTranslation('choosing')
  const { name } = useFormats()
  const { data } = useQuery(listAmenitiesQuery(api))
  const named = new Set(columns.flatMap((home) => home?.features ?? []))
  return (data?.data ?? [])
    .filter(({ _id }) => named.has(_id))
    .map((amenity) =>
      wordRow(amenity._id, name(amenity), columns, ({ features }) =>
        t(features.includes(amenity._id) ? 'page.yes' : 'page.no'),
      ),
    )
}

function usePaperRows(columns: readonly Column[]) {
  const { t } = useTranslation('choosing')
  const { date } = useFormats()
  return [
    wordRow('permit', t('papers.permit'), columns, (home) => home.permit_number),
    wordRow('reference', t('papers.reference'), columns, (home) => home.reference),
    wordRow(
      'published',
      t('papers.published'),
      columns,
      ({ published_at: day }) => day && date(day),
    ),
    wordRow('agent', t('rows.agent'), columns, (home) => home.agent?.name ?? null),
  ]
}
