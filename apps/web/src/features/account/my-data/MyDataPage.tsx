import './MyDataPage.css'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { DeleteSection } from './DeleteSection.tsx'
import { DeletionNotice } from './DeletionNotice.tsx'
import { DownloadSection } from './DownloadSection.tsx'
import { Ledger } from './Ledger.tsx'
import { ledgerQuery } from './ledger-query.ts'

/** Whom the account was given to, a copy of what is kept of it, and its end. */
export default function MyDataPage() {
  const { t } = useTranslation('myData')
  useDocumentTitle(t('title'))
  const [page, setPage] = useState(1)
  const query = useQuery({ ...ledgerQuery(page), refetchOnMount: 'always' })
  const deletionAt = query.data?.deletion_at ?? null
  return (
    <div className="dashboard-page my-data">
      <SectionHeading level={1} title={t('title')} lead={t('lead')} />
      {deletionAt && <DeletionNotice at={deletionAt} />}
      <Ledger query={query} page={page} onPage={setPage} />
      <DownloadSection />
      {!deletionAt && <DeleteSection />}
    </div>
  )
}
