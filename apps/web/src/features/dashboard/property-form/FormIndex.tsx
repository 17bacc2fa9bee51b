import type { PropertyDraftContent } from '@manzil/api-client/generated/types.gen'
import { VerifiedIcon } from '@manzil/ui/foundations/icons/things'
import { useTranslation } from '../../../language/use-translation.ts'
import { type Errors, isEmpty } from './check-content.ts'
import { type Field, formSections, sectionId, sectionNames } from './form-sections.ts'

interface FormIndexProps {
  content: PropertyDraftContent
  wrong: Errors
}

/** The parts of the form with what each still lacks, or has wrong; one where nothing is yet has no mark. */
export function FormIndex({ content, wrong }: FormIndexProps) {
  const { t } = useTranslation('propertyForm')
  /** Empty fields are missing; what stands in the others has to be looked at. */
  const countsOf = (fields: readonly Field[]) => {
    const found = fields.filter((field) => wrong[field] !== undefined)
    const missing = found.filter((field) => isEmpty(content, field)).length
    const isBegun = fields.some((field) => !isEmpty(content, field))
    return { missing, faulty: found.length - missing, isComplete: isBegun && found.length === 0 }
  }
  const go = (id: string) => {
    const part = document.getElementById(id)
    part?.scrollIntoView({ block: 'start' })
    part?.focus({ preventScroll: true })
  }
  return (
    <nav className="property-form__index" aria-label={t('index')}>
      <ol>
        {sectionNames.map((name) => {
          const { missing, faulty, isComplete } = countsOf(formSections[name])
          return (
            <li key={name}>
              <button type="button" onClick={() => go(sectionId(name))}>
                <span>{t(`section.${name}`)}</span>
                {missing > 0 && (
                  <span className="property-form__missing">{t('missing', { count: missing })}</span>
                )}
                {faulty > 0 && (
                  <span className="property-form__missing">{t('faulty', { count: faulty })}</span>
                )}
                {isComplete && <VerifiedIcon size={18} label={t('complete')} />}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
