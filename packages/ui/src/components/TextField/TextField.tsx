import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { controlRecipe } from '../../theme/recipes/control.ts'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import { splitFieldProps } from '../Field/split-field-props.ts'

const Input = chakra('input', controlRecipe)

export interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'required' | 'size' | 'color' | 'height' | 'width'> {
  /** Laid over the start of the control: an icon. */
  start?: ReactNode
  /** Laid over its end: a unit in a `span`, or a small button. */
  end?: ReactNode
}

/** One line of text. Takes every attribute of an input; numbers: `inputMode="numeric"`. */
export function TextField({ start, end, ...props }: TextFieldProps) {
  const { field, control } = splitFieldProps(props)
  const frame = [
    'mz-field__frame',
    start ? 'mz-field__frame--start' : '',
    end ? 'mz-field__frame--end' : '',
  ]
  return (
    <Field {...field} id={control.id}>
      {(ties) => (
        <div className={frame.filter(Boolean).join(' ')}>
          {start && <span className="mz-field__start">{start}</span>}
          <Input type="text" {...control} {...ties} />
          {end && <span className="mz-field__end">{end}</span>}
        </div>
      )}
    </Field>
  )
}
