/** The endpoint that imports HTML. */
import { action } from '../../../platform/endpoint.ts'
import { messageOf } from '../../../platform/messages/messages.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { foldKey } from '../../../platform/schemas.ts'
import { requireFolder } from '../template-folders/rules.ts'
import { readContent } from './content.ts'
import { freeName } from './free-name.ts'
import * as contract from './import-contract.ts'
import { importHtml } from './import-html/import-html.ts'
import { templateLimits } from './limits.ts'
import { variablesOf } from './rules.ts'
import { insertTemplate, type TemplateRow } from './store.ts'
import { toTemplate } from './wire.ts'

export const importTemplate = action(contract.importTemplate, async (tx, { body }, { newId, now, site, locale }) => {
  const { category = 'marketing', folder_id = null } = body
  await requireFolder(tx, folder_id)
  const known = await variablesOf(tx)
  const imported = importHtml(body.html, { known: new Set(known), hasFooter: category === 'marketing' })
  if (typeof imported === 'string')
    throw problem('validation_failed', { errors: [{ pointer: '/html', code: imported }] })
  const { title, preheader, document, left_out } = imported
  const subject = (body.subject ?? (title || body.name) ?? '') || site.name
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
  const name = await freeName(tx, body.name ?? (title.slice(0, 100) || messageOf(locale, 'template_import.name')))
  const row: TemplateRow = {
    ...{ id: newId('template'), name, name_key: foldKey(name), category, folder_id, ...content },
    ...{ enabled: true, content_version: 1, version: 1, created_at: now(), updated_at: now() },
  }
  await insertTemplate(tx, row)
  return { ...toTemplate(row, known), left_out }
})
