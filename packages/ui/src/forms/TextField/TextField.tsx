import '../Field/Control.css'
import clsx from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import { splitFieldProps } from '../Field/split-field-props.ts'

export interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'required'> {
  /** Laid over the start of the control: an icon. */
  start?: ReactNode
  /** Laid over its end: a unit in a `span`, or a small button. */
  end?: ReactNode
}

/** One line of text. Takes every attribute of an input; numbers: `inputMode="numeric"`. */
export function TextField({ start, end, ...props }: TextFieldProps) {
  const { field, control } = splitFieldProps(props)
  const frame = clsx(
    'mz-field__frame',
    Boolean(start) && 'mz-field__frame--start',
    Boolean(end) && 'mz-field__frame--end',
  )
  return (
    <Field {...field} id={control.id}>
      {(ties) => (
        <div className={frame}>
          {start && <span className="mz-field__start">{start}</span>}
          <input
            type="text"
            {...control}
            {...ties}
            className={clsx('mz-control', control.className)}
          />
          {end && <span className="mz-field__end">{end}</span>}
        </div>
      )}
    </Field>
  )
}
