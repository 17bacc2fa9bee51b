import { createSavedSearchTexts } from '@manzil/api-client/generated/text-limits.gen'
import './SaveSearchDialog.css'
import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { FormFrame } from '@manzil/ui/forms/FormFrame/FormFrame'
import { RadioGroup } from '@manzil/ui/forms/RadioGroup/RadioGroup'
import { TextField } from '@manzil/ui/forms/TextField/TextField'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { Dialog } from '@manzil/ui/overlays/Dialog/Dialog'
import { useId } from 'react'
import { MailNote } from '../../form/MailNote.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import { paths } from '../../routing/paths.ts'
import { frequencies } from './frequencies.ts'
import { useSaveSearch } from './use-save-search.ts'

export interface SaveSearchDialogProps {
  open: boolean
  /** Of the listing page. */
  address: URLSearchParams
  onClose: () => void
}

/** Asks how a search is called, how often to write, and to whom. */
export default function SaveSearchDialog({ open, address, onClose }: SaveSearchDialogProps) {
  const { t } = useTranslation(['saved', 'common'])
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('dialog.title')}
      description={t('dialog.lead')}
      closeLabel={t('dialog.close')}
    >
      <Form address={address} onClose={onClose} />
    </Dialog>
  )
}

function Form({ address, onClose }: Pick<SaveSearchDialogProps, 'address' | 'onClose'>) {
  const { t } = useTranslation('saved')
  const form = useSaveSearch(address)
  const name = useId()
  const { values, errors, change } = form
  if (form.done !== undefined)
    return (
      <div className="save-search">
        <InlineAlert tone="success" announce="polite">
          {form.done}
        </InlineAlert>
        <MailNote />
        <p>
          <TextLink href={paths.savedSearches()}>{t('dialog.all')}</TextLink>
        </p>
        <Button block onClick={onClose}>
          {t('dialog.ready')}
        </Button>
      </div>
    )
  return (
    <FormFrame onSubmit={form.submit} busy={form.busy} failure={form.failure}>
      <TextField
        id={name}
        name="name"
        label={t('fields.name')}
        dir="auto"
        required
        maxLength={createSavedSearchTexts.name}
        value={values.name}
        error={errors.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <RadioGroup
        label={t('fields.frequency')}
        options={frequencies.map((value) => ({
          value,
          label: t(`frequency.${value}`),
          detail: t(`frequencyDetail.${value}`),
        }))}
        value={values.frequency}
        onChange={(frequency) => change({ frequency })}
      />
      <TextField
        name="email"
        type="email"
        label={t('fields.email')}
        autoComplete="email"
        dir="ltr"
        required
        maxLength={createSavedSearchTexts.email}
        value={values.email}
        error={errors.email}
        onChange={({ target }) => change({ email: target.value })}
      />
      <p className="save-search__consent">{t('dialog.consent')}</p>
      <Button type="submit" block loading={form.busy} loadingText={t('dialog.saving')}>
        {t('dialog.save')}
      </Button>
    </FormFrame>
  )
}
