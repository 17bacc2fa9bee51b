import './verdict.css'
import { useFormats } from '../../../../../language/use-formats.ts'
import { useTranslation } from '../../../../../language/use-translation.ts'
import type { SectionProps } from '../../section-props.ts'
import { MonthlyFact } from './MonthlyFact.tsx'
import { SimilarFact } from './SimilarFact.tsx'
import { VerdictFact } from './VerdictFact.tsx'

/**
 * What a visitor would work out next: how the price compares, what it comes to a month, how long it is
 * listed, and the permit. What is not known has no place; each leads to where it is worked out.
 */
export default function Verdict({ property }: SectionProps) {
  const { t } = useTranslation('verdict')
  const { date, relative } = useFormats()
  const { published_at: published, permit_number: permit } = property
  return (
    <dl className="details-verdict" aria-label={t('title')}>
      <SimilarFact property={property} />
      <MonthlyFact property={property} />
      {published !== null && (
        <VerdictFact
          label={t('listed')}
          value={date(published)}
          detail={relative(published)}
          to="listing"
        />
      )}
      <VerdictFact label={t('permit')} value={permit ?? t('notStated')} to="listing" />
    </dl>
  )
}
