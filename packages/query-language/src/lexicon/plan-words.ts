import type { PhraseTable } from '../grammar/phrase-table.ts'
import { row } from './wording.ts'

/** A way to pay the developer: how it works may be asked, and a home with one may be refused. */
const plan = (phrases: string) =>
  row({ kind: 'topic', topic: 'off_plan_process', amenity: 'payment-plan' } as const, phrases)

/** What payment plans are called. */
export const planWords = {
  en: [
    plan(
      'payment plan | payment plans | instalment plan | installment plan | post handover plan | post handover payment plan',
    ),
  ],
  ar: [
    plan(
      'خطة دفع | خطة الدفع | خطط الدفع | خطط دفع | خطة سداد | خطة السداد | أقساط | تقسيط | التقسيط | الأقساط',
    ),
  ],
  ru: [plan('рассрочка | рассрочки | рассрочке | рассрочку | рассрочкой | план платежей')],
  hi: [plan('पेमेंट प्लान | भुगतान योजना | किस्त | किश्त | किस्तों | किश्तों | किस्तें')],
  hinglish: [plan('payment plan | kist | kisht | kishton')],
  zh: [plan('付款计划 | 分期付款 | 分期')],
  de: [plan('ratenzahlungsplan | zahlungsplan | ratenplan | ratenzahlung | zahlungspläne')],
} satisfies Readonly<Record<string, PhraseTable>>
