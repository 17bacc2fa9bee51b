import type { SearchNotes } from '@manzil/api-client/generated/types.gen'
import { useTranslation } from '../../../language/use-translation.ts'

/** The corrected spelling that the server searched for. */
export function useSearchNote(notes: SearchNotes | undefined): string {
  const { t } = useTranslation('listing')
  return notes?.corrected ? t('corrected', { text: notes.corrected }) : ''
}
