/**
 * What a call does: reads, drafts what nobody outside sees, or acts. Whatever is named in neither list acts, and needs
 * the approval of a person; so does everything that later versions add. A test compares the names with the contract.
 */
import type { Operation } from './document.ts'

export type Effect = 'read' | 'draft' | 'act'

/** POSTs that change and send nothing. */
export const readingPosts: ReadonlySet<string> = new Set([
  'checkEmail',
  'countLeads',
  'explainPopups',
  'previewBroadcast',
  'previewEmailResend',
  'previewEnrollMatching',
  'previewLeadAction',
  'previewLeadMerge',
  'previewMove',
  'previewPage',
  'previewPageTemplate',
  'previewRunAction',
  'previewTemplate',
  'previewUnsubscribePage',
  'searchKnowledge',
  'searchLeads',
  'simulateJourney',
  'whatIfJourney',
])

/** Calls whose result is a draft, or is used by nothing until a person says so. */
export const drafting: ReadonlySet<string> = new Set([
  'createAssistant',
  'createAudience',
  'createBroadcast',
  'createCampaign',
  'createCustomField',
  'createJourney',
  'createJourneyFromStarter',
  'createLeadView',
  'createPage',
  'createPageFromTemplate',
  'createPopup',
  'createSavedBlock',
  'createTag',
  'createTemplate',
  'createTemplateFolder',
  'duplicateAssistant',
  'duplicateBroadcast',
  'duplicateCampaign',
  'duplicateJourney',
  'duplicatePage',
  'duplicatePopup',
  'duplicateTemplate',
  'importJourney',
  'importTemplate',
  'updateBroadcast',
  'updateJourney',
])

export function effectOf({ id, method }: Pick<Operation, 'id' | 'method'>): Effect {
  if (method === 'GET' || readingPosts.has(id)) return 'read'
  return drafting.has(id) ? 'draft' : 'act'
}
