import { zOwnSort, zPropertyStatus } from '@manzil/api-client/generated/zod-mini.gen'
import { Select } from '@manzil/ui/forms/Select/Select'
import { TextField } from '@manzil/ui/forms/TextField/TextField'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { useTranslation } from '../../../language/use-translation.ts'
import { useNavigate } from '../../../routing/location.ts'
import { addressOf, type OwnView } from './own-query.ts'

/** In the words of whoever looks after listings; the table's heads sort by the same. */
const orders = [
  'updated_asc',
  'newest',
  'price_asc',
  'price_desc',
  'views_desc',
  'views_asc',
  'enquiries_desc',
  'enquiries_asc',
  'expires_asc',
  'expires_desc',
  'relevance',
] as const

/** What is shown, and in which order; the address says it too. */
export function OwnFilters({ view }: { view: OwnView }) {
  const { t } = useTranslation('ownProperties')
  const navigate = useNavigate()
  const show = (change: Partial<OwnView>) => navigate(addressOf({ ...view, page: 1, ...change }))
  return (
    <search>
      <form
        className="own-page__filters"
        onSubmit={(event) => {
          event.preventDefault()
          show({ search: String(new FormData(event.currentTarget).get('search') ?? '').trim() })
        }}
      >
        <TextField
          key={view.search}
          name="search"
          type="search"
          label={t('filters.search')}
          defaultValue={view.search}
          maxLength={200}
          end={
            <Button type="submit" variant="ghost" size="sm">
              {t('filters.find')}
            </Button>
          }
        />
        <Select
          label={t('filters.status')}
          value={view.status ?? ''}
          options={[
            { value: '', label: t('filters.every') },
            ...zPropertyStatus.options.map((value) => ({ value, label: t(`status.${value}`) })),
          ]}
          onChange={({ target }) => show({ status: zPropertyStatus.safeParse(target.value).data })}
        />
        <Select
          label={t('filters.sort')}
          value={view.sort ?? ''}
          options={[
            { value: '', label: t('sort.changed') },
            ...orders.map((value) => ({ value, label: t(`sort.${value}`) })),
          ]}
          onChange={({ target }) => show({ sort: zOwnSort.safeParse(target.value).data })}
        />
      </form>
    </search>
  )
}
