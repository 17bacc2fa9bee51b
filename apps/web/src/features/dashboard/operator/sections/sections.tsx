import type { ComponentType } from 'react'
import type { OperatorView, SectionName } from '../operator-view.ts'
import { CaseSection } from './CaseSection.tsx'
import { CategorySection } from './CategorySection.tsx'
import { LogSection } from './LogSection.tsx'
import { NoticeSection } from './NoticeSection.tsx'
import { PlaceSection } from './PlaceSection.tsx'
import { PlanSection } from './PlanSection.tsx'

/** What each part of the page draws. */
export const sections: Readonly<Record<SectionName, ComponentType<{ view: OperatorView }>>> = {
  property: CaseSection,
  licence: CaseSection,
  account: CaseSection,
  report: CaseSection,
  mail: CaseSection,
  payment: CaseSection,
  category: CategorySection,
  place: PlaceSection,
  plan: PlanSection,
  notice: NoticeSection,
  log: LogSection,
}
