import './PropertyForm.css'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { useState } from 'react'
import { newId } from '../../../form/new-id.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { keepLocal } from '../../../property-drafts/local-draft.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { useSearchParams } from '../../../routing/use-search-params.ts'
import { openUpdate } from './draft/open-draft.ts'
import { OpenEditor } from './OpenEditor.tsx'

/** A property that is changed: `/property-update?id=`. */
export default function PropertyUpdatePage() {
  const { t } = useTranslation('propertyForm')
  useDocumentTitle(t('update'))
  const property = useSearchParams().get('id') ?? ''
  const [fresh, setFresh] = useState(newId)
  return (
    <div className="dashboard-page">
      <SectionHeading level={1} title={t('update')} lead={t('lead')} />
      <OpenEditor
        key={`${property} ${fresh}`}
        open={() => openUpdate(property, fresh)}
        missing={<p role="alert">{t('send.notYours')}</p>}
        onKeepNew={(content) => {
          const next = newId()
          keepLocal(next, { version: 0, propertyId: property, content })
          setFresh(next)
        }}
        onGone={() => setFresh(newId())}
      />
    </div>
  )
}
