import type { MultiSelectTexts } from '@manzil/ui/forms/MultiSelect/MultiSelect'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'

/** What a list of places says. */
export function useOptionTexts(): Omit<MultiSelectTexts, 'remove' | 'chosen' | 'others'> {
  const { t } = useTranslation('profile')
  const { number } = useFormats()
  return {
    open: t('options.open'),
    clear: t('options.clear'),
    loading: t('options.loading'),
    none: t('options.none'),
    failed: t('options.failed'),
    retry: t('options.retry'),
    count: (count) => t('options.count', { count }),
    more: (shown, total) => t('options.more', { shown: number(shown), total: number(total) }),
  }
}
