import { listLeadsTexts } from '@manzil/api-client/generated/text-limits.gen'
import { localTitle } from '@manzil/domain/local-name'
import { leadKinds, leadStates } from '@manzil/domain/vocabulary'
import { Select } from '@manzil/ui/forms/Select/Select'
import { Switch } from '@manzil/ui/forms/Switch/Switch'
import { TextField } from '@manzil/ui/forms/TextField/TextField'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useNavigate } from '../../../routing/location.ts'
import { addressOf, type LeadsView, viewOf } from './leads-address.ts'
import { choicesQuery } from './leads-queries.ts'

/** What the list is limited to. Each choice is in the address. */
export function LeadFilters({ view }: { view: LeadsView }) {
  const { t } = useTranslation('leads')
  const language = useLanguage()
  const navigate = useNavigate()
  const { data } = useQuery({ ...choicesQuery(), refetchOnMount: 'always' })
  const [words, setWords] = useState(view.search)
  const [shown, setShown] = useState(view.search)
  // Another address brings other words.
  if (shown !== view.search) {
    setShown(view.search)
    setWords(view.search)
  }
  const choose = (change: Record<string, string>) => {
    const { lead: _lead, page: _page, ...kept } = view
    const query = new URLSearchParams(
      addressOf({ ...kept, page: 1, lead: undefined }).split('?')[1],
    )
    for (const [name, value] of Object.entries(change)) query.set(name, value)
    navigate(addressOf(viewOf(query)))
  }
  const search = (event: FormEvent) => {
    event.preventDefault()
    choose({ search: words.trim() })
  }
  const people = data?.people ?? []
  const properties = data?.properties ?? []
  return (
    <form className="leads__filters" aria-label={t('filters.label')} onSubmit={search}>
      <TextField
        label={t('filters.search')}
        type="search"
        dir="auto"
        maxLength={listLeadsTexts.search}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onBlur={() => words.trim() !== view.search && choose({ search: words.trim() })}
      />
      <Select
        label={t('filters.state')}
        placeholder={t('filters.all')}
        value={view.state ?? ''}
        options={leadStates.map((value) => ({ value, label: t(`state.${value}`) }))}
        onChange={({ target }) => choose({ state: target.value })}
      />
      <Select
        label={t('filters.kind')}
        placeholder={t('filters.all')}
        value={view.kind ?? ''}
        options={leadKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        onChange={({ target }) => choose({ kind: target.value })}
      />
      {properties.length > 1 && (
        <Select
          label={t('filters.property')}
          placeholder={t('filters.all')}
          value={view.property_id ?? ''}
          options={properties.map(({ _id, title, title_ar, reference }) => ({
            value: _id,
            label: title === null ? (reference ?? _id) : localTitle({ title, title_ar }, language),
          }))}
          onChange={({ target }) => choose({ property_id: target.value })}
        />
      )}
      {people.length > 1 && (
        <Select
          label={t('filters.handler')}
          placeholder={t('filters.all')}
          value={view.handler_id ?? ''}
          options={people.map(({ _id, name }) => ({ value: _id, label: name ?? t('nameless') }))}
          onChange={({ target }) => choose({ handler_id: target.value })}
        />
      )}
      <Switch
        label={t('filters.unanswered')}
        checked={view.unanswered}
        onChange={(checked) => choose({ unanswered: String(checked) })}
      />
    </form>
  )
}
