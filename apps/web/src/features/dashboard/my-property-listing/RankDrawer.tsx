import { getPropertyRankQuery } from '@manzil/api-client/generated/own-property-queries.gen'
import { getPropertyRankTexts } from '@manzil/api-client/generated/text-limits.gen'
import type { OwnProperty, PropertyRank } from '@manzil/api-client/generated/types.gen'
import { zSortBy } from '@manzil/api-client/generated/zod-mini.gen'
import { localName } from '@manzil/domain/local-name'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { Select } from '@manzil/ui/forms/Select/Select'
import { TextField } from '@manzil/ui/forms/TextField/TextField'
import { Drawer } from '@manzil/ui/overlays/Drawer/Drawer'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { useFormats } from '../../../language/use-formats.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Loaded } from '../../../loading/Loaded.tsx'
import { titleOf } from '../../../property/property-names.ts'
import { useSettled } from '../../../property/use-settled.ts'
import { firstSearch, placesOf, queryOfRank, type RankSearch } from './rank-search.ts'

interface RankDrawerProps {
  property: OwnProperty
  onClose: () => void
}

/** Results of a page where nobody says how many. */
const A_PAGE = 24
const PAUSE = 400

const orders = ['newest', 'relevance', 'price_asc', 'price_desc', 'size_asc', 'size_desc'] as const

/** Where a property stands in a search that can be changed, and what orders it. */
export default function RankDrawer({ property, onClose }: RankDrawerProps) {
  const { t } = useTranslation('ownProperties')
  const { t: listing } = useTranslation('listing')
  const { t: common } = useTranslation()
  const language = useLanguage()
  const [search, setSearch] = useState(() => firstSearch(property))
  const settled = useSettled(search, PAUSE)
  const params = { path: { id: property._id }, query: queryOfRank(property, settled) }
  const query = useQuery(getPropertyRankQuery(api, { params }))
  const change = (changed: Partial<RankSearch>) => setSearch({ ...search, ...changed })
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('rank.title', { title: titleOf(property, language) })}
      closeLabel={t('close')}
    >
      <div className="own-rank">
        <fieldset className="own-rank__search">
          <legend>{t('rank.search')}</legend>
          <Select
            label={t('rank.where')}
            value={search.place}
            options={[
              ...placesOf(property).map((place) => ({
                value: place._id,
                label: localName(place, language),
              })),
              { value: '', label: t('rank.everywhere') },
            ]}
            onChange={({ target }) => change({ place: target.value })}
          />
          <Select
            label={t('rank.kind')}
            value={search.kind}
            options={[
              { value: 'same', label: common(`property.type.${property.type}`) },
              { value: 'any', label: t('rank.kindAny') },
            ]}
            onChange={({ target }) => change({ kind: target.value === 'same' ? 'same' : 'any' })}
          />
          {property.bedrooms !== null && (
            <Select
              label={t('rank.beds')}
              value={search.beds}
              options={[
                { value: 'any', label: t('rank.bedsAny') },
                { value: 'same', label: String(property.bedrooms) },
              ]}
              onChange={({ target }) => change({ beds: target.value === 'same' ? 'same' : 'any' })}
            />
          )}
          <Select
            label={t('rank.order')}
            value={search.sort}
            options={orders.map((value) => ({ value, label: listing(`sort.${value}`) }))}
            onChange={({ target }) =>
              change({ sort: zSortBy.safeParse(target.value).data ?? 'newest' })
            }
          />
          <TextField
            label={t('rank.words')}
            value={search.words}
            maxLength={getPropertyRankTexts.search}
            dir="auto"
            onChange={({ target }) => change({ words: target.value })}
          />
        </fieldset>
        <Loaded query={query} skeleton={<Skeleton height="16rem" />}>
          {({ data }) => <RankTold property={property} rank={data} />}
        </Loaded>
      </div>
    </Drawer>
  )
}

/** The place in words, and the parts of the score from the largest loss down. */
function RankTold({ property, rank }: { property: OwnProperty; rank: PropertyRank }) {
  const { t } = useTranslation('ownProperties')
  const { money, number, date } = useFormats()
  const { position, total, score, sort_by, by_words, featured, parts } = rank
  const values = {
    score: number(score),
    price: property.price === null ? t('rank.noPrice') : money(property.price),
    date: property.published_at === null ? '–' : date(property.published_at),
  }
  const rest = parts.toSorted((a, b) => b.most - b.points - (a.most - a.points))
  return (
    <div role="status" className="own-rank__told">
      {position === null ? (
        <p>{t('rank.none', { total: number(total) })}</p>
      ) : (
        <>
          <p className="own-rank__place">
            {t('rank.place', { position: number(position), total: number(total) })}
          </p>
          <p>{t('rank.page', { page: number(Math.ceil(position / A_PAGE)) })}</p>
        </>
      )}
      <p>{by_words ? t('rank.byWords', values) : t(`rank.by.${sort_by}`, values)}</p>
      <p>{t('rank.ties')}</p>
      {featured > 0 && <p>{t('rank.paid', { places: number(featured) })}</p>}
      <h3>{t('rank.parts')}</h3>
      <dl className="own-rank__parts">
        {rest.map(({ name, points, most }) => (
          <div key={name}>
            <dt>{t(`rank.name.${name}`)}</dt>
            <dd>
              {t('rank.part', { points: number(Math.round(points * 10) / 10), most: number(most) })}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
