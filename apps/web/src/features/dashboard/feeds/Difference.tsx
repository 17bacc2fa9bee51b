import type { FeedDifference, FeedOutcome } from '@manzil/api-client/generated/types.gen'
import { Badge, type BadgeTone } from '@manzil/ui/foundations/Badge/Badge'
import { CheckIcon, EyeOffIcon } from '@manzil/ui/foundations/icons/actions'
import { RetryIcon } from '@manzil/ui/foundations/icons/files'
import { InfoIcon, WarningIcon } from '@manzil/ui/foundations/icons/things'
import { PlusIcon } from '@manzil/ui/foundations/icons/tools'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import type { ReactNode } from 'react'
import { asSentence } from '../../../api/as-sentence.ts'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { ChangedValue } from '../../../own-properties/ChangedValue.tsx'
import { paths } from '../../../routing/paths.ts'

const looks: Record<FeedOutcome, { tone: BadgeTone; icon: ReactNode }> = {
  new: { tone: 'success', icon: <PlusIcon size={14} /> },
  changed: { tone: 'info', icon: <RetryIcon size={14} /> },
  unchanged: { tone: 'neutral', icon: <CheckIcon size={14} /> },
  gone: { tone: 'warning', icon: <EyeOffIcon size={14} /> },
  kept: { tone: 'neutral', icon: <InfoIcon size={14} /> },
  refused: { tone: 'error', icon: <WarningIcon size={14} /> },
}

/** Values that are names for machines say nothing to a reader. */
const nameless: ReadonlySet<string> = new Set(['category_id', 'sub_category_id'])

type Field = FeedDifference['changes'][number]['field']

/** Fields of the form that a row may be refused for, or lose. */
const fields = [
  'title',
  'title_ar',
  'description',
  'description_ar',
  'purpose',
  'completion',
  'sub_category_id',
  'location_id',
  'coordinates',
  'price',
  'bedrooms',
  'bathrooms',
  'size',
  'plot_size',
  'features',
  'permit_number',
  'service_charge',
  'cheques',
  'developer',
  'floor',
  'total_floors',
  'parking',
  'year_built',
  'handover',
  'available_from',
  'video_url',
  'tour_url',
] as const satisfies readonly Field[]

/** One row of a run: what became of it, field by field, and why. */
export function Difference({ difference }: { difference: FeedDifference }) {
  const { t } = useTranslation('feeds')
  const { t: own } = useTranslation('ownProperties')
  const { number } = useFormats()
  const { outcome, reference, line, title, changes, reasons, property_id } = difference
  const shownOf = (field: string, value: string | null): ReactNode =>
    value === null ? t('none') : <ChangedValue field={field} value={value} />
  const fieldOf = (path: string): string | null => {
    const [name = ''] = path.split('.')
    if (name === 'reference') return t('reference')
    const known = fields.find((each) => each === name)
    return known ? own(`fields.${known}`) : name || null
  }
  return (
    <li className="feeds__row">
      <div className="feeds__head">
        <Badge tone={looks[outcome].tone} icon={looks[outcome].icon}>
          {t(`outcome.${outcome}`)}
        </Badge>
        <strong dir="auto">{title ?? t('nameless')}</strong>
      </div>
      <p className="feeds__quiet">
        {reference !== null && <bdi>{reference}</bdi>}
        {line !== null && <span>{t('line', { line: number(line) })}</span>}
        {property_id !== null && outcome !== 'gone' && (
          <UiLink href={paths.propertyDetails(property_id)}>{t('open')}</UiLink>
        )}
      </p>
      {changes.length > 0 && (
        <dl>
          {changes.map(({ field, from, to }) => (
            <div key={field}>
              <dt>{own(`fields.${field}`)}</dt>
              {!nameless.has(field) && (
                <dd>
                  <del dir="auto">{shownOf(field, from)}</del>
                  <span className="feeds__arrow"> → </span>
                  <ins dir="auto">{shownOf(field, to)}</ins>
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
      {reasons.length > 0 && (
        <ul>
          {reasons.map(({ path, rule, message }) => {
            const field = fieldOf(path)
            return (
              <li key={`${path} ${rule}`}>
                {field !== null && <strong>{field}: </strong>}
                {asSentence(message)}
              </li>
            )
          })}
        </ul>
      )}
    </li>
  )
}
