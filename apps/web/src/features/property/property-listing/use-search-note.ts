import type { SearchNotes } from '@manzil/api-client/generated/types.gen'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../language/use-formats.ts'

/** How the server read the text: its corrected spelling, and the places that it names. */
export function useSearchNote(notes: SearchNotes | undefined): string {
  const { t } = useTranslation('listing')
  const formats = useFormats()
  const places = notes?.places.map(formats.name).join(t('listSeparator'))
  return [
    notes?.corrected && t('corrected', { text: notes.corrected }),
    places && t('understood', { places }),
  ]
    .filter(Boolean)
    .join(' ')
}
