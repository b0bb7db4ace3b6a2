/** The endpoints that publish pages and bring former contents back. */

import { action, query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { type FieldError, invalid, problem } from '../../../platform/problem/problem.ts'
import { parseInstantOrNull } from '../../../platform/runtime/clock.ts'
import { isRenamed } from './address.ts'
import { requireGoodContent } from './check-page.ts'
import { pageLimits } from './limits.ts'
import { checkedContent, wired } from './new-page.ts'
import { existingPage } from './rules.ts'
import { followSchedule, hideRow, publishRow, unscheduled } from './schedule.ts'
import { configured, installed } from './service.ts'
import * as store from './store.ts'
import { goingFrom, requireFreeToMove } from './uses.ts'
import * as contract from './versions-contract.ts'
import { toVersion } from './wire.ts'

const day_ms = 86_400_000

export const publishPage = action(contract.publishPage, installed, async (tx, { params }, context, installation) => {
  const row = await existingPage(tx, params.page_id)
  const now = context.now()
  await requireFreeToMove(tx, row, installation, context.site)
  if (row.published_version !== row.content_version || isRenamed(row)) await publishRow(tx, row, now)
  else if (row.publish_at !== null) await store.savePage(tx, row.id, { publish_at: null, updated_at: now })
  await followSchedule(tx, row.id, { ...row, publish_at: null }, now)
  return wired(tx, await existingPage(tx, row.id), installation.config, context.site)
})

export const unpublishPage = action(contract.unpublishPage, configured, async (tx, { params }, context, config) => {
  const row = await existingPage(tx, params.page_id)
  const now = context.now()
  if (row.published_version !== null || row.publish_at !== null) await hideRow(tx, row, now)
  await followSchedule(tx, row.id, unscheduled, now)
  return wired(tx, await existingPage(tx, row.id), config, context.site)
})

export const schedulePage = action(contract.schedulePage, configured, async (tx, { params, body }, context, config) => {
  const row = await existingPage(tx, params.page_id)
  context.ifMatch(row.version)
  const now = context.now()
  const publish_at = parseInstantOrNull(body.publish_at)
  const unpublish_at = parseInstantOrNull(body.unpublish_at)
  const errors = scheduleErrors({ publish_at, unpublish_at }, now)
  if (errors.length > 0) throw problem('validation_failed', { errors })
  if (publish_at !== null) await requireGoodContent(tx, row.draft)
  await store.savePage(tx, row.id, { publish_at, unpublish_at, schedule_problem: null, updated_at: now })
  await followSchedule(tx, row.id, { publish_at, unpublish_at }, now)
  return wired(tx, await existingPage(tx, row.id), config, context.site)
})

function scheduleErrors(moments: Record<'publish_at' | 'unpublish_at', number | null>, now: number): FieldError[] {
  const farthest = now + pageLimits.page_schedule_days_max * day_ms
  const errors: FieldError[] = []
  for (const [name, moment] of Object.entries(moments)) {
    if (moment === null) continue
    if (moment <= now) errors.push({ pointer: `/${name}`, code: 'time_passed' })
    if (moment > farthest) errors.push({ pointer: `/${name}`, code: 'too_late' })
  }
  const { publish_at, unpublish_at } = moments
  if (publish_at !== null && unpublish_at !== null && unpublish_at <= publish_at)
    errors.push({ pointer: '/unpublish_at', code: 'ends_before_start' })
  return errors
}

export const listPageVersions = query(contract.listPageVersions, async (db, { params, query: q }) => {
  const { id, published_version } = await existingPage(db, params.page_id)
  const rows = await store.pageOfVersions(db, id, listPage(q, ['number']))
  return page(
    q,
    rows,
    row => listKey(q)({ id: row.number, created_at: row.created_at }),
    row => toVersion(row, published_version),
  )
})

export const restorePage = action(contract.restorePage, configured, async (tx, { params, body }, context, config) => {
  const row = await existingPage(tx, params.page_id)
  context.ifMatch(row.version)
  const kept = await store.findVersion(tx, row.id, body.content_version)
  if (!kept) throw invalid('/content_version', 'unknown_reference')
  await store.savePage(tx, row.id, {
    ...(await checkedContent(tx, kept.content, row.id)),
    content_version: row.content_version + 1,
    updated_at: context.now(),
  })
  return wired(tx, await existingPage(tx, row.id), config, context.site)
})

export const listPageUses = query(contract.listPageUses, async (db, { params }, { installation, site }) => {
  const row = await existingPage(db, params.page_id)
  const users = [
    ...(await installation.connections.blockersAt(db, goingFrom(row, installation, site))),
    ...(await installation.connections.liveBlockersOf(db, 'page', row.id)),
  ]
  return { data: users.map(({ type, id, name }) => ({ type, id, name })) }
})
