import type { SearchNotes } from '@manzil/api-client/generated/types.gen'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../language/use-formats.ts'

/** How the server read the text: its corrected spelling, and the places that it names. */
export function SearchNote({ notes }: { notes: SearchNotes }) {
  const { t } = useTranslation('listing')
  const formats = useFormats()
  const places = notes.places.map(formats.name).join(t('listSeparator'))
  if (notes.corrected === null && !places) return null
  return (
    <p className="listing__note">
      {notes.corrected !== null && t('corrected', { text: notes.corrected })}{' '}
      {places && t('understood', { places })}
    </p>
  )
}
