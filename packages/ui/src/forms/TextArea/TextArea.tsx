import '../Field/Control.css'
import clsx from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import { splitFieldProps } from '../Field/split-field-props.ts'

export interface TextAreaProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'textarea'>, 'required'> {}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { field, control } = splitFieldProps(props)
  return (
    <Field {...field} id={control.id}>
      {(ties) => (
        <textarea
          rows={4}
          {...control}
          {...ties}
          className={clsx('mz-control', control.className)}
        />
      )}
    </Field>
  )
}
