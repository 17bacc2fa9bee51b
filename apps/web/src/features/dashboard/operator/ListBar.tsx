import { Select, type SelectOption } from '@manzil/ui/forms/Select/Select'
import { TextField } from '@manzil/ui/forms/TextField/TextField'
import { Button } from '@manzil/ui/foundations/Button/Button'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useNavigate } from '../../../routing/location.ts'
import { addressOf, type OperatorView, viewOf } from './operator-view.ts'

interface ListBarProps {
  view: OperatorView
  /** A list without one cannot be searched. */
  searchable?: boolean
  /** What else the list is limited by. */
  filter?: { name: 'state' | 'action'; label: string; options: readonly SelectOption[] }
  children?: ReactNode
}

/** Limits a list; the address says it too. */
export function ListBar({ view, searchable = true, filter, children }: ListBarProps) {
  const { t } = useTranslation('operator')
  const navigate = useNavigate()
  const show = (change: Record<string, string>) => {
    const now = new URLSearchParams(addressOf({ ...view, page: 1 }).split('?')[1])
    for (const [name, value] of Object.entries(change)) now.set(name, value)
    navigate(addressOf(viewOf(now)))
  }
  return (
    <div className="operator__bar">
      {searchable && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            show({ search: String(new FormData(event.currentTarget).get('search') ?? '').trim() })
          }}
        >
          <TextField
            key={view.search}
            name="search"
            type="search"
            dir="auto"
            label={t('search')}
            defaultValue={view.search}
            maxLength={100}
            end={
              <Button type="submit" variant="ghost" size="sm">
                {t('find')}
              </Button>
            }
          />
        </form>
      )}
      {filter && (
        <Select
          label={filter.label}
          placeholder={t('all')}
          value={view[filter.name] ?? ''}
          options={filter.options}
          onChange={({ target }) => show({ [filter.name]: target.value })}
        />
      )}
      {children}
    </div>
  )
}
