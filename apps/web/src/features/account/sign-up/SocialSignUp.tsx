import { Checkbox } from '@manzil/ui/forms/Checkbox/Checkbox'
import { FormFrame } from '@manzil/ui/forms/FormFrame/FormFrame'
import { RadioGroup } from '@manzil/ui/forms/RadioGroup/RadioGroup'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { ErrorIcon } from '@manzil/ui/foundations/icons/things'
import { TextWithLink } from '../../../language/TextWithLink.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { paths } from '../../../routing/paths.ts'
import { forgetSocial, type PendingSocial } from '../../../stores/social-sign-in.ts'
import { AdvertiserFields } from './AdvertiserFields.tsx'
import { isAdvertiser } from './details-body.ts'
import { useSocialForm } from './use-social-form.ts'

const roles = ['individual', 'agent', 'agency'] as const

/** What a provider does not tell: the kind of account, and whether the terms are accepted. */
export function SocialSignUp({ pending }: { pending: PendingSocial }) {
  const { t } = useTranslation(['credentials', 'account'])
  const { values, errors, change, submit, busy, failure } = useSocialForm(pending)
  return (
    <FormFrame onSubmit={submit} busy={busy} failure={failure}>
      <p>
        {t('account:social.signUpLead', { email: pending.email, provider: pending.provider.name })}
      </p>
      <RadioGroup
        label={t('form.role')}
        required
        value={values.role}
        error={errors.role}
        onChange={(role) => change({ role })}
        options={roles.map((value) => ({
          value,
          label: t(`form.roles.${value}`),
          detail: t(`form.roleDetails.${value}`),
        }))}
      />
      {isAdvertiser(values) && <AdvertiserFields values={values} errors={errors} change={change} />}
      <div>
        <Checkbox
          checked={values.accept_terms}
          onChange={(event) => change({ accept_terms: event.target.checked })}
          aria-invalid={errors.accept_terms ? true : undefined}
          label={<TextWithLink text={t('form.terms')} href={paths.termsAndConditions()} />}
        />
        {errors.accept_terms && (
          <p className="sign-up__error">
            <ErrorIcon size={16} />
            {errors.accept_terms}
          </p>
        )}
      </div>
      <Button type="submit" block loading={busy} loadingText={t('account:social.busy')}>
        {t('account:social.submit')}
      </Button>
      <Button variant="ghost" block onClick={forgetSocial}>
        {t('account:social.otherWay')}
      </Button>
    </FormFrame>
  )
}
