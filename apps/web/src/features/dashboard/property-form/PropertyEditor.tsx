import { deletePropertyDraft } from '@manzil/api-client/generated/draft-calls.gen'
import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { FormFrame } from '@manzil/ui/forms/FormFrame/FormFrame'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { ConfirmDialog } from '@manzil/ui/overlays/ConfirmDialog/ConfirmDialog'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { keepLocal } from '../../../property-drafts/local-draft.ts'
import { useNavigate } from '../../../routing/location.ts'
import { paths } from '../../../routing/paths.ts'
import { numberOf } from './body-of.ts'
import { KeepNote } from './draft/KeepNote.tsx'
import { OpenedElsewhere } from './draft/OpenedElsewhere.tsx'
import type { OpenedDraft } from './draft/open-draft.ts'
import { FormIndex } from './FormIndex.tsx'
import { PasteText } from './PasteText.tsx'
import { Doubles } from './quality/Doubles.tsx'
import { PriceCheck } from './quality/PriceCheck.tsx'
import { QualityPanel } from './quality/QualityPanel.tsx'
import { useAssessment } from './quality/use-assessment.ts'
import { AmenitiesSection } from './sections/AmenitiesSection.tsx'
import { BasicsSection } from './sections/BasicsSection.tsx'
import { FactsSection } from './sections/FactsSection.tsx'
import { LocationSection } from './sections/LocationSection.tsx'
import { MediaSection } from './sections/MediaSection.tsx'
import { PermitSection } from './sections/PermitSection.tsx'
import { PreviewSection } from './sections/PreviewSection.tsx'
import { PriceSection } from './sections/PriceSection.tsx'
import { usePropertyForm } from './use-property-form.ts'

interface PropertyEditorProps {
  draft: OpenedDraft
  /** The draft is no longer kept: what is here goes on under another id. */
  onKeepNew: (content: OpenedDraft['content']) => void
  /** The draft was discarded. */
  onGone: () => void
}

/** The form of a property, part by part, with what is missing beside it. */
export function PropertyEditor({ draft, onKeepNew, onGone }: PropertyEditorProps) {
  const { t } = useTranslation(['propertyForm', 'common'])
  const navigate = useNavigate()
  const form = usePropertyForm(draft)
  const { content, replace, keeper, state, wrong, failure, busy, submit } = form
  const assessment = useAssessment(content, draft.property?._id ?? null)
  const price = numberOf(content.price)
  const [isLooking, setLooking] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const isUpdate = draft.property !== null
  const takeTheirs = async () => {
    const theirs = await keeper.takeTheirs()
    if (theirs) replace(theirs)
  }
  const discard = async () => {
    await keeper.end()
    keepLocal(draft.id, null)
    await deletePropertyDraft(api, { params: { path: { id: draft.id } } })
    if (draft.property) navigate(paths.propertyDetails(draft.property._id))
    else onGone()
  }
  return (
    <div className="property-form">
      <FormIndex content={content} wrong={wrong} />
      <FormFrame onSubmit={submit} busy={busy} failure={failure} long>
        <KeepNote
          state={state}
          onKeepMine={() => void keeper.keepMine()}
          onTakeTheirs={() => void takeTheirs()}
          onKeepNew={() => onKeepNew(content)}
        />
        {draft.other && <OpenedElsewhere other={draft.other} onLook={() => setLooking(true)} />}
        {isLooking && (
          <InlineAlert
            announce="polite"
            actions={
              <Button size="sm" onClick={() => setLooking(false)}>
                {t('opened.here')}
              </Button>
            }
          >
            {t('opened.looking')}
          </InlineAlert>
        )}
        <fieldset className="property-form__fields" disabled={isLooking}>
          <PasteText content={content} change={form.change} />
          <BasicsSection {...form} />
          <LocationSection {...form} />
          <PriceSection {...form} />
          {assessment?.price_range && (
            <PriceCheck range={assessment.price_range} price={Number.isNaN(price) ? null : price} />
          )}
          <FactsSection {...form} />
          <AmenitiesSection {...form} />
          <MediaSection {...form} latest={form.latest} />
          <PermitSection {...form} />
          {assessment && (
            <>
              <Doubles doubles={assessment.duplicates} />
              <QualityPanel
                assessment={assessment}
                counts={{
                  amenities: content.features.length,
                  description: content.description.trim().length,
                  photographs: content.media.length,
                }}
              />
            </>
          )}
          <PreviewSection {...form} />
          <div className="property-form__end">
            <Button variant="ghost" disabled={busy} onClick={() => setAsking(true)}>
              {t('send.discard')}
            </Button>
            <Button
              type="submit"
              loading={busy}
              loadingText={t(isUpdate ? 'send.updating' : 'send.publishing')}
            >
              {t(isUpdate ? 'send.update' : 'send.publish')}
            </Button>
          </div>
        </fieldset>
      </FormFrame>
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={t('send.discardTitle')}
        description={t('send.discardText')}
        confirmLabel={t('send.discardYes')}
        cancelLabel={t('common:cancel')}
        busyLabel={t('send.discardYes')}
        onConfirm={discard}
        onCancel={() => setAsking(false)}
      />
    </div>
  )
}
