import './ViewingsPage.css'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { Tabs } from '@manzil/ui/foundations/Tabs/Tabs'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { Agenda } from './Agenda.tsx'
import { Hours } from './Hours.tsx'

/** Viewings of an agent or an agency, and when they are offered. */
export default function ViewingsPage() {
  const { t } = useTranslation('viewings')
  useDocumentTitle(t('title'))
  const [tab, setTab] = useState('agenda')
  return (
    <div className="dashboard-page">
      <SectionHeading level={1} title={t('title')} lead={t('lead')} />
      <Tabs
        label={t('tabs.label')}
        value={tab}
        onChange={setTab}
        keep
        tabs={[
          { id: 'agenda', label: t('tabs.agenda'), content: <Agenda /> },
          { id: 'hours', label: t('tabs.hours'), content: <Hours /> },
        ]}
      />
    </div>
  )
}
