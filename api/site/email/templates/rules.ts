/** The rules of templates, for other features to call. */

import type { Handle } from '../../../platform/database/handle.ts'
import { checkTemplate, type TemplateProblem } from './check.ts'
import { listVariables } from './known.ts'
import * as store from './store.ts'

export { lackOf } from './demands.ts'
export { cleanHtml } from './document/clean-html.ts'
export { countdownDate } from './document/countdown-date.ts'
export { hiddenBlocks } from './document/hidden.ts'
export { networkNames } from './document/networks.ts'
export { portable } from './document/portable.ts'
export { requireFreeName } from './free-name.ts'
export { inventedLead } from './invented-lead.ts'
export { enqueueTest, test_mail } from './job-handlers.ts'
export { existingTemplate, listVariables as variablesOf } from './known.ts'
export { contentKey, inLanguage, ownContent } from './languages.ts'
export { hasQuestion, type MailParts, shownParts } from './parts.ts'
export { type Personal, personalRenderer, type RenderPersonal } from './personal.ts'
export { copyTopics, templateDemands, textForTest } from './ports.ts'
export type { RenderedMail } from './render.ts'
export { tester } from './tester.ts'
export { addTemplate, type NewTemplate, rewriteTemplate, writeTemplate } from './written.ts'

type Db = Handle<'site'>

/** True if the template has the link; the footer of marketing email always has one. */
export const hasUnsubscribeLink = (source: { body_text: string }): boolean =>
  /\{\{-?\s*unsubscribe_url\b/.test(source.body_text)

export type TemplateStatus = 'missing' | 'disabled' | 'no_unsubscribe_link' | 'ready'

/** Whether a journey may be published with it. */
export async function templateStatus(db: Db, id: string): Promise<TemplateStatus> {
  const row = await store.findTemplate(db, id)
  if (!row) return 'missing'
  if (!row.enabled) return 'disabled'
  return row.category === 'marketing' && !hasUnsubscribeLink(row) ? 'no_unsubscribe_link' : 'ready'
}

export const findTemplateCategory = async (db: Db, id: string) => (await store.findTemplate(db, id))?.category

/** Problems of a subject that takes the place of a template's. */
export async function subjectProblems(db: Db, subject: string): Promise<TemplateProblem[]> {
  return checkTemplate({ subject, preheader: '', body_text: '' }, await listVariables(db))
}

/** The present contents of these templates; those that do not exist are absent. */
export async function presentTemplates(db: Db, ids: readonly string[]): Promise<Map<string, store.TemplateRow>> {
  const rows = ids.length === 0 ? [] : await store.findTemplates(db, ids)
  return new Map(rows.map(row => [row.id, row]))
}

export { categoriesOfTemplates, namesOfTemplates } from './store.ts'

/** The content as it was sent. */
export const templateContent = (db: Db, id: string, number: number): Promise<store.TemplateVersionRow | undefined> =>
  store.findTemplateVersion(db, id, number)
