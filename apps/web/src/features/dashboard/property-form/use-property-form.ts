import { deletePropertyDraft } from '@manzil/api-client/generated/draft-calls.gen'
import { createProperty, updateProperty } from '@manzil/api-client/generated/own-property-calls.gen'
import type { PropertyDraftContent, PropertyForm } from '@manzil/api-client/generated/types.gen'
import type { ApiError } from '@manzil/api-client/result'
import { useFormik } from 'formik'
import { useEffect, useMemo, useRef, useState } from 'react'
import { api } from '../../../api/api.ts'
import { useFailure } from '../../../api/use-failure.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { keepLocal, keepSent } from '../../../property-drafts/local-draft.ts'
import { useNavigate } from '../../../routing/location.ts'
import { paths } from '../../../routing/paths.ts'
import { useStore } from '../../../state/create-store.ts'
import { showToast } from '../../../stores/toasts.ts'
import { bodyOf } from './body-of.ts'
import { checkContent, type Errors, fieldOf } from './check-content.ts'
import { createKeeper } from './draft/draft-keeper.ts'
import type { OpenedDraft } from './draft/open-draft.ts'
import type { Field } from './form-sections.ts'
import { useIsResidential } from './use-kinds.ts'

export interface PropertyFormState {
  content: PropertyDraftContent
  errors: Errors
  change: (values: Partial<PropertyDraftContent>) => void
  /** Takes what another window has kept. */
  replace: (content: PropertyDraftContent) => void
  /** After a field was left, what is wrong with it is said. */
  touch: (field: Field) => void
}

/** What visitors see once it is sent: what is live stays live, what waits goes live. */
const statusOf = ({ property }: OpenedDraft): PropertyForm['status'] =>
  property?.status === 'hidden' ? 'hidden' : 'live'

/** The form of a property: kept while it is written, checked by the contract's schema, sent once. */
export function usePropertyForm(draft: OpenedDraft) {
  const { t } = useTranslation('propertyForm')
  const fail = useFailure()
  const navigate = useNavigate()
  const [told, setFailure] = useState<string>()
  /** It was sent with fields that are wrong: how many of them are left is counted anew as they are mended. */
  const [isCounting, setCounting] = useState(false)
  /** What the server said of fields, until they are changed. */
  const [refused, setRefused] = useState<Errors>({})
  const underWay = useRef(false)
  const failed = useRef(fail)
  failed.current = fail
  const [keeper] = useState(() => {
    const onFailure = (error: ApiError) => failed.current(error, { onText: setFailure })
    return createKeeper({ draft, onFailure })
  })
  const state = useStore(keeper.store)
  const form = useFormik<PropertyDraftContent>({
    initialValues: draft.content,
    onSubmit: () => {},
  })
  const { values, touched, setFieldTouched } = form
  const content = useRef(values)
  const isResidential = useIsResidential(values)
  const status = statusOf(draft)
  const wrong = useMemo(
    () => checkContent(values, { t, isResidential, status }),
    [values, t, isResidential, status],
  )

  const show = useRef(replace)
  show.current = replace
  const hasUnsaved = draft.unsaved !== null
  useEffect(() => {
    if (hasUnsaved) keeper.flush()
    const follow = async () => {
      if (document.visibilityState === 'hidden') return keeper.flush()
      const theirs = await keeper.look()
      if (theirs) show.current(theirs)
    }
    const flush = () => keeper.flush()
    document.addEventListener('visibilitychange', follow)
    window.addEventListener('focus', follow)
    window.addEventListener('online', flush)
    window.addEventListener('pagehide', flush)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      window.removeEventListener('focus', follow)
      window.removeEventListener('online', flush)
      window.removeEventListener('pagehide', flush)
      keeper.flush()
    }
  }, [keeper, hasUnsaved])

  function replace(next: PropertyDraftContent): void {
    content.current = next
    void form.setValues(next, false)
  }
  function change(changed: Partial<PropertyDraftContent>): void {
    const names = Object.keys(changed) as Field[]
    const next = {
      ...content.current,
      ...changed,
      // Whoever changes a value has looked at it.
      read: changed.read ?? content.current.read.filter(({ field }) => !names.includes(field)),
    }
    content.current = next
    void form.setValues(next, false)
    keeper.change(next)
    setRefused((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name as Field))),
    )
  }

  async function send(): Promise<void> {
    setFailure(undefined)
    setCounting(false)
    const body = bodyOf(content.current, status)
    if (Object.keys(wrong).length > 0) {
      setCounting(true)
      return
    }
    const id = draft.property?._id
    const result =
      id === undefined
        ? await createProperty(api, {
            // One draft makes one property, however often and from wherever it is sent.
            params: { header: { 'Idempotency-Key': `draft-${draft.id}` } },
            body,
          })
        : await updateProperty(api, {
            params: { path: { id } },
            // Somebody else may have changed it since it was opened.
            body: { ...body, updated_at: draft.property?.updated_at ?? null },
          })
    if (result.ok) {
      await keeper.end()
      keepLocal(draft.id, null)
      if (id === undefined) keepSent(draft.id, result.data.data._id)
      await deletePropertyDraft(api, { params: { path: { id: draft.id } } })
      showToast('success', result.data.message)
      navigate(paths.propertyDetails(result.data.data._id))
      return
    }
    failed.current(result.error, {
      onText: setFailure,
      onFields: (fields) => {
        setRefused(Object.fromEntries(fields.map(({ path, message }) => [fieldOf(path), message])))
        setCounting(true)
      },
    })
  }

  const shown = Object.entries(wrong).filter(
    ([name]) => form.submitCount > 0 || touched[name as Field],
  )
  const left = new Set([...Object.keys(wrong), ...Object.keys(refused)]).size
  const failure = isCounting && left > 0 ? t('error.summary', { count: left }) : told
  const formState: PropertyFormState = {
    content: values,
    errors: { ...Object.fromEntries(shown), ...refused },
    change,
    replace,
    touch: (field) => void setFieldTouched(field, true, false),
  }
  return {
    ...formState,
    /** As it is now, for what comes later than it was drawn. */
    latest: () => content.current,
    wrong,
    keeper,
    state,
    failure,
    busy: form.isSubmitting,
    submit: () => {
      if (underWay.current) return
      underWay.current = true
      void form
        .submitForm()
        .then(send)
        .finally(() => {
          underWay.current = false
          form.setSubmitting(false)
        })
    },
  }
}
