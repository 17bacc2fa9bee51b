import './ViewingPage.css'
import { getViewingQuery } from '@manzil/api-client/generated/viewing-queries.gen'
import { zViewingToken } from '@manzil/api-client/generated/zod-mini.gen'
import { ApiFailure } from '@manzil/api-client/result'
import { EmptyState } from '@manzil/ui/feedback/EmptyState/EmptyState'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../api/api.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { Loaded } from '../../loading/Loaded.tsx'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { useSearchParams } from '../../routing/use-search-params.ts'
import { viewingHeader } from '../../viewing/use-viewing-change.ts'
import { VisitorViewing } from './VisitorViewing.tsx'

/** A viewing for whoever comes to it, opened by the link of a mail. */
export default function ViewingPage() {
  const { t } = useTranslation('viewings')
  useDocumentTitle(t('one.title'))
  const given = useSearchParams().get('access') ?? ''
  const access = zViewingToken.safeParse(given).success ? given : undefined
  const gone = <EmptyState title={t('one.gone')} text={t('one.goneText')} />
  return (
    <div className="viewing-page">
      <SectionHeading level={1} title={t('one.title')} />
      {access === undefined ? gone : <Opened access={access} gone={gone} />}
    </div>
  )
}

interface OpenedProps {
  access: string
  gone: ReactNode
}

function Opened({ access, gone }: OpenedProps) {
  const [id = ''] = access.split('_')
  const query = useQuery({
    ...getViewingQuery(api, { params: { path: { id }, header: viewingHeader(access) } }),
    refetchOnMount: 'always',
  })
  const isGone = (cause: Error) =>
    cause instanceof ApiFailure && [400, 404].includes(cause.error.status) ? gone : undefined
  return (
    <Loaded query={query} skeleton={<Skeleton height="9rem" />} failure={isGone}>
      {({ data }) => <VisitorViewing key={data.revision} viewing={data} access={access} />}
    </Loaded>
  )
}
