import './verdict.css'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../../language/use-formats.ts'
import type { SectionProps } from '../../section-props.ts'
import { MonthlyFact } from './MonthlyFact.tsx'
import { SimilarFact } from './SimilarFact.tsx'
import { VerdictFact } from './VerdictFact.tsx'

/**
 * What a visitor would work out next: how the price compares, what it comes to a month, how long it is
 * listed, and the permit. What is not known has no place; each leads to where it is worked out.
 */
export default function Verdict({ property }: SectionProps) {
  const { t } = useTranslation('particulars')
  const { date, relative } = useFormats()
  const { published_at: published, permit_number: permit } = property
  return (
    <dl className="details-verdict" aria-label={t('verdict.title')}>
      <SimilarFact property={property} />
      <MonthlyFact property={property} />
      {published !== null && (
        <VerdictFact
          label={t('verdict.listed')}
          value={relative(published)}
          detail={<time dateTime={published}>{date(published)}</time>}
        />
      )}
      <VerdictFact
        label={t('listing.permit')}
        value={permit ?? t('verdict.notStated')}
        to="listing"
      />
    </dl>
  )
}
