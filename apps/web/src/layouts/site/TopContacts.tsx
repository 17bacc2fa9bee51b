import { MailIcon, PhoneIcon } from '@manzil/ui/icons/things'
import { useTranslation } from 'react-i18next'
import { mailHref, telHref } from './contact-links.ts'
import { useContacts } from './use-contacts.ts'

/** The company's e-mail address and, where there is one, its telephone, above the menu. */
export function TopContacts() {
  const { t } = useTranslation()
  const contacts = useContacts()
  return (
    <section className="site-top" aria-label={t('header.contact')}>
      {contacts?.email && (
        <a href={mailHref(contacts.email)}>
          <MailIcon size={16} />
          {contacts.email}
        </a>
      )}
      {contacts?.tele_phone && (
        <a href={telHref(contacts.tele_phone)}>
          <PhoneIcon size={16} />
          <span className="site-top__text" dir="ltr">
            {contacts.tele_phone}
          </span>
        </a>
      )}
    </section>
  )
}
