import './FilterRow.css'
import type { SearchQuery } from '@manzil/api-client/generated/types.gen'
import { MOBILE_MAX_WIDTH_PX } from '@manzil/domain/limits'
import { propertyTypes } from '@manzil/domain/vocabulary'
import { Select, type SelectProps } from '@manzil/ui/forms/Select/Select'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { FilterIcon } from '@manzil/ui/foundations/icons/controls'
import { useMediaQuery } from '@manzil/ui/hooks/use-media-query'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import type { FilterChange } from '../../../property/change-address.ts'
import { bedroomChoices, priceChoices } from '../../../property/choices.ts'
import { PlaceSearch } from './PlaceSearch.tsx'
import { changeRead, readBesides } from './read-filters.ts'
import { isCounted } from './row-filters.ts'
import type { Filters } from './use-filters.ts'

interface FilterRowProps {
  filters: Filters
  /** What the text of the search was read as, once that is known. */
  read: SearchQuery
  /** Filters that hold. */
  active: readonly { id: string }[]
  onMore: () => void
  /** The sheet's code is worth fetching. */
  onMoreLikely: () => void
}

/** Where only the search stands beside the button, as in FilterRow.css. */
const phone = `(max-width: ${MOBILE_MAX_WIDTH_PX}px)`

/** Value of the choice that says what holds, where the sheet chose a range. */
const range = 'range'

/** Value of the choice of so many rooms and no more. */
const exactly = (rooms: number): string => `=${rooms}`

const numberOf = (value: string): number | undefined => (value === '' ? undefined : Number(value))

/** The filters that most visitors use, in one quiet row; the rest is in a sheet. */
export function FilterRow({ filters, read, active, onMore, onMoreLikely }: FilterRowProps) {
  const { t } = useTranslation(['listing', 'common'])
  const { compactMoney, number } = useFormats()
  const { query } = filters
  const change = (wanted: FilterChange) => filters.change(changeRead(read, query, wanted))
  const isPhone = useMediaQuery(phone)
  const more = active.filter(({ id }) => isCounted(id, query, isPhone)).length
  const {
    purpose,
    type = [],
    price_min: cheapest,
    price_max: dearest,
    bedrooms_min: fewest,
    bedrooms_max: most,
  } = { ...readBesides(read, query), ...query }
  const choice = (label: string, value: string, rest: Omit<SelectProps, 'label'>) => (
    <Select label={label} hideLabel value={value} {...rest} />
  )
  const isExact = most !== undefined && most === fewest
  /** What holds where another most is chosen too: a range, or at most. */
  const roomsUpTo = (total: number): string =>
    fewest === undefined
      ? t('chips.bedroomsTo', { count: total, total: number(total) })
      : `${fewest === 0 ? t('filters.studio') : number(fewest)}–${number(total)}`
  const rooms = () => {
    if (isExact) return exactly(most)
    return most === undefined ? String(fewest ?? '') : range
  }
  return (
    <search className="filter-row" aria-label={t('filters.label')}>
      <PlaceSearch filters={filters} />
      <div className="filter-row__choices">
        {choice(t('filters.purpose'), purpose ?? '', {
          placeholder: t('filters.anyPurpose'),
          options: [
            { value: 'sale', label: t('filters.sale') },
            { value: 'rent', label: t('filters.rent') },
          ],
          onChange: ({ target }) =>
            change({
              purpose:
                target.value === 'sale' || target.value === 'rent' ? target.value : undefined,
              // A price of a sale means nothing for a rent.
              price_min: undefined,
              price_max: undefined,
            }),
        })}
        {choice(t('filters.type'), type.length === 1 ? (type[0] ?? '') : '', {
          placeholder:
            type.length > 1
              ? t('filters.typesChosen', { count: type.length })
              : t('filters.anyType'),
          options: propertyTypes.map((each) => ({
            value: each,
            label: t(`common:property.type.${each}`),
          })),
          onChange: ({ target }) => {
            const chosen = propertyTypes.find((each) => each === target.value)
            change({ type: chosen ? [chosen] : undefined })
          },
        })}
        {choice(t('filters.bedrooms'), rooms(), {
          placeholder: t('filters.anyBedrooms'),
          options: [
            ...(most === undefined || isExact ? [] : [{ value: range, label: roomsUpTo(most) }]),
            ...bedroomChoices(isExact ? most : undefined).map((count) => ({
              value: exactly(count),
              label: count === 0 ? t('filters.studio') : t('chips.bedroomsExact', { count }),
            })),
            ...bedroomChoices(isExact ? undefined : fewest).map((count) => ({
              value: String(count),
              label:
                count === 0 ? t('filters.studioUp') : t('filters.bedroomsUp', { total: count }),
            })),
          ],
          // Fewest and most that were chosen elsewhere may not go together with it.
          onChange: ({ target: { value } }) => {
            const isMost = value.startsWith('=')
            const count = numberOf(value.replace('=', ''))
            change({ bedrooms_min: count, bedrooms_max: isMost ? count : undefined })
          },
        })}
        {choice(t('filters.price'), dearest === undefined ? '' : String(dearest), {
          placeholder: t('filters.anyPrice'),
          options: priceChoices(purpose, dearest).map((price) => ({
            value: String(price),
            label: t('chips.priceTo', { price: compactMoney(price) }),
          })),
          onChange: ({ target }) => {
            const price = numberOf(target.value)
            const isBelow = cheapest !== undefined && price !== undefined && price < cheapest
            change({ price_max: price, ...(isBelow && { price_min: undefined }) })
          },
        })}
        <Button
          variant="outline"
          startIcon={<FilterIcon size={18} />}
          aria-haspopup="dialog"
          onClick={onMore}
          onPointerEnter={onMoreLikely}
          onFocus={onMoreLikely}
        >
          {more > 0 ? t('filters.moreCount', { total: more }) : t('filters.more')}
        </Button>
      </div>
    </search>
  )
}
