import type { PropertyQuery } from '@manzil/domain/property-search'
import { QuickActionPills } from '@manzil/ui/chat/QuickActionPills/QuickActionPills'
import { TextField } from '@manzil/ui/forms/TextField/TextField'
import { useState } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import type { FilterChange } from '../../../property/change-address.ts'
import { usePlaceSuggestions } from '../../../property/use-place-suggestions.tsx'
import { searchChoices } from '../conversation/search-choices.ts'

interface EditorProps {
  /** Id of the part. */
  id: string
  query: PropertyQuery
  /** "Instead of: 2 bedrooms" */
  label: string
  onChoose: (text: string, change: FilterChange) => void
}

/** Other values of a part that was understood; pressing one says it. */
export function UnderstoodEditor(props: EditorProps) {
  const { id, query, label, onChoose } = props
  const { t } = useTranslation(['chat', 'listing', 'common'])
  const formats = useFormats()
  if (id.startsWith('location:')) return <OtherPlace {...props} />
  const choices = searchChoices(id, query, { t, formats })
  return (
    <QuickActionPills
      compact
      label={label}
      actions={choices.map(({ text }, at) => ({ id: String(at), label: text }))}
      onChoose={(at) => {
        const choice = choices[Number(at)]
        if (choice) onChoose(choice.said ?? choice.text, choice.change)
      }}
    />
  )
}

/** Places to choose from at once. */
const MOST = 6

function OtherPlace({ id, query, label, onChoose }: EditorProps) {
  const { t } = useTranslation('chat')
  const [text, setText] = useState('')
  const { suggestions } = usePlaceSuggestions(text)
  const replaced = id.slice('location:'.length)
  const held = query.location ?? []
  const others = suggestions.filter((place) => !held.includes(place.id)).slice(0, MOST)
  return (
    <>
      <TextField
        label={t('understood.place')}
        value={text}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <div role="status">
        {text.trim() !== '' && others.length === 0 && t('understood.noPlace')}
      </div>
      <QuickActionPills
        compact
        label={label}
        actions={others.map((place) => ({ id: place.id, label: place.label }))}
        onChoose={(place) => {
          const chosen = others.find((other) => other.id === place)
          const location = held.map((slug) => (slug === replaced ? place : slug))
          if (chosen) onChoose(chosen.label, { location })
        }}
      />
    </>
  )
}
