import type { z } from 'zod/mini'

/** Texts of one field: nothing was entered, or something that cannot be. */
export interface FieldMessages {
  empty: string
  wrong: string
}

type Errors<Values> = Partial<Record<keyof Values & string, string>>

/**
 * Formik's `validate` from a schema of the contract and a table of messages. A field without
 * messages has no rule that a visitor can break. `toBody` makes what is sent of what was typed.
 */
export function validateBySchema<Values extends object>(
  schema: z.ZodMiniType,
  toBody: (values: Values) => unknown,
  messages: Partial<Record<keyof Values & string, FieldMessages>>,
): (values: Values) => Errors<Values> {
  const fields = Object.entries<FieldMessages | undefined>(messages)
  return (values) => {
    const result = schema.safeParse(toBody(values))
    const wrong = new Set(result.error?.issues.map((issue) => String(issue.path[0])))
    const errors: Record<string, string> = {}
    for (const [field, texts] of fields)
      if (texts && wrong.has(field))
        errors[field] = isBlank(values, field) ? texts.empty : texts.wrong
    // Formik wants the keys of the values; `fields` are theirs.
    return errors as Errors<Values>
  }
}

const isBlank = (values: object, field: string): boolean =>
  String(Object.entries(values).find(([name]) => name === field)?.[1] ?? '').trim() === ''
