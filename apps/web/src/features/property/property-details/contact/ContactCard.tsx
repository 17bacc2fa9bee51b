import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { Avatar } from '@manzil/ui/Avatar/Avatar'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../language/use-formats.ts'
import { ContactActions } from './ContactActions.tsx'
import { useContact } from './use-contact.ts'

interface ContactCardProps {
  property: PropertyDetail
  title: string
}

/** Who answers for the home, how fast, and how to reach them. Stays in view on desks. */
export function ContactCard({ property, title }: ContactCardProps) {
  const { t } = useTranslation('details')
  const contact = useContact(property, title)
  const { agent, advertiser, is_demo: isDemo } = property
  return (
    <section className="details-contact" aria-label={t('agent.title')}>
      {agent ? (
        <Agent agent={agent} />
      ) : (
        <p>{advertiser ? t('agent.advertiser', { name: advertiser }) : t('agent.none')}</p>
      )}
      <ContactActions contact={contact} />
      {agent && isDemo && <p className="details-note">{t('agent.demo')}</p>}
    </section>
  )
}

function Agent({ agent }: { agent: NonNullable<PropertyDetail['agent']> }) {
  const { t } = useTranslation('details')
  const { number, languages: languageList } = useFormats()
  const { name, agency_name: agency, rera_brn: brn, languages, response_minutes: minutes } = agent
  return (
    <>
      <div className="details-contact__who">
        <Avatar sources={[agent.agent_photo, agent.agency_logo]} alt="" size={56} />
        <div>
          <h2>
            <bdi>{name}</bdi>
          </h2>
          {agency && (
            <p>
              <bdi>{agency}</bdi>
            </p>
          )}
        </div>
      </div>
      <ul className="details-contact__facts">
        {minutes !== null && (
          <li>{t('agent.answers', { count: minutes, minutes: number(minutes) })}</li>
        )}
        {languages.length > 0 && (
          <li>{t('agent.languages', { languages: languageList(languages) })}</li>
        )}
        {brn && <li>{t('agent.brn', { number: brn })}</li>}
      </ul>
    </>
  )
}
