import { listAgentsTexts } from '@manzil/api-client/generated/text-limits.gen'
import { serviceNeeds } from '@manzil/domain/vocabulary'
import { formatCountry } from '@manzil/i18n/format'
import { Select, type SelectOption } from '@manzil/ui/forms/Select/Select'
import { TextField } from '@manzil/ui/forms/TextField/TextField'
import { IconButton } from '@manzil/ui/foundations/IconButton/IconButton'
import { CloseIcon, SearchIcon } from '@manzil/ui/foundations/icons/actions'
import { useMemo } from 'react'
import { nationalities, spokenLanguages } from '../../../language/origins.ts'
import { useFormats } from '../../../language/use-formats.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useAddressText } from '../../../routing/use-address-text.ts'
import { useChangeSearch } from '../../../routing/use-change-search.ts'
import { type AdvertiserCriteria, changedAddress } from '../criteria.ts'

/** Words, service, language, nationality; each lives in the address. */
export function AdvertiserFilters({ criteria }: { criteria: AdvertiserCriteria }) {
  const { t } = useTranslation('agents')
  const changeSearch = useChangeSearch()
  const [typed, type] = useAddressText('search', listAgentsTexts.search)
  const { languages } = useFormats()
  const language = useLanguage()
  const countries = useOptions(nationalities, criteria.nationality, (code) =>
    formatCountry(language, code),
  )
  const spoken = useOptions(spokenLanguages, criteria.language, (code) => languages([code]))
  const choose = (name: string) => (event: { target: { value: string } }) =>
    changeSearch((now) => changedAddress(now, { [name]: event.target.value }))
  return (
    <search className="agents-filters" aria-label={t('filters.label')}>
      <TextField
        type="search"
        label={t('filters.search')}
        value={typed}
        onChange={(event) => type(event.target.value)}
        start={<SearchIcon />}
        end={
          typed !== '' && (
            <IconButton label={t('filters.clearSearch')} onClick={() => type('')}>
              <CloseIcon size={18} />
            </IconButton>
          )
        }
      />
      <Select
        label={t('filters.need')}
        placeholder={t('filters.anyNeed')}
        value={criteria.service_need ?? ''}
        onChange={choose('service_need')}
        options={serviceNeeds.map((value) => ({ value, label: t(`need.${value}`) }))}
      />
      <Select
        label={t('filters.language')}
        placeholder={t('filters.anyLanguage')}
        value={criteria.language ?? ''}
        onChange={choose('language')}
        options={spoken}
      />
      <Select
        label={t('filters.nationality')}
        placeholder={t('filters.anyNationality')}
        value={criteria.nationality ?? ''}
        onChange={choose('nationality')}
        options={countries}
      />
    </search>
  )
}

/** Options by name; one that an address asks for is always among them. */
function useOptions(
  codes: readonly string[],
  chosen: string | undefined,
  nameOf: (code: string) => string,
): SelectOption[] {
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are those of the language
  return useMemo(
    () =>
      [...new Set([...codes, ...(chosen ? [chosen] : [])])]
        .map((value) => ({ value, label: nameOf(value) }))
        .sort((a, b) => a.label.localeCompare(b.label, language)),
    [codes, chosen, language],
  )
}
