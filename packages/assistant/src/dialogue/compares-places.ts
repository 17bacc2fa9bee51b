import type { Gazetteer } from '@manzil/query-language/gazetteer/gazetteer'
import type { Understanding } from '../understanding/understanding.ts'

/** 'Compare Deira and Mirdif', 'which of them brings more rent': whatever a text tells, figures answer it. */
export const comparesPlaces = ({ intent, told, spans }: Understanding): boolean =>
  (intent === 'compare_properties' || intent === 'investment_advice') &&
  (told.location ?? []).length > 1 &&
  spans.every(({ kind }) => kind !== 'topic')

/** Rules differ between emirates; communities of one are weighed for living there. */
export const isOfEmirates = ({ told }: Understanding, gazetteer: Gazetteer): boolean =>
  (told.location ?? []).every((slug) => gazetteer.place(slug)?.kind === 'emirate')
