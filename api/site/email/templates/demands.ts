/** What uses a template may ask something of it: it is refused where it would no longer have that. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { Context, Installation } from '../../../platform/features/context.ts'
import { type FieldError, problem } from '../../../platform/problem/problem.ts'
import { variableNames } from './check.ts'
import { contentsOf, type TranslatedTemplate } from './languages.ts'
import { type TemplateDemands, templateDemands } from './ports.ts'
import type { TemplateRow } from './store.ts'

type TemplateFacts = TranslatedTemplate & Pick<TemplateRow, 'category'>

/** Parts that it lacks, in each language. */
export function lackOf(row: TemplateFacts, { variables, category }: TemplateDemands): FieldError[] {
  const errors = contentsOf(row).flatMap((source, i) => {
    const there = variableNames(source)
    const pointer = `${i === 0 ? '' : `/translations/${i - 1}`}${source.document ? '/document' : '/body_text'}`
    return variables
      .filter(name => !there.has(name))
      .map(name => ({ pointer, code: 'template_variable_missing', values: { name } }))
  })
  if (category === undefined || row.category === category) return errors
  return [{ pointer: '/category', code: 'template_not_transactional' }, ...errors]
}

export const withInstallation = async (_input: unknown, { installation }: Context): Promise<Installation> =>
  installation

/** Refused where what uses the template would no longer have what it needs, or would send another kind of email than it was made for. */
export async function requireChangeable(
  tx: Handle<'site'>,
  before: Pick<TemplateRow, 'category'>,
  row: TemplateFacts & { id: string },
  { connections }: Installation,
) {
  const demands = await connections.through(templateDemands)(tx, row.id)
  const errors = demands ? lackOf(row, demands) : []
  if (errors.length > 0) throw problem('validation_failed', { errors })
  if (row.category !== before.category) await connections.requireNotLive(tx, 'template', row.id)
}
