import './PropertyForm.css'
import { listPropertyDraftsQuery } from '@manzil/api-client/generated/draft-queries.gen'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { newId } from '../../../form/new-id.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { DraftChoice } from '../../../property-drafts/DraftChoice.tsx'
import { findLocal, keepLocal, readLocal } from '../../../property-drafts/local-draft.ts'
import { useChangeSearch } from '../../../routing/use-change-search.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { useSearchParams } from '../../../routing/use-search-params.ts'
import { DraftGone } from './draft/DraftGone.tsx'
import { beginDraft, openDraft } from './draft/open-draft.ts'
import { OpenEditor } from './OpenEditor.tsx'

/** A new property, or the draft of one: `/add-property?draft=`. */
export default function AddPropertyPage() {
  const { t } = useTranslation('propertyForm')
  useDocumentTitle(t('add'))
  const changeSearch = useChangeSearch()
  const queryClient = useQueryClient()
  const asked = useSearchParams().get('draft')
  const [fresh, setFresh] = useState(() => findLocal(null) ?? newId())
  const id = asked ?? fresh
  const drafts = useQuery({
    ...listPropertyDraftsQuery(api),
    enabled: asked === null,
    // One that was written since is among them.
    refetchOnMount: 'always',
  })
  const begin = (draft: string) => {
    setFresh(draft)
    changeSearch(() => new URLSearchParams({ draft }), { replace: true })
  }
  return (
    <div className="dashboard-page">
      <SectionHeading level={1} title={t('add')} lead={t('lead')} />
      {asked === null && <DraftChoice drafts={drafts.data?.data ?? []} />}
      <OpenEditor
        key={id}
        open={async () =>
          // Nobody knows of one that has just been begun.
          asked === null && readLocal(id) === null ? beginDraft(id) : openDraft(id)
        }
        missing={<DraftGone id={id} />}
        // So that a reload comes back to it.
        onBegin={() => {
          if (asked === null) begin(id)
        }}
        onKeepNew={(content) => {
          const next = newId()
          keepLocal(id, null)
          keepLocal(next, { version: 0, propertyId: null, content })
          begin(next)
        }}
        onGone={() => {
          setFresh(newId())
          changeSearch(() => new URLSearchParams(), { replace: true })
          void queryClient.invalidateQueries({ queryKey: listPropertyDraftsQuery(api).queryKey })
        }}
      />
    </div>
  )
}
