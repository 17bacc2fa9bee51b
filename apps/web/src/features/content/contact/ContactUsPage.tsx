import '../ContentPage.css'
import './ContactUsPage.css'
import { useTranslation } from '../../../language/use-translation.ts'
import { PageHead } from '../PageHead.tsx'
import { ContactForm } from './ContactForm.tsx'
import { ContactWays } from './ContactWays.tsx'

/** How to reach the company, and a form that does it. */
export default function ContactUsPage() {
  const { t } = useTranslation('content')
  return (
    <div className="content-page">
      <PageHead type="contact_us" title={t('contact.title')} lead={t('contact.lead')} />
      <div className="contact-columns">
        <ContactForm />
        <ContactWays />
      </div>
    </div>
  )
}
