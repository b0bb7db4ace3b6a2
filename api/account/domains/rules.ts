/** What follows from a look at DNS: who of all that claim a host has it, and when it is looked at again. */

import type { Handle } from '../../platform/database/handle.ts'
import { recordActivity } from '../../platform/features/activities/activities.ts'
import { restart } from '../../platform/jobs/jobs.ts'
import { newId } from '../../platform/runtime/ids.ts'
import { existingSite, setDomainsWaiting, setPrimaryHost } from '../sites/rules.ts'
import { domainFailed, domainVerified } from './events.ts'
import { renewCertificate } from './jobs.ts'
import { domainLimits as limits } from './limits.ts'
import type { DnsLookup } from './look-up.ts'
import { type NoticeContext, tellAdministrators } from './notices.ts'
import { pointing, proving } from './records.ts'
import * as store from './store.ts'

type Db = Handle<'control'>
type Row = store.DomainRow
type Reason = Row['reason']

export { getChallenges as challengesOf } from './certificates/challenges.ts'
export { type SecureHosts, secureHosts } from './certificates/secure-hosts.ts'
export { wantCertificates } from './certificates/wanted.ts'
export { hostnameOf, isLocal } from './host.ts'
export { servedHosts } from './served-hosts.ts'

export const hour_ms = 3_600_000

/** Often at first: owners wait before their screen. */
export function nextCheck({ created_at, checks_until }: Pick<Row, 'created_at' | 'checks_until'>, now: number): number {
  const started_at = Math.max(created_at, checks_until - limits.domain_checks_hours * hour_ms)
  const wait_ms = Math.min((now - started_at) / 6, limits.domain_check_seconds_max * 1_000)
  return Math.min(now + Math.max(wait_ms, limits.domain_check_seconds_min * 1_000), Math.max(checks_until, now))
}

/** What hinders; null where nothing does. */
function faultOf({ proof }: Row, { seen, addresses }: DnsLookup, target: string): Reason {
  const [leads, proves] = [pointing(seen, { target, addresses }), proving(seen, proof)]
  if (leads === 'missing') return 'not_pointing'
  if (leads === 'different') return seen.loop ? 'cname_loop' : 'pointing_elsewhere'
  if (proves === 'missing' || proves === 'different') return 'not_owned'
  return leads === 'unknown' || proves === 'unknown' ? 'no_answer' : null
}

/** Writes what a look has found. Nothing of a look at what was changed since. */
export async function applyLook(tx: Db, { id, version }: Row, looked: DnsLookup, telling: NoticeContext, now: number) {
  const row = await store.findDomain(tx, id)
  if (!row || row.version !== version) return row
  const seen = { seen: looked.seen, addresses: looked.addresses, checked_at: now, updated_at: now }
  const isHeld = row.status === 'verified'
  const { target } = telling.config.domains
  const set = isHeld ? stillVerified(row, looked, target, now) : await claim(tx, row, looked, telling, now)
  await store.saveDomain(tx, id, { ...seen, ...set })
  if (isHeld && row.broken_at === null && set.broken_at)
    await tellAdministrators(tx, telling, row, { trouble: 'domain_broken', now })
  await recount(tx, row.site_id)
  return store.findDomain(tx, id)
}

/** One that was verified stays so: DNS may flip. Administrators get an email, and another site that proves its claim gets it. */
function stillVerified(row: Row, looked: DnsLookup, target: string, now: number): Partial<Row> {
  const fault = faultOf(row, looked, target)
  const next = (hours: number) => ({ next_check_at: now + hours * hour_ms })
  if (fault === 'no_answer') return next(1)
  // The proof is only asked for where sites contend for the domain.
  if (fault === null || fault === 'not_owned')
    return { reason: null, broken_at: null, ...next(limits.domain_recheck_hours) }
  return { reason: fault, broken_at: row.broken_at ?? now, ...next(1) }
}

async function claim(tx: Db, row: Row, looked: DnsLookup, telling: NoticeContext, now: number): Promise<Partial<Row>> {
  const fault = faultOf(row, looked, telling.config.domains.target)
  const holder = fault === null ? await store.findHolder(tx, row.host) : undefined
  // Who had it first keeps it while DNS has its proof too.
  const hinders = holder && looked.seen.proof?.includes(holder.proof) ? 'claimed' : fault
  if (hinders !== null) return later(tx, row, hinders, telling, now)
  if (holder) await release(tx, holder, telling, now)
  await note(tx, row, domainVerified.name, now)
  await restart(tx, renewCertificate, { subject_id: row.host, due_at: now }, now)
  const next_check_at = now + limits.domain_recheck_hours * hour_ms
  return { status: 'verified', held_host: row.host, reason: null, verified_at: now, broken_at: null, next_check_at }
}

async function later(tx: Db, row: Row, reason: Reason, telling: NoticeContext, now: number): Promise<Partial<Row>> {
  if (now < row.checks_until) return { status: 'pending', reason, next_check_at: nextCheck(row, now) }
  if (row.status !== 'failed') {
    await note(tx, row, domainFailed.name, now)
    await tellAdministrators(tx, telling, row, { trouble: 'domain_given_up', now })
  }
  return { status: 'failed', reason, next_check_at: null }
}

/** Another site has proved its claim. */
async function release(tx: Db, row: Row, telling: NoticeContext, now: number): Promise<void> {
  const lost = { status: 'failed', reason: 'taken', held_host: null, next_check_at: null, updated_at: now } as const
  await store.saveDomain(tx, row.id, lost)
  await leave(tx, row)
  await recount(tx, row.site_id)
  await note(tx, row, domainFailed.name, now)
  await tellAdministrators(tx, telling, row, { trouble: 'domain_taken', now })
}

/** A site whose primary domain is gone is at its subdomain again. */
export async function leave(tx: Db, { site_id, host }: Row): Promise<void> {
  const { primary_host } = await existingSite(tx, site_id)
  if (primary_host === host) await setPrimaryHost(tx, site_id, null)
}

async function note(tx: Db, { id, site_id }: Row, name: string, at: number): Promise<void> {
  const { account_id } = await existingSite(tx, site_id)
  await recordActivity(tx, { id: newId('activity'), at, name, subject_id: id, actor_type: 'system', account_id })
}

/** The dashboard of the site tells how many wait for somebody. */
export async function recount(tx: Db, site_id: string): Promise<void> {
  const [{ domains_waiting }, waiting] = await Promise.all([existingSite(tx, site_id), store.countWaiting(tx, site_id)])
  if (domains_waiting !== waiting) await setDomainsWaiting(tx, site_id, waiting)
}
