import type { ReactNode } from 'react'
import { MailIcon, MapPinIcon, PhoneIcon } from '../../foundations/icons/things.tsx'
import { UiLink } from '../../foundations/UiLink/UiLink.tsx'
import { mailHref, telHref } from '../HeaderShell/contact-href.ts'

export interface FooterContactsProps {
  description?: string | null | undefined
  address?: string | null | undefined
  phone?: string | null | undefined
  email?: string | null | undefined
  /** Stands where nothing is known: "N/A". */
  missing: string
  texts: { label: string; address: string; phone: string; email: string }
}

/** What the company is and how to reach it. */
export function FooterContacts(props: FooterContactsProps) {
  const { description, address, phone, email, missing, texts } = props
  return (
    <>
      {description && (
        <p>
          {/* May be in another language than the page. */}
          <bdi>{description}</bdi>
        </p>
      )}
      <dl className="mz-footer__contacts" aria-label={texts.label}>
        <Line label={texts.address} icon={<MapPinIcon size={18} label={texts.address} />}>
          {address || missing}
        </Line>
        <Line label={texts.phone} icon={<PhoneIcon size={18} label={texts.phone} />}>
          {phone ? (
            <UiLink href={telHref(phone)}>
              <bdi dir="ltr">{phone}</bdi>
            </UiLink>
          ) : (
            missing
          )}
        </Line>
        <Line label={texts.email} icon={<MailIcon size={18} label={texts.email} />}>
          {email ? (
            <UiLink href={mailHref(email)}>
              <bdi>{email}</bdi>
            </UiLink>
          ) : (
            missing
          )}
        </Line>
      </dl>
    </>
  )
}

function Line({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt title={label}>{icon}</dt>
      <dd>{children}</dd>
    </div>
  )
}
