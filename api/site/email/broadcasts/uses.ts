/** Broadcasts that are not over and use something: a template, a sender, or what their recipients are found by. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { UsersOf } from '../../../platform/features/feature.ts'
import type { FieldOption } from '../../../platform/features/field-option.ts'
import type { Blocker } from '../../../platform/problem/problem.ts'
import { fieldById, namesOption } from '../../contacts/custom-fields/rules.ts'
import { type BroadcastRow, openBroadcasts } from './store.ts'

type Db = Handle<'site'>

const using = async (db: Db, uses: (row: BroadcastRow) => boolean): Promise<Blocker[]> =>
  (await openBroadcasts(db)).filter(uses).map(({ id, name }) => ({ type: 'broadcast', id, name }))

/** Ids are unique texts, so this holds for audiences and for every rule of a filter. */
const names = (row: BroadcastRow, text: string): boolean =>
  JSON.stringify(row.recipients).includes(JSON.stringify(text))

export const broadcastsWithTemplate: UsersOf = (db, id) => using(db, row => row.template_id === id)
/** Broadcasts that are scheduled, sending or paused: a draft is checked when it is scheduled. */
export const broadcastsSendingTemplate: UsersOf = (db, id) =>
  using(db, row => row.template_id === id && row.status !== 'draft')
/** The same of the whole site, which is not deleted meanwhile. */
export const broadcastsOfSite: UsersOf = db => using(db, row => row.status !== 'draft')
export const broadcastsSendingBy: UsersOf = (db, id) => using(db, row => row.sender_id === id && row.status !== 'draft')
export const broadcastsWithSender: UsersOf = (db, id) => using(db, row => row.sender_id === id)
export const broadcastsFinding: UsersOf = (db, id) => using(db, row => names(row, id))

export const broadcastsFindingByField: UsersOf = async (db, id) => {
  const field = await fieldById(db, id)
  return field ? using(db, row => names(row, `custom_fields.${field.name}`)) : []
}

export const broadcastsNamingOption = (db: Db, option: FieldOption): Promise<Blocker[]> =>
  using(db, row => namesOption(row.recipients, option))
