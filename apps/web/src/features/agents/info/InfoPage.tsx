import '../AgentPages.css'
import { MissingArt } from '@manzil/ui/feedback/StateArt/MissingArt'
import { StatusPage } from '@manzil/ui/feedback/StatusPage/StatusPage'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { useQuery } from '@tanstack/react-query'
import { isGone } from '../../../api/is-gone.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Loaded } from '../../../loading/Loaded.tsx'
import { paths } from '../../../routing/paths.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { useSearchParams } from '../../../routing/use-search-params.ts'
import { type AdvertiserType, readPropertiesCriteria } from '../criteria.ts'
import { agentQueries } from '../queries.ts'
import { Profile } from './Profile.tsx'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'

/** An agent or an agency: `?id=&sort_by=&page=`. */
export function InfoPage({ type }: { type: AdvertiserType }) {
  const address = useSearchParams()
  const id = address.get('id') ?? ''
  const query = useQuery({
    ...agentQueries.profile(id, readPropertiesCriteria(address)),
    enabled: id !== '',
    // Other pages and orders of the same person's properties.
    placeholderData: (before) => (before?.data._id === id ? before : undefined),
  })
  if (id === '') return <Gone type={type} />
  return (
    <Loaded
      query={query}
      skeleton={<ProfileSkeleton />}
      failure={(cause) => (isGone(cause) ? <Gone type={type} /> : undefined)}
    >
      {({ data, properties, pagination }) => (
        <Profile
          key={data._id}
          profile={data}
          properties={query.isPlaceholderData ? undefined : properties}
          pagination={pagination}
        />
      )}
    </Loaded>
  )
}

function Gone({ type }: { type: AdvertiserType }) {
  const { t } = useTranslation('agents')
  useDocumentTitle(t('gone.title'))
  const isAgency = type === 'agency'
  return (
    <StatusPage
      inside
      art={<MissingArt />}
      title={t('gone.title')}
      text={t('gone.text')}
      actions={
        <Button asChild>
          <UiLink href={isAgency ? paths.agencies() : paths.agents()}>
            {isAgency ? t('gone.agencies') : t('gone.agents')}
          </UiLink>
        </Button>
      }
    />
  )
}
