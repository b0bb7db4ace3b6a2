/** The endpoint that imports HTML. */
import type { Context } from '../../../platform/features/context.ts'
import type { Input } from '../../../platform/features/contract.ts'
import { action, openDatabase } from '../../../platform/features/endpoint.ts'
import { invalid, problem } from '../../../platform/problem/problem.ts'
import { threadProgram } from '../../../platform/runtime/threads/program.ts'
import { foldKey } from '../../../platform/schemas/schemas.ts'
import { readMarkup } from '../../../platform/texts/markup/in-thread.ts'
import { MarkupError } from '../../../platform/texts/markup/parse.ts'
import { messageOf } from '../../../platform/texts/messages/messages.ts'
import { fieldsOfSite } from '../../contacts/custom-fields/rules.ts'
import { requireFolder } from '../template-folders/rules.ts'
import { readContent } from './content.ts'
import { withoutTags } from './document/liquid-text.ts'
import { freeName } from './free-name.ts'
import * as contract from './import-contract.ts'
import type { ImportedPage } from './import-html/import-html.ts'
import type { ImportTasks } from './import-html/thread.ts'
import { legalWords } from './layout.ts'
import { templateLimits } from './limits.ts'
import { variablesOf } from './rules.ts'
import { insertTemplate, type TemplateRow } from './store.ts'
import { toTemplate } from './wire.ts'

const program = threadProgram<ImportTasks>(new URL('./import-html/thread.ts', import.meta.url), 'pages')

async function read({ body }: Input<typeof contract.importTemplate>, context: Context): Promise<ImportedPage> {
  const database = await openDatabase(contract.importTemplate, context)
  const known = await database.read(variablesOf)
  const fields = (await database.read(fieldsOfSite)).map(({ name, label }) => ({ name, label }))
  const given = {
    ...{ html: body.html, subject: body.subject ?? '', known, fields },
    hasFooter: (body.category ?? 'marketing') === 'marketing',
    year: new Date(context.now()).getUTCFullYear(),
    unsubscribe: legalWords[context.site.language].unsubscribe,
  }
  const imported = await readMarkup(program('read'), given, context.site.id).catch((error: unknown) => {
    if (error instanceof MarkupError) return error.code
    throw error
  })
  if (typeof imported === 'string') throw invalid('/html', imported)
  return imported
}

export const importTemplate = action(contract.importTemplate, read, async (tx, { body }, context, imported) => {
  const { newId, now, site, locale } = context
  const { category = 'marketing', folder_id = null } = body
  await requireFolder(tx, folder_id)
  const known = await variablesOf(tx)
  const { title, preheader, document, left_out } = imported
  const subject = imported.subject || title || body.name || site.name
  const { content, errors } = await readContent(
    tx,
    {
      subject: subject.slice(0, templateLimits.template_subject_characters_max),
      preheader: preheader.slice(0, templateLimits.template_preheader_characters_max),
      document,
    },
    known,
  )
  if (errors.length > 0) {
    // What is wrong is in the HTML, whichever block it came to.
    const found = errors.map(({ pointer, ...error }) => ({
      ...error,
      pointer: pointer.startsWith('/document') ? '/html' : pointer,
    }))
    throw problem('validation_failed', { errors: found })
  }
  const name = await freeName(
    tx,
    body.name ?? (withoutTags(title).slice(0, 100) || messageOf(locale, 'template_import.name')),
  )
  const row: TemplateRow = {
    ...{ id: newId('template'), name, name_key: foldKey(name), category, folder_id, ...content },
    ...{ enabled: true, content_version: 1, version: 1, created_at: now(), updated_at: now() },
  }
  await insertTemplate(tx, row)
  return {
    ...toTemplate(row, known),
    left_out: left_out.map(one => ({ ...one, advice: messageOf(locale, `template_left_out.${one.type}`) })),
  }
})
