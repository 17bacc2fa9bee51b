import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../language/use-formats.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { savedSearchesQuery, storedAccess } from '../../property/saving/access.ts'
import { paths } from '../../routing/paths.ts'

/** How many homes have come to match the visitor's saved searches since they last looked. */
export default function SavedNews() {
  const { t } = useTranslation('saved')
  const { number } = useFormats()
  const { data } = useQuery(savedSearchesQuery(storedAccess()))
  const count = data?.data.reduce((sum, { new_count }) => sum + new_count, 0) ?? 0
  if (count === 0) return null
  return (
    <p className="home__section" role="status">
      <TextLink href={paths.savedSearches()}>{t('news', { count, total: number(count) })}</TextLink>
    </p>
  )
}
