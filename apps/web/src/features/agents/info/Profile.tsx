import type {
  AgentProfile,
  Pagination as Pages,
  PropertyCard,
} from '@manzil/api-client/generated/types.gen'
import { LongText } from '@manzil/ui/foundations/LongText/LongText'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { AdvertiserCard } from '../../../advertiser/AdvertiserCard.tsx'
import { EnquirySection, useEnquiryIntent } from '../../../enquiry/EnquirySection.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { ProfileFacts } from './ProfileFacts.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import { ProfileProperties } from './ProfileProperties.tsx'

interface ProfileProps {
  profile: AgentProfile
  /** Undefined while another page or order of them is under way. */
  properties: readonly PropertyCard[] | undefined
  pagination: Pages
}

/** Everything about an agent or an agency, their properties, and the way to write to them. */
export function Profile({ profile, properties, pagination }: ProfileProps) {
  const { t } = useTranslation('agents')
  const { _id: id, name, agents, phone_number } = profile
  const recipient = { kind: 'advertiser', name, isCallable: phone_number !== null } as const
  const [intent, enquire] = useEnquiryIntent()
  useDocumentTitle(name)
  return (
    <div className="agents-page">
      <ProfileHead profile={profile} onEnquire={() => enquire('question')} />
      <div className="profile-columns">
        <div className="profile-main">
          <About profile={profile} />
          <ProfileFacts profile={profile} />
        </div>
        <div className="profile-side">
          <EnquirySection target={{ about: 'agent', id, name, recipient }} intent={intent} />
        </div>
      </div>
      {agents.length > 0 && (
        <section className="profile-section" aria-labelledby="people-title">
          <SectionHeading size="md" id="people-title" title={t('info.people')} />
          <ul className="agents-grid">
            {agents.map((agent) => (
              <li key={agent._id}>
                <AdvertiserCard level={3} advertiser={agent} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <ProfileProperties profile={profile} properties={properties} pagination={pagination} />
    </div>
  )
}

/** Their own words, in the visitor's language where they wrote them in it. */
function About({ profile: { about, about_ar: arabic } }: { profile: AgentProfile }) {
  const { t } = useTranslation('agents')
  const language = useLanguage()
  const mine = language === 'ar' ? arabic : null
  const text = mine ?? about
  if (!text) return null
  return (
    <section className="profile-section" aria-labelledby="about-title">
      <SectionHeading size="md" id="about-title" title={t('info.about')} />
      {!mine && language !== 'en' && <p className="details-note">{t('info.original')}</p>}
      <LongText
        text={text}
        lang={mine ? 'ar' : 'en'}
        texts={{ more: t('info.more'), less: t('info.less') }}
      />
    </section>
  )
}
