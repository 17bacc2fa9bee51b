import type { AgentProfile } from '@manzil/api-client/generated/types.gen'
import { shareAddress } from '@manzil/domain/share-address'
import { type ContactAction, ContactBar } from '@manzil/ui/agent/ContactBar/ContactBar'
import { telHref } from '@manzil/ui/contact-href'
import { Avatar } from '@manzil/ui/foundations/Avatar/Avatar'
import { Badge } from '@manzil/ui/foundations/Badge/Badge'
import { Image } from '@manzil/ui/foundations/Image/Image'
import { VerifiedIcon } from '@manzil/ui/foundations/icons/things'
import { Monogram } from '@manzil/ui/foundations/Monogram/Monogram'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { useAdvertiserFacts } from '../../../advertiser/use-advertiser-facts.ts'
import { recordReveal } from '../../../contact/record-reveal.ts'
import { whatsappHref } from '../../../contact/whatsapp-href.ts'
import { useBrandName } from '../../../language/use-brand.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { paths } from '../../../routing/paths.ts'
import { SharePage } from '../../../sharing/SharePage.tsx'
import { ProfileFigures } from './ProfileFigures.tsx'

interface ProfileHeadProps {
  profile: AgentProfile
  /** Leads to the form. */
  onEnquire: () => void
}

/** Face or logo, name, office, how fast they answer, and how to reach them. */
export function ProfileHead({ profile, onEnquire }: ProfileHeadProps) {
  const { verified } = useAdvertiserFacts(profile)
  const { _id: id, name, user_type, agent_photo, agency_logo, agency_id, agency_name } = profile
  const monogram = (
    <Monogram
      name={name}
      of={user_type === 'agency' ? 'office' : 'person'}
      colourOf={agency_id ?? id}
    />
  )
  return (
    <header className="profile-head">
      {user_type === 'agency' ? (
        <span className="profile-head__logo">
          <Image
            src={agency_logo ?? undefined}
            alt=""
            ratio="1"
            fit="contain"
            priority
            fallback={monogram}
          />
        </span>
      ) : (
        <Avatar sources={[agent_photo, agency_logo]} alt="" size={96} fallback={monogram} />
      )}
      <div className="profile-head__who">
        <h1 className="profile-head__name">
          <bdi>{name}</bdi>
        </h1>
        {user_type === 'agent' &&
          agency_name &&
          (agency_id ? (
            <TextLink href={paths.agencyInfo(agency_id)}>{agency_name}</TextLink>
          ) : (
            <span>{agency_name}</span>
          ))}
        {verified && (
          <Badge tone="success" icon={<VerifiedIcon size={14} />}>
            {verified}
          </Badge>
        )}
        <ProfileFigures profile={profile} />
        <div className="profile-head__share">
          <SharePage title={name} address={shareAddress[user_type](profile)} />
        </div>
      </div>
      <ContactBar sticky label={name} actions={useActions(profile, onEnquire)} />
    </header>
  )
}

/** Telephone and WhatsApp where there is a number; the form always. */
function useActions(
  { _id: agent_id, name, phone_number: phone }: AgentProfile,
  onPress: () => void,
) {
  const { t } = useTranslation(['agents', 'details'])
  const brand = useBrandName()
  const write: ContactAction = { way: 'email', text: t('info.write'), onPress }
  if (!phone) return [write]
  const text = t('info.whatsappText', { name, brand })
  return [
    {
      way: 'whatsapp',
      text: t('details:agent.whatsapp'),
      href: whatsappHref(phone, text),
      onPress: () => recordReveal({ channel: 'whatsapp', agent_id }),
    },
    {
      way: 'call',
      text: t('details:agent.call'),
      href: telHref(phone),
      onPress: () => recordReveal({ channel: 'phone', agent_id }),
    },
    write,
  ] satisfies ContactAction[]
}
