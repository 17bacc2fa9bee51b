import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentPropsWithRef } from 'react'
import { controlRecipe } from '../../theme/recipes/control.ts'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import { splitFieldProps } from '../Field/split-field-props.ts'

const Area = chakra('textarea', controlRecipe)

export interface TextAreaProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'textarea'>, 'required'> {}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { field, control } = splitFieldProps(props)
  return (
    <Field {...field} id={control.id}>
      {(ties) => <Area rows={4} {...control} {...ties} />}
    </Field>
  )
}
