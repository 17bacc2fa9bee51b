import { draftOf } from '../../../form/draft.ts'
import { type ContactValues, noContactValues } from './contact-values.ts'

/** What was typed to the company and not sent. */
export const contactDraft = draftOf<ContactValues>('contactForm', noContactValues)
