import { VerifiedIcon } from '@manzil/ui/foundations/icons/things'
import { useTranslation } from 'react-i18next'
import type { Errors } from './check-content.ts'
import { type Field, formSections, sectionId, sectionNames } from './form-sections.ts'

/** The parts of the form with what each still lacks; a press leads there. */
export function FormIndex({ wrong }: { wrong: Errors }) {
  const { t } = useTranslation('propertyForm')
  const countOf = (fields: readonly Field[]) =>
    fields.filter((field) => wrong[field] !== undefined).length
  const go = (id: string) => {
    const part = document.getElementById(id)
    part?.scrollIntoView({ block: 'start' })
    part?.focus({ preventScroll: true })
  }
  return (
    <nav className="property-form__index" aria-label={t('index')}>
      <ol>
        {sectionNames.map((name) => {
          const missing = countOf(formSections[name])
          return (
            <li key={name}>
              <button type="button" onClick={() => go(sectionId(name))}>
                <span>{t(`section.${name}`)}</span>
                {missing > 0 && (
                  <span className="property-form__missing">{t('missing', { count: missing })}</span>
                )}
                {missing === 0 && name !== 'preview' && (
                  <VerifiedIcon size={18} label={t('complete')} />
                )}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
