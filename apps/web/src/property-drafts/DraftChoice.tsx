import './DraftChoice.css'
import type { PropertyDraftSummary } from '@manzil/api-client/generated/types.gen'
import { Checkbox } from '@manzil/ui/forms/Checkbox/Checkbox'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { ConfirmDialog } from '@manzil/ui/overlays/ConfirmDialog/ConfirmDialog'
import { useState } from 'react'
import { useFormats } from '../language/use-formats.ts'
import { useTranslation } from '../language/use-translation.ts'
import { paths } from '../routing/paths.ts'
import { useRemoveDrafts } from './use-remove-drafts.ts'

/** Drafts that wait, so that nobody begins the same property twice; those that are marked can be removed. */
export function DraftChoice({ drafts }: { drafts: readonly PropertyDraftSummary[] }) {
  const { t } = useTranslation(['propertyForm', 'common'])
  const { relative } = useFormats()
  const removeDrafts = useRemoveDrafts()
  const [marked, setMarked] = useState<readonly string[]>([])
  const [isAsking, setAsking] = useState(false)
  if (drafts.length === 0) return null
  const ids = drafts.map(({ _id }) => _id)
  const chosen = ids.filter((id) => marked.includes(id))
  const mark = (id: string, isMarked: boolean) =>
    setMarked((before) => (isMarked ? [...before, id] : before.filter((each) => each !== id)))
  return (
    <section className="draft-choice">
      <SectionHeading size="md" title={t('drafts.title')} />
      <ul>
        {drafts.map(({ _id, title, saved_at, property_id }) => {
          const name = title || t('drafts.untitled')
          const href = property_id ? paths.propertyUpdate(property_id) : paths.addProperty(_id)
          return (
            <li key={_id}>
              <Checkbox
                label={<span className="mz-visually-hidden">{t('drafts.mark', { name })}</span>}
                checked={chosen.includes(_id)}
                onChange={({ target }) => mark(_id, target.checked)}
              />
              <TextLink href={href} tone="plain">
                <bdi>{name}</bdi>
              </TextLink>
              <span>{t('drafts.changed', { time: relative(saved_at) })}</span>
              <Button asChild size="sm" variant="outline" className="draft-choice__go-on">
                <UiLink href={href} aria-label={t('drafts.goOnWith', { name })}>
                  {t('drafts.goOn')}
                </UiLink>
              </Button>
            </li>
          )
        })}
      </ul>
      <div className="draft-choice__end">
        {drafts.length > 1 && (
          <Checkbox
            label={t('drafts.all')}
            checked={chosen.length === ids.length}
            onChange={({ target }) => setMarked(target.checked ? ids : [])}
          />
        )}
        <Button
          variant="ghost"
          size="sm"
          disabled={chosen.length === 0}
          onClick={() => setAsking(true)}
        >
          {t('drafts.remove')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={t('drafts.removeTitle', { count: chosen.length })}
        description={t('send.discardText')}
        confirmLabel={t('drafts.removeYes')}
        cancelLabel={t('common:cancel')}
        busyLabel={t('drafts.removeYes')}
        onConfirm={async () => {
          await removeDrafts(chosen)
          setAsking(false)
        }}
        onCancel={() => setAsking(false)}
      />
    </section>
  )
}
