/** What a broadcast lacks before it can be scheduled, and references of a request to things that are not there. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { SiteFacts } from '../../../platform/features/context.ts'
import { type FieldError, problem } from '../../../platform/problem/problem.ts'
import { requireAudiences } from '../../contacts/audiences/rules.ts'
import { filterProblems } from '../../contacts/leads/rules.ts'
import { senderStatus } from '../senders/rules.ts'
import { findTemplateCategory, subjectProblems, templateStatus } from '../templates/rules.ts'
import { broadcastLimits } from './limits.ts'
import type { BroadcastRow } from './store.ts'
import type { Recipients } from './table.ts'
import { isTest, startOf } from './whom.ts'

type Db = Handle<'site'>
type Issue = Pick<FieldError, 'pointer' | 'code'>

const day_ms = 86_400_000
const templateCode = { missing: 'required', disabled: 'template_disabled', no_unsubscribe_link: 'no_unsubscribe_link' }

async function templateIssues(db: Db, id: string | null): Promise<Issue[]> {
  const pointer = '/template_id'
  if (id === null) return [{ pointer, code: 'required' }]
  const status = await templateStatus(db, id)
  if (status !== 'ready') return [{ pointer, code: templateCode[status] }]
  return (await findTemplateCategory(db, id)) === 'transactional' ? [{ pointer, code: 'template_transactional' }] : []
}

async function senderIssues(db: Db, id: string | null): Promise<Issue[]> {
  const pointer = '/sender_id'
  if (id === null) return [{ pointer, code: 'required' }]
  const status = await senderStatus(db, id)
  if (status === 'ready') return []
  return [{ pointer, code: status === 'missing' ? 'required' : 'sender_not_verified' }]
}

function scheduleIssues(row: BroadcastRow, now: number): Issue[] {
  const { schedule } = row
  if (schedule.type === 'now') return []
  const pointer = '/schedule/at'
  if (schedule.type === 'local_time' && isTest(row)) return [{ pointer, code: 'test_needs_one_time' }]
  const latest = schedule.type === 'at' ? Date.parse(schedule.at) : Date.parse(`${schedule.at}Z`) + day_ms / 2
  if (latest < now) return [{ pointer, code: 'time_passed' }]
  const farthest = now + broadcastLimits.broadcast_schedule_days_max * day_ms
  return startOf(row, now) > farthest ? [{ pointer, code: 'too_late' }] : []
}

/** In the order of the screens that ask for it. */
export async function findIssues(db: Db, row: BroadcastRow, site: SiteFacts, now: number): Promise<Issue[]> {
  return [
    ...(await templateIssues(db, row.template_id)),
    ...(await senderIssues(db, row.sender_id)),
    ...(site.postal_address.trim() === '' ? [{ pointer: '/site/postal_address', code: 'no_postal_address' }] : []),
    ...scheduleIssues(row, now),
  ]
}

/** 422 at whatever does not fit the site. */
export async function requireRecipients(db: Db, given: Recipients | undefined, pointer = '/recipients'): Promise<void> {
  if (!given) return
  await requireAudiences(db, given.audience_ids, `${pointer}/audience_ids`)
  await requireAudiences(db, given.excluded_audience_ids, `${pointer}/excluded_audience_ids`)
  const errors = given.filter ? await filterProblems(db, given.filter, `${pointer}/filter`) : []
  if (errors.length > 0) throw problem('validation_failed', { errors })
}

interface BroadcastContent {
  template_id?: string | null | undefined
  sender_id?: string | null | undefined
  subjects?: string[] | undefined
  recipients?: Recipients | undefined
}

export async function requireReferences(db: Db, given: BroadcastContent): Promise<void> {
  const errors: FieldError[] = []
  const lacks = (pointer: string) => errors.push({ pointer, code: 'unknown_reference' })
  if (given.template_id && (await templateStatus(db, given.template_id)) === 'missing') lacks('/template_id')
  if (given.sender_id && (await senderStatus(db, given.sender_id)) === 'missing') lacks('/sender_id')
  for (const [at, subject] of (given.subjects ?? []).entries()) {
    for (const { code, name, line } of await subjectProblems(db, subject)) {
      errors.push({ pointer: `/subjects/${at}`, code, values: { name, line } })
    }
  }
  if (errors.length > 0) throw problem('validation_failed', { errors })
  await requireRecipients(db, given.recipients)
}
