import { createSavedSearch } from '@manzil/api-client/generated/saved-search-calls.gen'
import type { SavedSearchFrequency } from '@manzil/api-client/generated/types.gen'
import { zSavedSearchRequest } from '@manzil/api-client/generated/zod-mini.gen'
import { readPropertyQuery, writePropertyQuery } from '@manzil/domain/property-search'
import { useQueryClient } from '@tanstack/react-query'
import { useFormik } from 'formik'
import { useMemo, useState } from 'react'
import { api } from '../../api/api.ts'
import { useFailure } from '../../api/use-failure.ts'
import { useIdempotencyKey } from '../../form/use-idempotency-key.ts'
import { validateBySchema } from '../../form/validate-by-schema.ts'
import { useFormats } from '../../language/use-formats.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { useAccount } from '../../session/session-store.ts'
import { activeFilters } from '../active-filters.ts'
import { useFilterNames } from '../use-filter-names.ts'
import { noteSaved } from './access.ts'

interface Values {
  name: string
  frequency: SavedSearchFrequency
  email: string
}

/** Letters of a proposed name. */
const NAME = 120

/** The form that keeps a search. The name proposes itself until somebody types another. */
export function useSaveSearch(address: URLSearchParams) {
  const { t } = useTranslation('saved')
  const fail = useFailure()
  const language = useLanguage()
  const account = useAccount()
  const keyOf = useIdempotencyKey()
  const queryClient = useQueryClient()
  const proposed = useProposedName(address)
  const [failure, setFailure] = useState<string>()
  const [refused, setRefused] = useState<Partial<Record<string, string>>>({})
  const [done, setDone] = useState<string>()
  const toBody = (values: Values) => ({
    search: criteriaOf(address),
    name: values.name.trim(),
    frequency: values.frequency,
    email: values.email.trim(),
    language,
  })
  const validate = useMemo(
    () =>
      validateBySchema<Values>(
        zSavedSearchRequest,
        ({ email, name, ...others }) => ({
          ...others,
          search: '',
          email: email.trim(),
          name: name.trim(),
        }),
        {
          name: { empty: t('errors.name'), wrong: t('errors.name') },
          email: { empty: t('errors.email'), wrong: t('errors.email') },
        },
      ),
    [t],
  )
  const form = useFormik<Values>({
    initialValues: { name: proposed, frequency: 'daily', email: account?.email ?? '' },
    validate,
    onSubmit: async (values) => {
      setFailure(undefined)
      const body = toBody(values)
      const header = { 'Idempotency-Key': keyOf(body) }
      const result = await createSavedSearch(api, { params: { header }, body })
      if (!result.ok) {
        fail(result.error, {
          onFields: (fields) =>
            setRefused(Object.fromEntries(fields.map(({ path, message }) => [path, message]))),
          onText: setFailure,
        })
        return
      }
      noteSaved()
      void queryClient.invalidateQueries({ queryKey: ['listSavedSearches'] })
      setDone(result.data.message)
    },
  })
  const shown = form.submitCount > 0 ? validate(form.values) : {}
  return {
    values: form.values,
    errors: { ...refused, ...shown },
    change: (change: Partial<Values>) => {
      setRefused({})
      void form.setValues({ ...form.values, ...change })
    },
    submit: () => void form.submitForm(),
    busy: form.isSubmitting,
    failure,
    done,
  }
}

/** The order and the page are no criteria. */
function criteriaOf(address: URLSearchParams): string {
  const { sort_by, page, limit, ...query } = readPropertyQuery(address)
  return writePropertyQuery(query).toString()
}

/** "For rent · Dubai Marina · 2 bedrooms". */
function useProposedName(address: URLSearchParams): string {
  const { t, i18n } = useTranslation(['saved', 'listing', 'common'])
  const formats = useFormats()
  const query = readPropertyQuery(address)
  const names = useFilterNames(query)
  const words = i18n.translate(['listing', 'common'])
  const parts = activeFilters(query, { t: words, formats, names }).map(({ text }) => text)
  return (parts.join(' · ') || t('everything')).slice(0, NAME)
}
