import type { Disclosure } from '@manzil/api-client/generated/types.gen'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { useFormats } from '../../../language/use-formats.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { paths } from '../../../routing/paths.ts'
import type { RecipientGroup } from './by-recipient.ts'

interface LedgerGroupProps {
  group: RecipientGroup
  onWithdraw: (row: Disclosure, scope: 'one' | 'recipient') => void
}

/** What went to one receiver: when, about what, what of it, and by which words. */
export function LedgerGroup({ group: { recipient, rows }, onWithdraw }: LedgerGroupProps) {
  const { t } = useTranslation('myData')
  const name = useRecipientName(recipient)
  const open = rows.filter(({ withdrawn_at }) => withdrawn_at === null)
  const [first] = open
  return (
    <section className="my-data__group" aria-label={name}>
      <div className="my-data__receiver">
        <h3>
          <bdi>{name}</bdi>
        </h3>
        {open.length > 1 && first && (
          <Button variant="outline" size="sm" onClick={() => onWithdraw(first, 'recipient')}>
            {t('ledger.withdrawAll')}
          </Button>
        )}
      </div>
      <ul className="my-data__rows">
        {rows.map((row) => (
          <Row key={row._id} row={row} onWithdraw={() => onWithdraw(row, 'one')} />
        ))}
      </ul>
    </section>
  )
}

/** The receiver in words; the company has no name of its own here. */
export function useRecipientName({ kind, name }: Disclosure['recipient']): string {
  const { t } = useTranslation('myData')
  return kind === 'company' ? t('ledger.company') : (name ?? t('ledger.unnamed'))
}

function Row({ row, onWithdraw }: { row: Disclosure; onWithdraw: () => void }) {
  const { t } = useTranslation('myData')
  const { date } = useFormats()
  const { kind, shared, consent, withdrawn_at, reference } = row
  const what = [t(`kinds.${kind}`), date(row.created_at), reference].filter(Boolean).join(' · ')
  const given = shared.map((detail) => t(`details.${detail}`)).join(', ')
  const isReveal = shared.length === 0
  return (
    <li className="my-data__row">
      <div className="my-data__facts">
        <p>{what}</p>
        <Property property={row.property} />
        <p className="my-data__note">
          {isReveal ? t('ledger.nothingShared') : t('ledger.shared', { what: given })}
        </p>
        {!isReveal && (
          <p className="my-data__note">
            {consent ? (
              <>
                {t('ledger.words')}{' '}
                <q lang={consent.language} dir="auto">
                  {consent.text}
                </q>
              </>
            ) : (
              t('ledger.wordsUnknown')
            )}
          </p>
        )}
        {withdrawn_at && <p>{t('ledger.withdrawn', { day: date(withdrawn_at) })}</p>}
      </div>
      {!withdrawn_at && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`${t('ledger.withdraw')}: ${what}`}
          onClick={onWithdraw}
        >
          {t('ledger.withdraw')}
        </Button>
      )}
    </li>
  )
}

function Property({ property }: Pick<Disclosure, 'property'>) {
  const { t } = useTranslation('myData')
  const language = useLanguage()
  if (!property) return null
  const title = (language === 'ar' && property.title_ar) || property.title || t('ledger.aHome')
  if (!property.is_live)
    return (
      <p>
        <bdi>{title}</bdi> ({t('ledger.gone')})
      </p>
    )
  return (
    <p>
      <TextLink href={paths.propertyDetails(property._id)}>
        <bdi>{title}</bdi>
      </TextLink>
    </p>
  )
}
