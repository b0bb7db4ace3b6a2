/** The endpoints on what a person wants to hear of. */

import type { Handle } from '../../platform/database/handle.ts'
import type { Context, Installation } from '../../platform/features/context.ts'
import { action, query } from '../../platform/features/endpoint.ts'
import { restart } from '../../platform/jobs/jobs.ts'
import { invalid, problem } from '../../platform/problem/problem.ts'
import { placeOfId } from '../../platform/runtime/ids.ts'
import { userIdOf } from '../auth/rules.ts'
import { personWithId } from '../users/rules.ts'
import * as contract from './contract.ts'
import { digestOfDay, nextDigest } from './digest-time.ts'
import { sendDigest } from './jobs.ts'
import { digestLimits } from './limits.ts'
import { operationsKind } from './rules.ts'
import { findSettings, type SettingsRow, saveSettings } from './store.ts'
import type { ChosenAt } from './table.ts'

type Caller = Pick<Context, 'actor' | 'now' | 'newId'>

/** The stored choices of the caller, or those of who has not chosen. */
async function rowOf(db: Handle<'control'>, { actor, now, newId }: Caller): Promise<SettingsRow> {
  const user_id = userIdOf(actor)
  if (!(await personWithId(db, user_id))) throw problem('user_not_found')
  const unchosen = {
    hidden: [],
    not_emailed: [],
    at_once: {},
    digest: false,
    digest_hour: digestLimits.digest_hour_default,
    timezone: 'UTC',
    digest_day: null,
    digest_place: placeOfId(newId('event')),
    version: 0,
    updated_at: now(),
  }
  return (await findSettings(db, user_id)) ?? { user_id, ...unchosen }
}

const kindsOf = ({ connections: { attention, news } }: Installation): string[] => [
  ...[...attention, ...news].map(({ type }) => type),
  operationsKind,
]

const toSettings = (row: SettingsRow, types: readonly string[]) => ({
  types: types.map(type => ({
    type,
    in_app: !row.hidden.includes(type),
    by_email: !row.not_emailed.includes(type),
    at_once: Object.hasOwn(row.at_once, type),
  })),
  digest: row.digest,
  digest_hour: row.digest_hour,
  timezone: row.timezone,
  version: row.version,
})

export const getNotificationSettings = query(contract.getNotificationSettings, async (db, _input, context) =>
  toSettings(await rowOf(db, context), kindsOf(context.installation)),
)

/** A list without a kind, or with it. */
const listed = (list: readonly string[], type: string, isIn: boolean): string[] => [
  ...list.filter(one => one !== type),
  ...(isIn ? [type] : []),
]

/** What was chosen before stays as it was. */
function chosenAtOnce(former: SettingsRow['at_once'], type: string, chosen: ChosenAt | false): SettingsRow['at_once'] {
  const { [type]: before, ...others } = former
  return chosen ? { ...others, [type]: before ?? chosen } : others
}

export const updateNotificationSettings = action(
  contract.updateNotificationSettings,
  async ({ body }, { installation }) => {
    const known = kindsOf(installation)
    const wrong = (body.types ?? []).findIndex(({ type }) => !known.includes(type))
    if (wrong >= 0) throw invalid(`/types/${wrong}/type`, 'unknown_reference')
    return known
  },
  async (tx, { body }, context, known) => {
    const { now, newId, ifMatch } = context
    const former = await rowOf(tx, context)
    ifMatch(former.version)
    const { types = [], ...chosen } = body
    const chosen_at = { at: now(), place: placeOfId(newId('event')) }
    const row: SettingsRow = { ...former, ...chosen, version: former.version + 1, updated_at: now() }
    for (const { type, in_app, by_email, at_once } of types) {
      row.hidden = listed(row.hidden, type, !in_app)
      row.not_emailed = listed(row.not_emailed, type, !by_email)
      if (at_once !== undefined) row.at_once = chosenAtOnce(row.at_once, type, at_once && chosen_at)
    }
    // What came before it was wanted is no news.
    if (row.digest && !former.digest) row.digest_place = chosen_at.place
    await saveSettings(tx, row)
    if (row.digest) {
      const { day, due_at } = digestOfDay(row, now())
      const isLater = due_at > now() && day !== row.digest_day
      await restart(
        tx,
        sendDigest,
        { subject_id: row.user_id, due_at: isLater ? due_at : nextDigest(row, now()) },
        now(),
      )
    }
    return toSettings(row, known)
  },
)
