import { Select } from '@manzil/ui/forms/Select/Select'
import { TextArea } from '@manzil/ui/forms/TextArea/TextArea'
import { TextField } from '@manzil/ui/forms/TextField/TextField'
import { useFormats } from '../../../../language/use-formats.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { useField } from '../use-field.ts'
import { useKinds } from '../use-kinds.ts'
import type { PropertyFormState } from '../use-property-form.ts'
import { FormSection } from './FormSection.tsx'

/** What it is, and how it is described in both languages. */
export function BasicsSection(form: PropertyFormState) {
  const { t } = useTranslation(['propertyForm', 'common'])
  const { name: nameOf } = useFormats()
  const field = useField(form)
  const { content, change } = form
  const { categories, subs, finer } = useKinds(content)
  const options = (kinds: typeof subs | typeof categories) =>
    kinds.map((kind) => ({ value: kind._id, label: nameOf(kind) }))
  const unsaid = t('field.notSaid')
  return (
    <FormSection name="basics">
      <div className="property-form__pair">
        <Select
          {...field('purpose')}
          required
          placeholder={unsaid}
          options={[
            { value: 'sale', label: t('common:property.forSale') },
            { value: 'rent', label: t('common:property.forRent') },
          ]}
        />
        <Select
          {...field('category_id')}
          required
          placeholder={unsaid}
          options={options(categories)}
          onChange={(event) =>
            change({
              category_id: event.target.value,
              sub_category_id: '',
              sub_sub_category_id: '',
            })
          }
        />
        <Select
          {...field('sub_category_id')}
          required
          placeholder={unsaid}
          options={options(subs)}
          disabled={content.category_id === ''}
          onChange={(event) =>
            change({ sub_category_id: event.target.value, sub_sub_category_id: '' })
          }
        />
        {finer.length > 0 && (
          <Select {...field('sub_sub_category_id')} placeholder={unsaid} options={options(finer)} />
        )}
      </div>
      <TextField {...field('title', t('field.titleHint'))} required dir="ltr" lang="en" />
      <TextField {...field('title_ar')} dir="rtl" lang="ar" />
      <TextArea {...field('description')} required rows={7} dir="ltr" lang="en" />
      <TextArea {...field('description_ar')} rows={7} dir="rtl" lang="ar" />
    </FormSection>
  )
}
