import { MailIcon, MapPinIcon, PhoneIcon } from '@manzil/ui/icons/things'
import { Logo } from '@manzil/ui/Logo/Logo'
import { useTranslation } from 'react-i18next'
import { useBrandName } from '../../language/use-brand.ts'
import { useLanguage } from '../../language/use-language.ts'
import { mailHref, telHref } from './contact-links.ts'
import { useContacts } from './use-contacts.ts'

/** Who runs the site and how to reach them; 'N/A' where the record says nothing. */
export function FooterContacts() {
  const { t } = useTranslation()
  const contacts = useContacts()
  const missing = t('footer.missing')
  const { email, tele_phone: phone } = contacts ?? {}
  return (
    <>
      <Logo name={useBrandName()} lang={useLanguage()} />
      {contacts?.short_description && <p>{contacts.short_description}</p>}
      <dl className="site-contact" aria-label={t('footer.contacts')}>
        <div>
          <dt>
            <span role="img" aria-label={t('footer.address')}>
              <MapPinIcon size={18} />
            </span>
          </dt>
          <dd>{contacts?.address ?? missing}</dd>
        </div>
        <div>
          <dt>
            <span role="img" aria-label={t('footer.phone')}>
              <PhoneIcon size={18} />
            </span>
          </dt>
          <dd>
            {phone ? (
              <a href={telHref(phone)} dir="ltr">
                {phone}
              </a>
            ) : (
              missing
            )}
          </dd>
        </div>
        <div>
          <dt>
            <span role="img" aria-label={t('footer.email')}>
              <MailIcon size={18} />
            </span>
          </dt>
          <dd>{email ? <a href={mailHref(email)}>{email}</a> : missing}</dd>
        </div>
      </dl>
    </>
  )
}
