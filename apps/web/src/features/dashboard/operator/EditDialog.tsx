import type { ApiResult } from '@manzil/api-client/result'
import { Checkbox } from '@manzil/ui/forms/Checkbox/Checkbox'
import { FormFrame } from '@manzil/ui/forms/FormFrame/FormFrame'
import { Select, type SelectOption } from '@manzil/ui/forms/Select/Select'
import { TextArea } from '@manzil/ui/forms/TextArea/TextArea'
import { TextField } from '@manzil/ui/forms/TextField/TextField'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { Dialog } from '@manzil/ui/overlays/Dialog/Dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useFailure } from '../../../api/use-failure.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { showToast } from '../../../stores/toasts.ts'

/** A field, as data. A `check` is `true` or empty. */
export interface EditField {
  /** As the contract names it, so that its errors find it. */
  name: string
  label: string
  kind?: 'area' | 'number' | 'date' | 'check' | 'select'
  hint?: string
  options?: readonly SelectOption[]
  maxLength?: number
  lang?: string
}

export type Values = Readonly<Record<string, string>>

interface EditDialogProps {
  title: string
  text?: string
  fields: readonly EditField[]
  initial: Values
  /** What the button that sends it says. */
  submit: string
  send: (values: Values) => Promise<ApiResult<{ message: string }>>
  onClose: () => void
}

/** One form for all that operators write: its fields are data, its errors those of the server. */
export default function EditDialog(props: EditDialogProps) {
  const { title, text, fields, initial, submit, send, onClose } = props
  const { t } = useTranslation('operator')
  const form = useId()
  const queryClient = useQueryClient()
  const fail = useFailure()
  const [values, setValues] = useState<Values>(initial)
  const [errors, setErrors] = useState<Values>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  const sendIt = async () => {
    setBusy(true)
    setFailure(undefined)
    const result = await send(values)
    setBusy(false)
    if (!result.ok) {
      fail(result.error, {
        onFields: (found) =>
          setErrors(Object.fromEntries(found.map(({ path, message }) => [path, message]))),
        onText: setFailure,
      })
      return
    }
    showToast('success', result.data.message)
    onClose()
    await queryClient.invalidateQueries()
  }
  const change = (name: string, value: string) => {
    setValues({ ...values, [name]: value })
    setErrors({ ...errors, [name]: '' })
  }

  return (
    <Dialog
      open
      size="lg"
      onClose={() => !busy && onClose()}
      title={title}
      description={text}
      closeLabel={t('form.close')}
      footer={
        <>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={form} loading={busy} loadingText={t('form.saving')}>
            {submit}
          </Button>
        </>
      }
    >
      <FormFrame id={form} onSubmit={sendIt} busy={busy} failure={failure}>
        <div className="operator__form">
          {fields.map((field) => (
            <OneField
              key={field.name}
              field={field}
              value={values[field.name] ?? ''}
              error={errors[field.name] || undefined}
              onChange={(value) => change(field.name, value)}
            />
          ))}
        </div>
      </FormFrame>
    </Dialog>
  )
}

interface OneFieldProps {
  field: EditField
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function OneField({ field, value, error, onChange }: OneFieldProps) {
  const { name, label, kind, hint, options = [], maxLength, lang } = field
  const shared = { name, label, hint, error, value, maxLength, lang }
  if (kind === 'check')
    return (
      <Checkbox
        label={label}
        checked={value === 'true'}
        onChange={({ target }) => onChange(target.checked ? 'true' : '')}
      />
    )
  if (kind === 'select')
    return (
      <Select
        {...{ name, label, hint, error, value, options }}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  if (kind === 'area')
    return <TextArea {...shared} dir="auto" onChange={({ target }) => onChange(target.value)} />
  return (
    <TextField
      {...shared}
      type={kind === 'date' ? 'date' : 'text'}
      {...(kind === 'number' && { inputMode: 'numeric' })}
      {...(kind === undefined && { dir: 'auto' })}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
