import type { SavedSearch } from '@manzil/api-client/generated/types.gen'
import { readPropertyQuery } from '@manzil/domain/property-search'
import { tidyName } from '@manzil/domain/tidy-name'
import { Select } from '@manzil/ui/forms/Select/Select'
import { Badge } from '@manzil/ui/foundations/Badge/Badge'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { ConfirmDialog } from '@manzil/ui/overlays/ConfirmDialog/ConfirmDialog'
import { useMemo, useState } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { frequencies } from '../../../property/saving/frequencies.ts'
import { useQueryWords } from '../../../property/use-query-words.ts'
import { paths } from '../../../routing/paths.ts'
import { RenameSearch } from './RenameSearch.tsx'
import { useSearchActions } from './use-search-actions.ts'

/** Names are kept tidied: without the no-break spaces of amounts. */
const isSame = (said: string, name: string): boolean => tidyName(said) === tidyName(name)

interface SavedSearchCardProps {
  search: SavedSearch
  access: string | undefined
}

/** A saved search: what is new, and how it is told. */
export function SavedSearchCard({ search, access }: SavedSearchCardProps) {
  const { t } = useTranslation('saved')
  const { number } = useFormats()
  const { change, look, remove } = useSearchActions(search._id, access)
  const [renaming, setRenaming] = useState(false)
  const [removing, setRemoving] = useState(false)
  const queries = useMemo(
    () => [readPropertyQuery(new URLSearchParams(search.search))],
    [search.search],
  )
  const words = useQueryWords(queries)
  const [query = {}] = queries
  const { name, state, frequency, new_count } = search
  const said = words?.(query)

  return (
    <li className="saved__search">
      <div className="saved__head">
        {renaming ? (
          <RenameSearch
            name={name}
            onSave={async (next) => {
              await change({ name: next })
              setRenaming(false)
            }}
            onCancel={() => setRenaming(false)}
          />
        ) : (
          <h2 className="saved__name" dir="auto">
            <TextLink href={paths.propertyListing(query)} onClick={() => void look()}>
              {name}
            </TextLink>
          </h2>
        )}
        {new_count > 0 && (
          <Badge tone="accent" size="md">
            {t('new', { count: new_count, total: number(new_count) })}
          </Badge>
        )}
        {state !== 'active' && (
          <Badge tone="neutral" variant="outline" size="md">
            {t(`state.${state}`)}
          </Badge>
        )}
      </div>
      {said && !isSame(said, name) && <p className="saved__words">{said}</p>}
      <p className="saved__words">
        {state === 'unconfirmed' ? t('confirmAt') : t('writtenTo')} <bdi>{search.email}</bdi>
      </p>
      <div className="saved__tools">
        <Select
          label={t('fields.frequency')}
          hideLabel
          value={frequency}
          options={frequencies.map((value) => ({ value, label: t(`frequency.${value}`) }))}
          onChange={({ target }) => {
            const next = frequencies.find((value) => value === target.value)
            if (next) void change({ frequency: next })
          }}
        />
        {state !== 'unconfirmed' && (
          <Button variant="outline" onClick={() => change({ paused: state === 'active' })}>
            {t(state === 'active' ? 'actions.pause' : 'actions.resume')}
          </Button>
        )}
        <Button variant="ghost" onClick={() => setRenaming(true)}>
          {t('actions.rename')}
        </Button>
        <Button variant="ghost" onClick={() => setRemoving(true)}>
          {t('actions.delete')}
        </Button>
      </div>
      <ConfirmDialog
        open={removing}
        title={t('remove.title')}
        description={t('remove.text', { name })}
        confirmLabel={t('actions.delete')}
        cancelLabel={t('remove.keep')}
        busyLabel={t('remove.busy')}
        tone="danger"
        onConfirm={async () => {
          await remove()
          setRemoving(false)
        }}
        onCancel={() => setRemoving(false)}
      />
    </li>
  )
}
