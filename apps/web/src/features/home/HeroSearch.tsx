import './HeroSearch.css'
import { propertyTypes } from '@manzil/domain/vocabulary'
import { Button } from '@manzil/ui/Button/Button'
import { SearchIcon } from '@manzil/ui/icons/actions'
import { SearchBox } from '@manzil/ui/SearchBox/SearchBox'
import { SegmentedControl } from '@manzil/ui/SegmentedControl/SegmentedControl'
import { Select } from '@manzil/ui/Select/Select'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useFormats } from '../../language/use-formats.ts'
import { usePlaceSuggestions } from '../../property/use-place-suggestions.tsx'
import { paths } from '../../routing/paths.ts'
import { budgets, type Intention, queryOf, type SearchWish } from './search-wish.ts'

const nothing: SearchWish = { intention: 'buy', text: '', place: undefined, type: '', budget: '' }

/** The search over the skyline: what, where, which kind, how much. */
export function HeroSearch() {
  const { t } = useTranslation(['home', 'common'])
  const { compactMoney } = useFormats()
  const navigate = useNavigate()
  const [wish, setWish] = useState(nothing)
  const places = usePlaceSuggestions(wish.place ? '' : wish.text)
  const change = (part: Partial<SearchWish>) => setWish((before) => ({ ...before, ...part }))
  const search = (last: Partial<SearchWish> = {}) =>
    navigate(paths.propertyListing(queryOf({ ...wish, ...last })))
  const upTo = wish.intention === 'rent' ? 'search.upToYear' : 'search.upTo'

  return (
    <form
      className="hero-search"
      aria-label={t('search.label')}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        search()
      }}
    >
      <SegmentedControl<Intention>
        label={t('search.purpose')}
        value={wish.intention}
        onChange={(intention) => change({ intention, budget: '' })}
        segments={[
          { value: 'buy', label: t('search.buy') },
          { value: 'rent', label: t('search.rent') },
          { value: 'offPlan', label: t('search.offPlan') },
        ]}
      />
      <div className="hero-search__fields">
        <SearchBox
          label={t('search.place')}
          placeholder={t('search.placePlaceholder')}
          value={wish.text}
          onValueChange={(text) => change({ text, place: undefined })}
          onChoose={({ id, label }) => change({ text: label, place: id })}
          onSubmit={() => search()}
          suggestions={places.suggestions}
          status={places.status}
          texts={{
            clear: t('search.clear'),
            loading: t('common:loading'),
            none: t('search.noPlaces'),
            failed: t('search.placesFailed'),
            count: (count) => t('search.suggestions', { count }),
          }}
        />
        <Select
          label={t('search.type')}
          hideLabel
          value={wish.type}
          onChange={({ target }) =>
            change({ type: propertyTypes.find((type) => type === target.value) ?? '' })
          }
          placeholder={t('search.anyType')}
          options={propertyTypes.map((type) => ({
            value: type,
            label: t(`common:property.type.${type}`),
          }))}
        />
        <Select
          label={t('search.budget')}
          hideLabel
          value={wish.budget}
          onChange={({ target }) => change({ budget: target.value })}
          placeholder={t('search.anyBudget')}
          options={budgets[wish.intention].map((budget) => ({
            value: String(budget),
            label: t(upTo, { price: compactMoney(budget) }),
          }))}
        />
        <Button type="submit" size="lg" startIcon={<SearchIcon size={20} />}>
          {t('search.submit')}
        </Button>
      </div>
    </form>
  )
}
