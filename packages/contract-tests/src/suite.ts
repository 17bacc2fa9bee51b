import { afterAll, beforeAll } from 'vitest'
import { accountCases } from './cases/account.ts'
import { agentCases } from './cases/agent.ts'
import { badRequestCases } from './cases/bad-requests.ts'
import { blogCases } from './cases/blog.ts'
import { catalogueCases } from './cases/catalogue.ts'
import { chatCases } from './cases/chat.ts'
import { chatSendCases } from './cases/chat-send.ts'
import { chatStopCases } from './cases/chat-stop.ts'
import { contentCases } from './cases/content.ts'
import { dashboardCases } from './cases/dashboard.ts'
import { draftCases } from './cases/draft.ts'
import { enquiryCases } from './cases/enquiry.ts'
import { everyOperationCases } from './cases/every-operation.ts'
import { favouriteCases } from './cases/favourite.ts'
import { feedCases } from './cases/feed.ts'
import { inboxCases } from './cases/inbox.ts'
import { leadCases } from './cases/lead.ts'
import { myDataCases } from './cases/my-data.ts'
import { decidingCases } from './cases/operator/deciding.ts'
import { editingCases } from './cases/operator/editing.ts'
import { refundCases } from './cases/operator/paying.ts'
import { assessPropertyCases } from './cases/own-property/assess-property.ts'
import { changePropertiesCases } from './cases/own-property/change-properties.ts'
import { createPropertyCases } from './cases/own-property/create-property.ts'
import { featurePropertiesCases } from './cases/own-property/feature-properties.ts'
import { listOwnPropertiesCases } from './cases/own-property/list-own-properties.ts'
import { updatePropertyCases } from './cases/own-property/update-property.ts'
import { passwordCases } from './cases/password.ts'
import { paymentCases } from './cases/payment.ts'
import { planCases } from './cases/plan.ts'
import { profileCases } from './cases/profile.ts'
import { propertyCases } from './cases/property.ts'
import { propertySearchCases } from './cases/property-search.ts'
import { saidSearchCases } from './cases/said-search.ts'
import { savedSearchCases } from './cases/saved-search.ts'
import { searchSuggestionCases } from './cases/search-suggestions.ts'
import { sessionCases } from './cases/session.ts'
import { sharedListCases } from './cases/shared-list.ts'
import { signupCases } from './cases/sign-up.ts'
import { socialCases } from './cases/social.ts'
import { unservedCases } from './cases/unserved.ts'
import { uploadCases } from './cases/upload.ts'
import { verificationCases } from './cases/verification.ts'
import { viewingCases } from './cases/viewing.ts'
import { visitCases } from './cases/visit.ts'
import { createCoverage } from './coverage.ts'
import type { Target, Unserved } from './target.ts'

/** Registers the whole suite against one implementation of the contract. */
export function contractSuite(start: () => Promise<Target>, unserved: Unserved = {}): void {
  let running: Target | undefined
  const target = (): Target => {
    if (!running) throw new Error('the implementation has not started')
    return running
  }
  beforeAll(async () => {
    running = await start()
  })
  afterAll(async () => running?.stop())

  const coverage = createCoverage(unserved)
  const suite = { target, cases: coverage.cases }
  catalogueCases(suite)
  accountCases(suite)
  sessionCases(suite)
  signupCases(suite)
  socialCases(suite)
  verificationCases(suite)
  profileCases(suite)
  passwordCases(suite)
  visitCases(suite)
  agentCases(suite)
  propertyCases(suite)
  propertySearchCases(suite)
  saidSearchCases(suite)
  searchSuggestionCases(suite)
  favouriteCases(suite)
  savedSearchCases(suite)
  sharedListCases(suite)
  leadCases(suite)
  myDataCases(suite)
  createPropertyCases(suite)
  updatePropertyCases(suite)
  listOwnPropertiesCases(suite)
  changePropertiesCases(suite)
  featurePropertiesCases(suite)
  assessPropertyCases(suite)
  draftCases(suite)
  uploadCases(suite)
  feedCases(suite)
  planCases(suite)
  paymentCases(suite)
  dashboardCases(suite)
  enquiryCases(suite)
  inboxCases(suite)
  viewingCases(suite)
  contentCases(suite)
  blogCases(suite)
  chatCases(suite)
  chatSendCases(suite)
  chatStopCases(suite)
  badRequestCases(suite)
  decidingCases(suite)
  refundCases(suite)
  editingCases(suite)
  everyOperationCases(target, coverage.served)
  unservedCases(target, unserved)
  coverage.check()
}
