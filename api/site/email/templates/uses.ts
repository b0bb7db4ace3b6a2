/** Which templates use something of another feature: asked before that is deleted. */

import type { Handle } from '../../../platform/database/handle.ts'
import { type AddressChange, addressesIn } from '../../../platform/features/address-change.ts'
import type { FieldOption } from '../../../platform/features/field-option.ts'
import type { AnyBlock } from '../../../platform/pages/blocks/walk.ts'
import { everyBlockOf, textsOf } from '../../../platform/pages/blocks/walk.ts'
import type { Blocker } from '../../../platform/problem/problem.ts'
import { rulesIn } from '../../../platform/schemas/filter/schema.ts'
import { fieldById, namesOption, quotesOption } from '../../contacts/custom-fields/rules.ts'
import { variableNames } from './check.ts'
import { contentsOf } from './languages.ts'
import type { TemplateSource } from './render.ts'
import { countSavedBlocksIn, type TemplateRow, templatesHolding, templatesInFolder } from './store.ts'

/** Templates that print a custom field, or ask for it; those that are disabled too: they could not be saved again. */
export async function templatesPrinting(db: Handle<'site'>, field_id: string): Promise<Blocker[]> {
  const field = await fieldById(db, field_id)
  if (!field) return []
  const rows = await templatesHolding(db, field.name)
  return rows
    .filter(row =>
      contentsOf(row).some(
        one => variableNames(one).has(`lead.custom.${field.name}`) || asksFor(one, `custom_fields.${field.name}`),
      ),
    )
    .map(toBlocker)
}

/** Templates of which a block shows by an option of a dropdown, or a condition in a text names it. */
export async function templatesNamingOption(db: Handle<'site'>, option: FieldOption): Promise<Blocker[]> {
  const names = ({ subject, preheader, body_text, document }: TemplateSource): boolean =>
    [subject, preheader ?? '', body_text].some(text => quotesOption(text, option)) ||
    namesOption(document, option) ||
    textsIn(document?.blocks ?? []).some(text => quotesOption(text, option))
  return (await templatesHolding(db, option.field_name)).filter(row => contentsOf(row).some(names)).map(toBlocker)
}

const textsIn = (blocks: readonly AnyBlock[]): string[] =>
  [...everyBlockOf(blocks, '')].flatMap(({ block, pointer }) => [...textsOf(block, pointer)].map(({ text }) => text))

/** Templates with a link to a page that goes. */
export async function templatesLinkingTo(db: Handle<'site'>, { from, to, leadsTo }: AddressChange): Promise<Blocker[]> {
  if (to !== null) return []
  const rows = await templatesHolding(db, URL.parse(from)?.host ?? from)
  return rows.filter(row => contentsOf(row).some(content => addressesIn(content).some(leadsTo))).map(toBlocker)
}

const toBlocker = ({ id, name }: TemplateRow): Blocker => ({ type: 'template', id, name })

/** Whether one of its blocks shows by that field. */
const asksFor = ({ document }: TemplateSource, field: string): boolean =>
  [...everyBlockOf(document?.blocks ?? [], '')].some(
    ({ block }) => 'show_if' in block && block.show_if && rulesIn(block.show_if).some(rule => rule.field === field),
  )

/** Templates that are sorted into a folder. */
export const templatesSortedInto = async (db: Handle<'site'>, folder_id: string): Promise<Blocker[]> =>
  (await templatesInFolder(db, folder_id)).map(row => ({ type: 'template', ...row }))

/** An id is found nowhere but where it is meant. */
export const templatesWith = async (db: Handle<'site'>, id: string): Promise<Blocker[]> =>
  (await templatesHolding(db, id)).map(toBlocker)

/** In how many templates each of these saved blocks is. */
export async function countsOfSavedBlocks(db: Handle<'site'>, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = ids.length === 0 ? [] : await countSavedBlocksIn(db, ids)
  return new Map(rows.map(({ saved_block_id, count }) => [saved_block_id, count]))
}
