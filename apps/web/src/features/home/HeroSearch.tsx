import { type PropertyQuery, writePropertyQuery } from '@manzil/domain/property-search'
import { propertyTypes } from '@manzil/domain/vocabulary'
import { SearchBar } from '@manzil/ui/listing/SearchBar/SearchBar'
import { useState } from 'react'
import { useFormats } from '../../language/use-formats.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { type Choice, useSearchSuggestions } from '../../property/use-search-suggestions.tsx'
import { useNavigate } from '../../routing/location.ts'
import { paths } from '../../routing/paths.ts'
import { rememberSearch } from '../../stores/recent-searches.ts'
import { bedrooms, budgets, type HeroCriteria, queryOf } from './search-criteria.ts'
import { useBudgetText } from './use-budget-text.ts'
import { useSearchTotal } from './use-search-total.ts'

const anyBudget = { min: '', max: '' }
const nothing: HeroCriteria = {
  purpose: 'buy',
  text: '',
  place: undefined,
  type: '',
  budget: anyBudget,
  beds: '',
}

/** Room on the button is kept for so many properties. */
const MANY = 99_999

/** The search over the skyline: what, where, which kind, how much. */
export function HeroSearch() {
  const { t } = useTranslation(['home', 'common'])
  const navigate = useNavigate()
  const budgetText = useBudgetText()
  const { number } = useFormats()
  const [criteria, setCriteria] = useState(nothing)
  const { purpose, text, budget } = criteria
  const held = queryOf({ ...criteria, text: '', place: undefined })
  const suggestions = useSearchSuggestions(criteria.place ? '' : text, held)
  const total = useSearchTotal(queryOf(criteria), criteria !== nothing)
  const show = (count: number) => t('common:property.show', { count, total: number(count) })
  const change = (part: Partial<HeroCriteria>) => setCriteria((before) => ({ ...before, ...part }))
  const search = (query: PropertyQuery) => {
    rememberSearch(writePropertyQuery(query).toString())
    const address = paths.propertyListing(query)
    // Pressed twice before the page has come, it is one step back.
    if (window.location.hash !== `#${address}`) navigate(address)
  }
  const follow = (choice: Choice | undefined, label: string) => {
    switch (choice?.kind) {
      case 'page':
        return navigate(choice.href)
      // A field of several: the others may be set yet.
      case 'place':
        return change({ text: label, place: choice.place })
      case 'query':
        return search({ ...held, ...choice.query })
      case 'recent':
        return search(choice.query)
    }
  }
  return (
    <SearchBar
      value={criteria}
      // A budget of a sale means nothing for a rent.
      onChange={(next) => change(next.purpose === purpose ? next : { ...next, budget: anyBudget })}
      purposes={(['buy', 'rent', 'offPlan'] as const).map((value) => ({
        value,
        label: t(`search.${value}`),
      }))}
      types={propertyTypes.map((value) => ({ value, label: t(`common:property.type.${value}`) }))}
      beds={bedrooms.map((count) => ({
        value: String(count),
        label: count === 0 ? t('search.studioUp') : t('search.bedsUp', { total: count }),
      }))}
      place={{
        label: t('search.place'),
        placeholder: t('search.placePlaceholder'),
        value: text,
        onValueChange: (typed) => change({ text: typed, place: undefined }),
        onChoose: ({ id, label }) => void follow(suggestions.choiceOf(id), label),
        suggestions: suggestions.suggestions,
        status: suggestions.status,
        texts: suggestions.texts,
      }}
      budget={{
        text: budgetText(purpose, budget),
        choices: budgets[purpose].map((most) => {
          const value = { min: '', max: String(most) }
          return { value, label: budgetText(purpose, value) }
        }),
      }}
      summary={[t(`search.${purpose}`), text.trim() || t('search.anyPlace')].join(' · ')}
      onSearch={() =>
        search(queryOf({ ...criteria, place: criteria.place ?? suggestions.placeOf(text) }))
      }
      result={{ text: total === undefined ? undefined : show(total), longest: show(MANY) }}
      texts={{
        label: t('search.label'),
        purpose: t('search.purpose'),
        type: t('search.type'),
        anyType: t('search.anyType'),
        beds: t('search.beds'),
        anyBeds: t('search.anyBeds'),
        budget: t('search.budget'),
        from: t('search.from'),
        to: t('search.to'),
        unit: t('search.unit'),
        done: t('search.done'),
        search: t('search.submit'),
        searching: t('search.submit'),
        open: t('search.open'),
        close: t('common:close'),
      }}
    />
  )
}
