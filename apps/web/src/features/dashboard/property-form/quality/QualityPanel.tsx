import './QualityPanel.css'
import type { PropertyAssessment, ScoreName } from '@manzil/api-client/generated/types.gen'
import { enough } from '@manzil/domain/own-property/score-parts'
import { useFormats } from '../../../../language/use-formats.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { type FormSection, sectionId } from '../form-sections.ts'

interface QualityPanelProps {
  assessment: PropertyAssessment
  /** How many there are of what is counted. */
  counts: Record<'amenities' | 'description' | 'photographs', number>
}

/** The part of the form where each point is mended; what no part of it can mend has none. */
const sections: Partial<Record<ScoreName, FormSection>> = {
  price: 'price',
  completion: 'price',
  size: 'facts',
  bathrooms: 'facts',
  furnished: 'facts',
  pin: 'location',
  permit: 'permit',
  amenities: 'amenities',
  description: 'basics',
  photographs: 'media',
}

const most = {
  amenities: enough.amenities,
  description: enough.description,
  photographs: enough.pictures,
}

function goTo(section: FormSection): void {
  const part = document.getElementById(sectionId(section))
  part?.scrollIntoView({ block: 'start' })
  part?.focus({ preventScroll: true })
}

/** The score of the advert: what each missing point is mended by, and what it was worth to others. */
export function QualityPanel({ assessment, counts }: QualityPanelProps) {
  const { t } = useTranslation('propertyForm')
  const { number } = useFormats()
  const missing = assessment.points.filter((point) => point.points < point.most)
  return (
    <section className="property-quality" aria-labelledby="property-quality">
      <header>
        <h2 id="property-quality">{t('quality.title')}</h2>
        <p className="property-quality__score">
          <meter
            min={0}
            max={100}
            value={assessment.score}
            aria-labelledby="property-quality-score"
          />
          <output id="property-quality-score">
            {t('quality.score', { score: number(assessment.score) })}
          </output>
        </p>
      </header>
      <p className="property-quality__note">{t('quality.text')}</p>
      {missing.length === 0 && <p>{t('quality.full')}</p>}
      <ul>
        {missing.map(({ name, points, most: full, views }) => {
          const section = sections[name]
          const counted = name in most ? (name as keyof typeof most) : undefined
          return (
            <li key={name}>
              <strong className="property-quality__gain" dir="ltr">
                {t('quality.gain', { points: number(Math.round(full - points)) })}
              </strong>
              <div>
                <p>
                  {t(`quality.fix.${name}`, {
                    most: counted ? number(most[counted]) : '',
                    now: counted ? number(counts[counted]) : '',
                  })}{' '}
                  {section && (
                    <button type="button" onClick={() => goTo(section)}>
                      {t('quality.go')}
                    </button>
                  )}
                </p>
                {views && (
                  <p className="property-quality__note">
                    {t('quality.views', {
                      with: number(views.with),
                      without: number(views.without),
                      countWith: number(views.count_with),
                      countWithout: number(views.count_without),
                      days: number(views.days),
                    })}
                  </p>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
