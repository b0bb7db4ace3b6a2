/** The content of a template as it is stored: checked, with what its saved blocks hold now. */

import type { Handle } from '../../../platform/database/handle.ts'
import { blockErrors } from '../../../platform/pages/blocks/check.ts'
import type { ContentBlock } from '../../../platform/pages/blocks/kinds.ts'
import { type AnyBlock, imagesOf } from '../../../platform/pages/blocks/walk.ts'
import { type FieldError, problem } from '../../../platform/problem/problem.ts'
import type { Locale } from '../../../platform/texts/messages/messages.ts'
import { fieldsOfSite } from '../../contacts/custom-fields/rules.ts'
import { filterKinds } from '../../contacts/leads/rules.ts'
import { knownImages } from '../../content/images/rules.ts'
import { withSavedBlocks } from '../saved-blocks/rules.ts'
import { checkBlocks, checkTemplate, knownVariables, type TemplateProblem, variableNames } from './check.ts'
import { renderProblem } from './document/check-document.ts'
import { storedText } from './document/document-text.ts'
import type { EmailDocument } from './document/email-document.ts'
import type { TemplateTranslation } from './languages.ts'

type Db = Handle<'site'>

/** Content of a template in one language. */
interface TextContent {
  subject: string
  preheader: string
  body_text: string
  document: EmailDocument | null
}

export interface Content extends TextContent {
  translations: TemplateTranslation[]
}

type TextInput = {
  subject: string
  preheader?: string | undefined
  body_text?: string | undefined
  document?: EmailDocument | null | undefined
}
export type GivenTranslation = TextInput & { language: Locale }
export type GivenContent = TextInput & { translations?: readonly GivenTranslation[] | undefined }

/** Parts of a content, of which the others stay as they are. */
export type ContentChange = { [K in keyof GivenContent]?: GivenContent[K] | undefined }

/** What was given, as it would be stored, and what keeps it from that. Of text and document the one that is given counts. */
export async function readContent(
  db: Db,
  { translations = [], ...own }: GivenContent,
  known: readonly string[],
): Promise<{ content: Content; errors: FieldError[] }> {
  const { said, errors } = await readSaid(db, own, known)
  const content: Content = { ...said, translations: [] }
  for (const [i, { language, ...given }] of translations.entries()) {
    const other = await readSaid(db, given, known)
    const found = [...other.errors]
    if (errors.length + found.length === 0) found.push(...unlike(said, other.said))
    errors.push(...found.map(error => ({ ...error, pointer: `/translations/${i}${error.pointer}` })))
    content.translations.push({ language, ...other.said })
  }
  return { content, errors }
}

/** Places that mail fills are in every language, or in none. */
const places = ['question', 'ai_subject', 'ai_text']
const links = ['unsubscribe_url', 'confirmation_url']

/** Parts of the template's own content that a translation lacks, or has beyond it. */
function unlike(own: TextContent, translation: TextContent): FieldError[] {
  const part = own.document ? '/document' : '/body_text'
  if ((own.document === null) !== (translation.document === null)) return [{ pointer: part, code: 'required' }]
  const [wanted, there] = [variableNames(own), variableNames(translation)]
  const missing = [...links, ...places].filter(name => wanted.has(name) && !there.has(name))
  const beyond = places.filter(name => there.has(name) && !wanted.has(name))
  return [
    ...missing.map(name => ({ pointer: part, code: 'template_translation_lacks', values: { name } })),
    ...beyond.map(name => ({ pointer: part, code: 'template_translation_beyond', values: { name } })),
  ]
}

async function readSaid(
  db: Db,
  given: TextInput,
  known: readonly string[],
): Promise<{ said: TextContent; errors: FieldError[] }> {
  const { subject, preheader = '' } = given
  if (!given.document) {
    const said = { subject, preheader, body_text: given.body_text ?? '', document: null }
    const missing = given.body_text === undefined ? [{ pointer: '/body_text', code: 'required' }] : []
    return { said, errors: [...missing, ...checkTemplate(said, known).map(toError)] }
  }
  const { blocks, errors } = await withSavedBlocks(db, given.document.blocks, '/document/blocks')
  const document = { ...given.document, blocks }
  const kinds = filterKinds(await fieldsOfSite(db))
  errors.push(...blockErrors(blocks, '/document/blocks', { kinds, images: await imagesIn(db, blocks) }))
  const said = { subject, preheader, body_text: storedText(document), document }
  if (errors.some(error => error.code === 'document_too_long')) return { said, errors }
  errors.push(...checkTemplate(said, known).map(toError))
  if (errors.length === 0) {
    const unfit = renderProblem(document)
    if (unfit) errors.push(toError(unfit))
  }
  return { said, errors }
}

const imagesIn = (db: Db, blocks: readonly AnyBlock[]): Promise<Set<string>> =>
  knownImages(db, new Set([...imagesOf(blocks, '')].map(({ id }) => id)))

/** Refuses content that could not be sent, at each place. */
export async function requireContent(...given: Parameters<typeof readContent>): Promise<Content> {
  const { content, errors } = await readContent(...given)
  if (errors.length > 0) throw problem('validation_failed', { errors })
  return content
}

/** For saved blocks, which lie below: what emails could not show of them. */
export async function errorsInBlocks(db: Db, blocks: readonly ContentBlock[], at: string): Promise<FieldError[]> {
  const fields = await fieldsOfSite(db)
  const known = knownVariables(fields.map(field => field.name))
  return [
    ...blockErrors(blocks, at, { kinds: filterKinds(fields), images: await imagesIn(db, blocks) }),
    ...checkBlocks(blocks, at, known).map(toError),
  ]
}

export const toError = ({ pointer, code, name, line }: TemplateProblem): FieldError => ({
  pointer,
  code,
  values: { name, line },
})
