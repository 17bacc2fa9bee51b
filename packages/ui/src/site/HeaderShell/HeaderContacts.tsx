import { MailIcon, PhoneIcon } from '../../foundations/icons/things.tsx'
import { UiLink } from '../../foundations/UiLink/UiLink.tsx'
import { mailHref, telHref } from './contact-href.ts'

export interface HeaderContactsProps {
  /** As they are read; links are made of them. Without a telephone there is no link for it. */
  email?: string | null | undefined
  phone?: string | null | undefined
}

/** The ways to reach the company, for the bar above the menu. Phones show the last one alone. */
export function HeaderContacts({ email, phone }: HeaderContactsProps) {
  return (
    <>
      {email && (
        <UiLink className="mz-header__contact" href={mailHref(email)}>
          <MailIcon size={16} />
          <bdi>{email}</bdi>
        </UiLink>
      )}
      {phone && (
        <UiLink className="mz-header__contact" href={telHref(phone)}>
          <PhoneIcon size={16} />
          <bdi dir="ltr">{phone}</bdi>
        </UiLink>
      )}
    </>
  )
}
