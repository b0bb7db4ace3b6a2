/** The endpoints of notifications: each person reads only what they may, and has a mark of their own. */
import { hiddenFor, operationsKind } from '../../../account/notification-settings/rules.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import type { Context, InAction, Installation } from '../../../platform/features/context.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { countOperations } from '../../../platform/features/operations/store.ts'
import { actorId } from '../../../platform/identity/actor.ts'
import { allows, type Permission } from '../../../platform/identity/permissions.ts'
import { placeOfId } from '../../../platform/runtime/ids.ts'
import { localDay } from '../../../platform/texts/local-days.ts'
import * as contract from './contract.ts'
import { notificationLimits } from './limits.ts'
import { stillRead, visited, type WaitingCount, withNew } from './rules.ts'
import { findMark, setMark } from './store.ts'

type Db = Handle<'site'>
type Caller = Pick<InAction, 'actor' | 'rights' | 'site' | 'now'>
type Reader = Caller & { hidden: ReadonlySet<string> }

const MINUTE = 60_000
const callerOf = ({ actor, rights, site, now }: Caller): Caller => ({ actor, rights, site, now })
const personOf = ({ actor }: Caller): string => actorId(actor) ?? actor.type

const mayOf =
  ({ rights }: Caller) =>
  (permission: Permission): boolean =>
    rights !== null && allows(rights.grants, permission)

/** Those that the caller may see and wants to. */
const shown = <D extends { type: string; permission: Permission }>(declared: readonly D[], caller: Reader): D[] => {
  const may = mayOf(caller)
  return declared.filter(({ type, permission }) => may(permission) && !caller.hidden.has(type))
}

/** One after the other; kinds of which there is nothing are left out. */
async function waitingFor(db: Db, caller: Reader, { connections, config }: Installation): Promise<WaitingCount[]> {
  const today = localDay(caller.site.timezone, caller.now())
  const around = { config, site: caller.site }
  const waiting: WaitingCount[] = []
  for (const { type, count, latest } of shown(connections.attention, caller)) {
    const counted = await count(db, today, around)
    if (counted > 0) waiting.push({ type, count: counted, latest: await latest(db, today, around) })
  }
  return waiting
}

export const getNotifications = query(contract.getNotifications, async (db, _input, context) => {
  const { connections } = context.installation
  const hidden = await hiddenFor(context.installation, context.actor)
  const mark = await findMark(db, personOf(context))
  const attention = withNew(await waitingFor(db, { ...callerOf(context), hidden }, context.installation), mark)
  const may = mayOf(context)
  const kinds = connections.operationTypes.filter(({ permission }) => may(permission)).map(({ name }) => name)
  const ended = hidden.has(operationsKind) ? 0 : await countOperations(db, { kinds, ended_after: mark?.read_at ?? 0 })
  return {
    unread: attention.filter(({ is_new }) => is_new).length + ended,
    running: await countOperations(db, { kinds, statuses: ['queued', 'running'] }),
    ...(mark?.read_at && { read_at: new Date(mark.read_at).toISOString() }),
    attention,
  }
})

const before = async (_input: unknown, { installation, actor }: Context) => ({
  installation,
  hidden: await hiddenFor(installation, actor),
})

export const markNotificationsRead = action(
  contract.markNotificationsRead,
  before,
  async (tx, _input, context, { installation, hidden }) => {
    const waiting = await waitingFor(tx, { ...callerOf(context), hidden }, installation)
    const read_counts = Object.fromEntries(waiting.map(({ type, count }) => [type, count]))
    await setMark(tx, personOf(context), { read_at: context.now(), read_counts })
  },
)

export const readNews = action(contract.readNews, before, async (tx, _input, context, { installation, hidden }) => {
  const caller = { ...callerOf(context), hidden }
  const person_id = personOf(context)
  const former = await findMark(tx, person_id)
  const pause_ms = notificationLimits.visit_pause_minutes * MINUTE
  const here = { now: context.now(), place: placeOfId(context.newId('event')), pause_ms }
  const read_counts = former?.read_counts && stillRead(former.read_counts, await waitingFor(tx, caller, installation))
  await setMark(tx, person_id, { ...visited(former, here), ...(read_counts && { read_counts }) })
  const mark = await findMark(tx, person_id)
  if (!mark?.away_since || mark.away_place === null) return { news: [] }
  const most = notificationLimits.news_count_max
  const away = { after: mark.away_place, person_id, most: most + 1 }
  const news = []
  for (const one of shown(installation.connections.news, caller)) {
    const count = await one.count(tx, away)
    if (count > 0) news.push({ type: one.type, count: Math.min(count, most), has_more: count > most })
  }
  return { away_since: new Date(mark.away_since).toISOString(), news }
})

export const dismissNews = action(contract.dismissNews, async (tx, _input, context) => {
  await setMark(tx, personOf(context), { away_since: null, away_place: null })
})
