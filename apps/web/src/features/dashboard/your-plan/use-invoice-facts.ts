import type { Invoice } from '@manzil/api-client/generated/types.gen'
import { formatRate } from '@manzil/i18n/format'
import type { FactLine } from '@manzil/ui/data/FactTable/FactTable'
import { useFormats } from '../../../language/use-formats.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { usePlanWords } from './use-plan-words.ts'

/** The lines of an invoice: what the law wants on it. */
export function useInvoiceFacts(invoice: Invoice): FactLine[] {
  const { t } = useTranslation('plans')
  const { date, exactMoney } = useFormats()
  const language = useLanguage()
  const words = usePlanWords()
  const party = (who: 'supplier' | 'buyer'): FactLine => {
    const { name, address, email, trn } = invoice[who]
    const more = [address, email, trn === null ? '' : t('invoice.trn', { number: trn })]
    return {
      id: who,
      label: t(`invoice.${who}`),
      value: name,
      detail: more.filter(Boolean).join(' · '),
    }
  }
  const line = (
    id: 'number' | 'issued' | 'plan' | 'period' | 'price' | 'credit' | 'total',
    value: string,
  ) => ({
    id,
    label: t(`invoice.${id}`),
    value,
  })
  const percent = formatRate(language, invoice.vat_percent)
  const plan = { name: invoice.plan_name, name_ar: invoice.plan_name_ar }
  return [
    line('number', invoice.number),
    ...(invoice.corrects
      ? [{ id: 'corrects', label: t('invoice.corrects'), value: invoice.corrects }]
      : []),
    line('issued', date(invoice.issued_at)),
    party('supplier'),
    party('buyer'),
    line('plan', words.nameOf(plan)),
    line(
      'period',
      t('range', { from: date(invoice.period_start), until: date(invoice.period_end) }),
    ),
    line('price', exactMoney(invoice.price)),
    ...(invoice.credit > 0 ? [line('credit', exactMoney(-invoice.credit))] : []),
    { id: 'vat', label: t('invoice.vat', { percent }), value: exactMoney(invoice.vat) },
    line('total', exactMoney(invoice.total)),
  ]
}
