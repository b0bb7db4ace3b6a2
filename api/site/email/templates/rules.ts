/** The rules of templates, for other features to call. */

import type { Acting } from '../../../platform/acting.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { type FieldError, problem, refusedAt } from '../../../platform/problem/problem.ts'
import { foldKey } from '../../../platform/schemas.ts'
import { fieldsOfSite } from '../../contacts/custom-fields/rules.ts'
import { checkTemplate, knownVariables, type TemplateProblem } from './check.ts'
import { type GivenContent, readContent } from './content.ts'
import { templateCreated } from './events.ts'
import * as store from './store.ts'

export { cleanHtml } from './document/clean-html.ts'
export { countdownDate } from './document/countdown-date.ts'
export { hiddenBlocks } from './document/hidden.ts'
export { networkNames } from './document/networks.ts'
export { portable } from './document/portable.ts'
export { inventedLead } from './invented-lead.ts'
export { enqueueTest, test_mail } from './job-handlers.ts'
export { contentKey, inLanguage, ownContent } from './languages.ts'
export { hasQuestion, type MailParts, shownParts } from './parts.ts'
export { type Personal, personalRenderer, type RenderPersonal } from './personal.ts'
export { textForTest } from './ports.ts'
export type { RenderedMail } from './render.ts'
export { tester } from './tester.ts'

type Db = Handle<'site'>

export async function existingTemplate(db: Db, id: string): Promise<store.TemplateRow> {
  const row = await store.findTemplate(db, id)
  if (!row) throw problem('not_found')
  return row
}

export async function requireFreeName(db: Db, name: string, own_id?: string): Promise<string> {
  const name_key = foldKey(name)
  const other = await store.findTemplateByKey(db, name_key)
  if (other && other.id !== own_id) throw refusedAt('/name', 'name_taken')
  return name_key
}

/** Every variable that the site's templates may use. */
export async function variablesOf(db: Db): Promise<string[]> {
  return knownVariables((await fieldsOfSite(db)).map(field => field.name))
}

export interface NewTemplate extends GivenContent {
  name: string
  category: store.TemplateRow['category']
}

/** Creates a template under a free name; answers the errors if its content is invalid. */
export async function addTemplate(
  tx: Db,
  { name, category, ...given }: NewTemplate,
  { newId, now, emit }: Acting,
): Promise<string | FieldError[]> {
  const { content, errors } = await readContent(tx, given, await variablesOf(tx))
  if (errors.length > 0) return errors
  const [id, at] = [newId('template'), now()]
  const name_key = await requireFreeName(tx, name)
  const first = { enabled: true, content_version: 1, version: 1, created_at: at, updated_at: at }
  await store.insertTemplate(tx, { id, name, name_key, category, folder_id: null, ...content, ...first })
  await emit(tx, templateCreated, { subject_id: id })
  return id
}

/** True if the template has the link; the footer of marketing email always has one. */
export const hasUnsubscribeLink = (source: { body_text: string }): boolean =>
  /\{\{-?\s*unsubscribe_url\b/.test(source.body_text)

export type TemplateState = 'missing' | 'disabled' | 'no_unsubscribe_link' | 'ready'

/** Whether a journey may be published with it. */
export async function templateState(db: Db, id: string): Promise<TemplateState> {
  const row = await store.findTemplate(db, id)
  if (!row) return 'missing'
  if (!row.enabled) return 'disabled'
  return row.category === 'marketing' && !hasUnsubscribeLink(row) ? 'no_unsubscribe_link' : 'ready'
}

export const templateCategoryOf = async (db: Db, id: string) => (await store.findTemplate(db, id))?.category

/** What is wrong with a subject that takes the place of a template's. */
export async function subjectProblems(db: Db, subject: string): Promise<TemplateProblem[]> {
  return checkTemplate({ subject, preheader: '', body_text: '' }, await variablesOf(db))
}

/** The present contents of these templates; those that do not exist are absent. */
export async function presentTemplates(db: Db, ids: readonly string[]): Promise<Map<string, store.TemplateRow>> {
  const rows = ids.length === 0 ? [] : await store.findTemplates(db, ids)
  return new Map(rows.map(row => [row.id, row]))
}

/** The content as it was sent. */
export const templateContent = (db: Db, id: string, number: number): Promise<store.TemplateVersionRow | undefined> =>
  store.findTemplateVersion(db, id, number)
