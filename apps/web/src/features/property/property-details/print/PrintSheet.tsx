import './PrintSheet.css'
import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { shareAddress } from '@manzil/domain/share-address'
import { useBrandName } from '../../../../language/use-brand.ts'
import { useFormats } from '../../../../language/use-formats.ts'
import { useLanguage } from '../../../../language/use-language.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { PrintedFrom } from '../../../../property/choosing/PrintedFrom.tsx'
import { placeOf } from '../../../../property/property-names.ts'
import { useShareUrl } from '../../../../routing/use-share-url.ts'
import PermitCode from '../sections/advert/PermitCode.tsx'
import { usePrintFacts } from './use-print-facts.ts'

export interface PrintSheetProps {
  property: PropertyDetail
  title: string
}

/**
 * The property on one sheet of A4, in place of the page when it is printed: picture, price, facts, who
 * answers, permit, and the address of the page as text and as code.
 */
export default function PrintSheet({ property, title }: PrintSheetProps) {
  const { t } = useTranslation(['choosing', 'common'])
  const { money } = useFormats()
  const language = useLanguage()
  const address = useShareUrl(shareAddress.property(property))
  const facts = usePrintFacts(property)
  const { agent, price, price_period: period } = property
  const [picture] = property.media
  const contact = [agent?.name ?? property.advertiser, agent?.agency_name].filter(Boolean)
  return (
    <section className="print-sheet" aria-hidden="true">
      <p className="print-sheet__brand">
        <span>{useBrandName()}</span>
        <bdi>{property.reference}</bdi>
      </p>
      {picture && <img className="print-sheet__picture" src={picture.url} alt="" />}
      <div>
        <p className="print-sheet__price">
          {price === null ? t('common:property.askPrice') : money(price)}
          {price !== null && period && ` ${t('common:property.aYear')}`}
        </p>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        <p>{placeOf(property, language)}</p>
      </div>
      <dl className="print-sheet__facts">
        {facts.map(({ id, label, value }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="print-sheet__foot">
        <div>
          {contact.length > 0 && (
            <p>
              <strong>{t('print.agent')}</strong> <bdi>{contact.join(' · ')}</bdi>
            </p>
          )}
          {agent?.phone_number && (
            <p>
              <bdi dir="ltr">{agent.phone_number}</bdi>
            </p>
          )}
          <PrintedFrom address={address} />
        </div>
        <div className="print-sheet__code">
          <PermitCode address={address} label={t('print.address')} />
        </div>
      </div>
    </section>
  )
}
