import './Guides.css'
import { ChevronEndIcon } from '@manzil/ui/foundations/icons/actions'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { useId } from 'react'
import { useTranslation } from '../../language/use-translation.ts'
import { paths } from '../../routing/paths.ts'

/** What one is about to do, and the guide to it. */
const guides = [
  ['buy', paths.buyerGuide()],
  ['rent', paths.tenantGuide()],
  ['sell', paths.sellerGuide()],
  ['let', paths.landlordGuide()],
] as const

/** The guides by what a visitor is about to do. */
export function Guides() {
  const { t } = useTranslation('explore')
  const headingId = useId()
  return (
    <section className="home__section" aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={t('guides.title')} />
      <ul className="home-guides">
        {guides.map(([about, href]) => (
          <li key={about}>
            <h3>
              <TextLink href={href}>{t(`guides.${about}.title`)}</TextLink>
              <ChevronEndIcon size={18} />
            </h3>
            <p>{t(`guides.${about}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
