import { useTranslation } from '../../language/use-translation.ts'
import { PropertyRow } from '../../property/choosing/PropertyRow.tsx'
import { useAccount } from '../../session/session-store.ts'
import { likedProperties } from '../../stores/property-lists.ts'

/** What a guest gave a heart in this browser; an account has its favourites in the dashboard. */
export function LikedHere() {
  const { t } = useTranslation('choosing')
  const account = useAccount()
  const liked = likedProperties.use()
  if (account || liked.length === 0) return null
  return (
    <PropertyRow
      ids={liked}
      title={t('liked.title')}
      clear={{ text: t('liked.clear'), all: likedProperties.clear }}
      className="home__section"
    />
  )
}
