/**
 * A form of ours without a form library: what was typed, what is wrong with it, and whether it is
 * on its way. The parent keeps it; what was typed is never dropped by a failure.
 */
export interface FormState<Values> {
  /** The values of the form; the parent holds them. */
  values: Values
  /** What is wrong, by field; a field that may stand as it is has none. */
  errors?: Readonly<Partial<Record<keyof Values, string | undefined>>> | undefined
  onChange: (values: Values) => void
  /** The form is to be sent. */
  onSubmit: () => void
  busy?: boolean
  /** Why it was refused as a whole; told at once. */
  failure?: string | undefined
}
