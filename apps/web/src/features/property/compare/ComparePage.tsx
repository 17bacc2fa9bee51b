import './ComparePage.css'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { Redirect } from 'wouter'
import { useTranslation } from '../../../language/use-translation.ts'
import { paths } from '../../../routing/paths.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { useSearchParams } from '../../../routing/use-search-params.ts'
import { comparedProperties } from '../../../stores/property-lists.ts'
import { Comparison } from './Comparison.tsx'
import { readCompareAddress } from './compare-address.ts'
import { NothingToCompare } from './NothingToCompare.tsx'

/** Properties side by side: `/compare?ids=a,b`. Without ids, those that the visitor chose. */
export default function ComparePage() {
  const { t } = useTranslation('choosing')
  const search = useSearchParams()
  const { ids, named } = readCompareAddress(search)
  const chosen = comparedProperties.use()
  useDocumentTitle(t('page.title'))
  if (ids.length === 0 && chosen.length > 0) return <Redirect to={paths.compare(chosen)} replace />
  return (
    <div className="compare-page">
      <SectionHeading
        level={1}
        title={t('page.title')}
        lead={ids.length > 1 ? t('page.lead') : undefined}
      />
      {ids.length > 0 ? <Comparison ids={ids} named={named} /> : <NothingToCompare />}
    </div>
  )
}
