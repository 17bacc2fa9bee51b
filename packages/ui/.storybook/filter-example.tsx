import { useState } from 'react'
import type { RangeValue } from '../src/forms/RangeInputs/RangeInputs.tsx'
import { Button } from '../src/foundations/Button/Button.tsx'
import type { FilterPanelProps } from '../src/listing/FilterPanel/FilterPanel.tsx'
import type { FilterChange, FilterGroup } from '../src/listing/FilterPanel/filter-group.ts'
import { grouped } from './contract-properties.tsx'
import { type SearchWords, useSearchWords } from './words/search.ts'

export interface FilterExample {
  types: readonly string[]
  furnishing: string
  budget: RangeValue
  amenities: readonly string[]
}

const nothing: FilterExample = {
  types: [],
  furnishing: '',
  budget: { min: '', max: '' },
  amenities: [],
}

function groupsOf(words: SearchWords, value: FilterExample): FilterGroup[] {
  const wrong =
    value.budget.min !== '' && Number(value.budget.min) > Number(value.budget.max || 9e9)
  return [
    {
      id: 'types',
      kind: 'many',
      title: words.type,
      chosen: value.types,
      options: [
        { value: 'apartment', label: words.apartment, count: '3,120' },
        { value: 'villa', label: words.villa, count: '486' },
        { value: 'townhouse', label: words.townhouse, count: '201' },
        { value: 'penthouse', label: words.penthouse, count: '0', disabled: true },
      ],
    },
    {
      id: 'budget',
      kind: 'range',
      title: words.budget,
      unit: words.aed,
      range: value.budget,
      error: wrong ? words.wrongRange : undefined,
    },
    {
      id: 'furnishing',
      kind: 'one',
      title: words.furnishing,
      chosen: value.furnishing,
      options: [
        { value: '', label: words.any },
        { value: 'furnished', label: words.furnished, count: '911' },
        { value: 'unfurnished', label: words.unfurnished, count: '2,209' },
      ],
    },
    {
      id: 'amenities',
      kind: 'many',
      title: words.amenities,
      chosen: value.amenities,
      options: words.amenityNames.map((label, at) => ({
        value: label,
        label,
        count: grouped(1_400 - at * 121),
      })),
    },
  ]
}

function activeOf(words: SearchWords, groups: readonly FilterGroup[]) {
  return groups.flatMap((group) => {
    if (group.kind === 'slot' || group.kind === 'range') return []
    const chosen = group.kind === 'many' ? group.chosen : [group.chosen]
    return group.options
      .filter(({ value }) => value !== '' && chosen.includes(value))
      .map(({ value, label }) => ({
        id: `${group.id} ${value}`,
        label,
        removeLabel: words.remove(label),
      }))
  })
}

/** Filters that work, over invented counts: what a listing page would keep in its address. */
export function useFilterExample(start: Partial<FilterExample> = {}): FilterPanelProps {
  const words = useSearchWords()
  const [value, setValue] = useState<FilterExample>({ ...nothing, ...start })
  const groups = groupsOf(words, value)
  const active = activeOf(words, groups)
  const count = grouped(Math.round(3_120 / (1 + active.length)))
  const none = value.amenities.length > 4
  const change = (next: FilterChange) =>
    setValue({ ...value, [next.id]: next.kind === 'range' ? next.range : next.chosen })
  return {
    groups,
    onChange: change,
    active,
    onRemove: (id) => {
      const [group, ...rest] = id.split(' ')
      const gone = rest.join(' ')
      if (group === 'furnishing') setValue({ ...value, furnishing: '' })
      if (group === 'types')
        setValue({ ...value, types: value.types.filter((type) => type !== gone) })
      if (group === 'amenities')
        setValue({ ...value, amenities: value.amenities.filter((slug) => slug !== gone) })
    },
    onClear: () => setValue(nothing),
    status: none ? words.noHomes : words.homesFit(count),
    result: {
      text: none ? words.noHomes : words.showHomes(count),
      busyText: words.counting,
      onShow: () => {},
    },
    relaxations: none ? (
      <>
        <p>
          <strong>{words.nearly}</strong>
        </p>
        {active.slice(0, 3).map((filter, at) => (
          <p key={filter.id}>
            <Button variant="link" size="sm">
              {words.without(filter.label, grouped(12 + at * 31))}
            </Button>
          </p>
        ))}
      </>
    ) : undefined,
    texts: {
      label: words.filters,
      active: words.active,
      clear: words.clearAll,
      from: words.from,
      to: words.to,
      more: words.showMore,
      fewer: words.showFewer,
    },
  }
}
