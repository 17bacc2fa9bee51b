import { createSharedListTexts } from '@manzil/api-client/generated/text-limits.gen'
import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { Checkbox } from '@manzil/ui/forms/Checkbox/Checkbox'
import { FormFrame } from '@manzil/ui/forms/FormFrame/FormFrame'
import { RadioGroup } from '@manzil/ui/forms/RadioGroup/RadioGroup'
import { TextField } from '@manzil/ui/forms/TextField/TextField'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { titleOf } from '../../../property/property-names.ts'
import { useShareForm } from './use-share-form.ts'

interface ShareFormProps {
  properties: readonly PropertyCard[]
  onMade: () => void
}

/** What a list is called, what it holds, and what it tells of its owner. */
export function ShareForm({ properties, onMade }: ShareFormProps) {
  const { t } = useTranslation('favourites')
  const language = useLanguage()
  const { values, errors, busy, failure, change, submit } = useShareForm(onMade)
  const { chosen } = values
  const pick = (id: string, isPicked: boolean) =>
    change({ chosen: isPicked ? [...chosen, id] : chosen.filter((other) => other !== id) })
  return (
    <FormFrame onSubmit={() => void submit()} busy={busy} failure={failure}>
      <TextField
        label={t('lists.name')}
        required
        placeholder={t('lists.nameExample')}
        maxLength={createSharedListTexts.title}
        value={values.title}
        error={errors.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextField
        label={t('lists.ownerName')}
        hint={t('lists.ownerNameHint')}
        autoComplete="given-name"
        maxLength={createSharedListTexts.owner_name}
        value={values.ownerName}
        error={errors.owner_name}
        onChange={(event) => change({ ownerName: event.target.value })}
      />
      <RadioGroup
        label={t('lists.which')}
        options={[
          { value: 'all', label: t('lists.all') },
          { value: 'chosen', label: t('lists.chosen') },
        ]}
        value={values.which}
        error={errors.property_ids}
        onChange={(which) => change({ which })}
      />
      {values.which === 'chosen' && (
        <fieldset className="share-form__homes">
          <legend>{t('lists.pick')}</legend>
          {properties.map((property) => (
            <Checkbox
              key={property._id}
              label={titleOf(property, language)}
              checked={chosen.includes(property._id)}
              onChange={(event) => pick(property._id, event.target.checked)}
            />
          ))}
        </fieldset>
      )}
      <Checkbox
        label={t('lists.withNotes')}
        checked={values.withNotes}
        onChange={(event) => change({ withNotes: event.target.checked })}
      />
      <Button type="submit" loading={busy} loadingText={t('lists.making')}>
        {t('lists.make')}
      </Button>
    </FormFrame>
  )
}
