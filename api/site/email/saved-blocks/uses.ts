/** Which saved blocks use something of another feature: asked before that is deleted. */

import type { Handle } from '../../../platform/database/handle.ts'
import { type AddressChange, addressesIn } from '../../../platform/features/address-change.ts'
import type { FieldOption } from '../../../platform/features/field-option.ts'
import { everyBlockOf, textsOf } from '../../../platform/pages/blocks/walk.ts'
import type { Blocker } from '../../../platform/problem/problem.ts'
import { rulesIn } from '../../../platform/schemas/filter/schema.ts'
import { fieldById, namesOption, quotesOption } from '../../contacts/custom-fields/rules.ts'
import { type SavedBlockRow, savedBlocksHolding } from './store.ts'

type Db = Handle<'site'>

const toBlocker = ({ id, name }: SavedBlockRow): Blocker => ({ type: 'saved_block', id, name })

/** An id is found nowhere but where it is meant. */
export const savedBlocksWith = async (db: Db, id: string): Promise<Blocker[]> =>
  (await savedBlocksHolding(db, id)).map(toBlocker)

/** Saved blocks that print a custom field, or show by it. */
export async function savedBlocksAskingFor(db: Db, field_id: string): Promise<Blocker[]> {
  const field = await fieldById(db, field_id)
  if (!field) return []
  const printed = new RegExp(`\\blead\\.custom\\.${field.name}\\b`)
  const uses = ({ blocks }: SavedBlockRow) =>
    [...everyBlockOf(blocks, '')].some(
      ({ block, pointer }) =>
        [...textsOf(block, pointer)].some(({ text }) => printed.test(text)) ||
        ('show_if' in block &&
          block.show_if &&
          rulesIn(block.show_if).some(rule => rule.field === `custom_fields.${field.name}`)),
    )
  return (await savedBlocksHolding(db, field.name)).filter(uses).map(toBlocker)
}

/** Those of which a block shows by an option of a dropdown, or a condition in a text names it. */
export async function savedBlocksNamingOption(db: Db, option: FieldOption): Promise<Blocker[]> {
  const quotes = ({ blocks }: SavedBlockRow) =>
    [...everyBlockOf(blocks, '')].some(({ block, pointer }) =>
      [...textsOf(block, pointer)].some(({ text }) => quotesOption(text, option)),
    )
  return (await savedBlocksHolding(db, option.field_name))
    .filter(row => namesOption(row.blocks, option) || quotes(row))
    .map(toBlocker)
}

/** Saved blocks with a link to a page that goes. */
export async function savedBlocksLinkingTo(db: Db, { from, to, leadsTo }: AddressChange): Promise<Blocker[]> {
  if (to !== null) return []
  const rows = await savedBlocksHolding(db, URL.parse(from)?.host ?? from)
  return rows.filter(({ blocks }) => addressesIn(blocks).some(leadsTo)).map(toBlocker)
}
