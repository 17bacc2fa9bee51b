import { updateUserTexts } from '@manzil/api-client/generated/text-limits.gen'
import { Combobox } from '@manzil/ui/forms/Combobox/Combobox'
import { MultiSelect } from '@manzil/ui/forms/MultiSelect/MultiSelect'
import { TextField } from '@manzil/ui/forms/TextField/TextField'
import { useTranslation } from '../../../language/use-translation.ts'
import { codesOf } from './profile-values.ts'
import { useChoices, useOptionTexts } from './use-choices.ts'
import type { ProfileForm } from './use-profile-form.ts'

type Props = Pick<ProfileForm, 'values' | 'errors' | 'change'>

/** Who it is: names, nationality, languages. */
export function PersonFields({ values, errors, change }: Props) {
  const { t } = useTranslation(['profile', 'credentials'])
  const { countries, languages, languageName } = useChoices()
  const texts = useOptionTexts()
  const text = (name: 'first_name' | 'last_name' | 'user_name') => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
  const spoken = codesOf(values.languages)
  return (
    <>
      <div className="my-profile__pair">
        <TextField
          {...text('first_name')}
          label={t('credentials:form.firstName')}
          required
          autoComplete="given-name"
        />
        <TextField
          {...text('last_name')}
          label={t('credentials:form.lastName')}
          required
          autoComplete="family-name"
        />
      </div>
      <TextField
        {...text('user_name')}
        maxLength={updateUserTexts.user_name}
        label={t('fields.userName')}
        hint={t('fields.userNameHint')}
        autoComplete="username"
        dir="auto"
      />
      <Combobox
        label={t('fields.nationality')}
        value={values.nationality}
        error={errors.nationality}
        onChange={(nationality) => change({ nationality })}
        options={countries}
        texts={texts}
      />
      <MultiSelect
        label={t('fields.languages')}
        value={spoken}
        error={errors.languages}
        onChange={(codes) => change({ languages: codes.join(',') })}
        options={languages}
        chosen={spoken.map((value) => ({ value, label: languageName(value) }))}
        texts={texts}
      />
    </>
  )
}
