import { Logo } from '@manzil/ui/foundations/Logo/Logo'
import { FooterContacts } from '@manzil/ui/site/FooterShell/FooterContacts'
import { useBrandName } from '../../language/use-brand.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { useContacts } from './use-contacts.ts'

/** Who runs the site and how to reach them; 'N/A' where the record says nothing. */
export function FooterAbout() {
  const { t } = useTranslation()
  const contacts = useContacts()
  return (
    <>
      <Logo name={useBrandName()} lang={useLanguage()} />
      <FooterContacts
        description={contacts?.short_description}
        address={contacts?.address}
        phone={contacts?.tele_phone}
        email={contacts?.email}
        missing={t('footer.missing')}
        texts={{
          label: t('footer.contacts'),
          address: t('footer.address'),
          phone: t('footer.phone'),
          email: t('footer.email'),
        }}
      />
    </>
  )
}
