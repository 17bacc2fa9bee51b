import '../ContentPage.css'
import type { PolicyType } from '@manzil/api-client/generated/types.gen'
import { EmptyState } from '@manzil/ui/feedback/EmptyState/EmptyState'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Loaded } from '../../../loading/Loaded.tsx'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { contentQueries } from '../queries.ts'
import { ReadingSkeleton } from '../ReadingSkeleton.tsx'
import { Policy } from './Policy.tsx'

function PolicyPage({ type }: { type: PolicyType }) {
  const { t } = useTranslation('content')
  const title = t(`policy.${type}`)
  useDocumentTitle(title)
  const query = useQuery(contentQueries.policy(type, useLanguage()))
  return (
    <div className="content-page">
      <header className="page-head">
        <h1 className="page-head__title">{title}</h1>
      </header>
      <Loaded query={query} skeleton={<ReadingSkeleton />}>
        {({ data }) =>
          data.length > 0 ? (
            <Policy type={type} sections={data} />
          ) : (
            <EmptyState title={t('policy.none')} />
          )
        }
      </Loaded>
    </div>
  )
}

/** The page of each policy. */
export const policyPages = {
  terms_and_conditions: () => <PolicyPage type="terms_and_conditions" />,
  cookies_policy: () => <PolicyPage type="cookies_policy" />,
  privacy_policy: () => <PolicyPage type="privacy_policy" />,
} satisfies Record<PolicyType, () => React.ReactNode>
