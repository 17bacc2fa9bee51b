import './MyProfilePage.css'
import type { UserAccount } from '@manzil/api-client/generated/types.gen'
import { isAgentOrAgency } from '@manzil/domain/roles'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../language/use-translation.ts'
import { Loaded } from '../../../loading/Loaded.tsx'
import { paths } from '../../../routing/paths.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import MyPicture from './MyPicture.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'
import { profileQuery } from './profile-query.ts'
import { useVerifyContact } from './use-verify-contact.tsx'

/** What others see of the account, and how it is reached; all of it can be changed here. */
export default function MyProfilePage() {
  const { t } = useTranslation('profile')
  useDocumentTitle(t('title'))
  const query = useQuery(profileQuery())
  return (
    <div className="dashboard-page">
      <SectionHeading level={1} title={t('title')} lead={t('lead')} />
      <Loaded query={query} skeleton={<ProfileSkeleton />}>
        {({ data }) => <Profile account={data} />}
      </Loaded>
    </div>
  )
}

function Profile({ account }: { account: UserAccount }) {
  const { actions, dialog } = useVerifyContact(account)
  return (
    <div className="my-profile">
      <ProfileHead account={account} />
      <ProfileForm
        // A number that was proven is the account's now, not something to be saved.
        key={`${account._id} ${account.phone_number}`}
        account={account}
        actions={actions}
      />
      {dialog}
    </div>
  )
}

function ProfileHead({ account }: { account: UserAccount }) {
  const { t } = useTranslation(['profile', 'dashboard'])
  const { _id, role, first_name, last_name, licence } = account
  const page = role === 'agency' ? paths.agencyInfo(_id) : paths.agentInfo(_id)
  return (
    <div className="my-profile__head">
      <MyPicture account={account} />
      <div className="my-profile__who">
        <p className="my-profile__name">
          <bdi>{[first_name, last_name].filter(Boolean).join(' ')}</bdi>
        </p>
        <p>{t(`dashboard:role.${role}`)}</p>
        {isAgentOrAgency(role) && <TextLink href={page}>{t('public')}</TextLink>}
        {licence && <p>{t(`licence.${licence.state}`, { reason: licence.reason ?? '' })}</p>}
      </div>
    </div>
  )
}
