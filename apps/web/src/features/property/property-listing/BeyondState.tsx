import type { Pagination } from '@manzil/api-client/generated/types.gen'
import { EmptyState } from '@manzil/ui/feedback/EmptyState/EmptyState'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import type { Filters } from './use-filters.ts'

interface BeyondStateProps {
  pagination: Pagination
  filters: Filters
}

/** The page asked for lies behind the last one. */
export function BeyondState({ pagination, filters }: BeyondStateProps) {
  const { t } = useTranslation('listing')
  const { number } = useFormats()
  const last = number(pagination.totalPages)
  return (
    <EmptyState
      title={t('empty.beyond', { page: number(pagination.page), last })}
      actions={
        <Button asChild>
          <UiLink href={filters.pageHref(pagination.totalPages)}>
            {t('empty.toLast', { last })}
          </UiLink>
        </Button>
      }
    />
  )
}
