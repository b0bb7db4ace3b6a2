/** The endpoints on sending domains. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { Context, Installation } from '../../../platform/features/context.ts'
import { action, openDatabase, query } from '../../../platform/features/endpoint.ts'
import { invalid, problem } from '../../../platform/problem/problem.ts'
import { toInstant, toInstantOrNull } from '../../../platform/runtime/clock.ts'
import * as contract from './contract.ts'
import { newKey, selectorAt } from './keys.ts'
import { sendingDomainLimits } from './limits.ts'
import { findRoute, lookUp } from './look-up.ts'
import { type ProbeResult, sendProbe } from './probe.ts'
import { judge, type Route, recordsOf } from './records.ts'
import { afterCheck } from './rules.ts'
import * as store from './store.ts'

type Db = Handle<'site'>

const toDomain = (row: store.DomainRow, route: Route) => ({
  id: row.id,
  domain: row.domain,
  status: row.verified_at === null ? ('not_verified' as const) : ('verified' as const),
  selector: row.selector,
  records: recordsOf(row, route).map(record => {
    const seen = row.seen[record.purpose]
    // What is needed may be another than when it was looked up.
    return { ...record, ...judge(record, seen && seen.status !== 'unknown' ? seen.found : null) }
  }),
  broken: row.broken,
  verified_at: toInstantOrNull(row.verified_at),
  checked_at: toInstantOrNull(row.checked_at),
  ...(row.probe_status && {
    probe: { status: row.probe_status, reason: row.probe_reason, at: toInstant(row.probed_at ?? row.updated_at) },
  }),
  version: row.version,
  created_at: toInstant(row.created_at),
  updated_at: toInstant(row.updated_at),
})

async function existing(db: Db, id: string): Promise<store.DomainRow> {
  const row = await store.findDomain(db, id)
  if (!row) throw problem('not_found')
  return row
}

/** As it is now. */
const shown = async (db: Db, row: store.DomainRow, installation: Pick<Installation, 'config'>) =>
  toDomain(row, await findRoute(db, installation))

export const listSendingDomains = query(contract.listSendingDomains, async (db, _input, { installation }) => {
  const route = await findRoute(db, installation)
  return { data: (await store.allDomains(db)).map(row => toDomain(row, route)) }
})

export const getSendingDomain = query(contract.getSendingDomain, async (db, { params }, { installation }) =>
  shown(db, await existing(db, params.sending_domain_id), installation),
)

const freshKey = async (_input: unknown, { installation, site }: Context) => ({
  installation,
  key: await newKey(await installation.databases.siteKey(site.id)),
})

export const createSendingDomain = action(
  contract.createSendingDomain,
  freshKey,
  async (tx, { body }, context, ready) => {
    const there = await store.allDomains(tx)
    if (there.some(({ domain }) => domain === body.domain)) throw problem('name_taken')
    const maximum = sendingDomainLimits.sending_domains_max
    if (there.length >= maximum) throw invalid('/domain', 'too_many', { maximum })
    const at = context.now()
    const none = { next_selector: null, next_private_key: null, next_public_key: null, probe_status: null }
    const row: store.DomainRow = {
      id: context.newId('sending_domain'),
      domain: body.domain,
      selector: selectorAt(at),
      ...ready.key,
      ...none,
      ...{
        verified_at: null,
        has_return_path: false,
        checked_at: null,
        seen: {},
        broken: [],
        broken_at: null,
        probe_reason: null,
        probed_at: null,
      },
      ...{ version: 1, created_at: at, updated_at: at },
    }
    await store.insertDomain(tx, row)
    return shown(tx, row, ready.installation)
  },
)

const looking = { per_minute: 10, burst: 5 }

/** Looks before the action: DNS may take its time. */
async function look({ params }: { params: { sending_domain_id: string } }, context: Context) {
  const { installation } = context
  installation.rateLimits.demand('sending-domain', params.sending_domain_id, looking)
  const database = await openDatabase(contract.checkSendingDomain, context)
  const [row, route] = await database.read(
    async db => [await existing(db, params.sending_domain_id), await findRoute(db, installation)] as const,
  )
  return { installation, seen: await lookUp(installation, row, route), version: row.version }
}

export const checkSendingDomain = action(contract.checkSendingDomain, look, async (tx, { params }, context, ready) => {
  const row = await existing(tx, params.sending_domain_id)
  // A key that was made meanwhile was not looked up.
  if (row.version === ready.version) {
    const at = context.now()
    await store.saveDomain(tx, row.id, { ...afterCheck(row, ready.seen, at), updated_at: at })
  }
  return shown(tx, await existing(tx, row.id), ready.installation)
})

export const rotateSendingDomainKey = action(
  contract.rotateSendingDomainKey,
  freshKey,
  async (tx, { params }, context, { installation, key }) => {
    const row = await existing(tx, params.sending_domain_id)
    const at = context.now()
    const { dkim_next: _former, ...seen } = row.seen
    const next = selectorAt(at) === row.selector ? `${selectorAt(at)}n` : selectorAt(at)
    await store.saveDomain(tx, row.id, {
      next_selector: next,
      next_private_key: key.private_key,
      next_public_key: key.public_key,
      seen,
      updated_at: at,
    })
    return shown(tx, await existing(tx, row.id), installation)
  },
)

async function probe({ params }: { params: { sending_domain_id: string } }, context: Context) {
  const { installation, site } = context
  installation.rateLimits.demand('sending-domain', params.sending_domain_id, looking)
  const database = await openDatabase(contract.probeSendingDomain, context)
  const row = await database.read(db => existing(db, params.sending_domain_id))
  if (installation.config.inbound.return_path === undefined || row.verified_at === null) {
    throw problem('transition_not_allowed', { values: { status: 'not_verified' } })
  }
  // Marked first: it may be back before this is over.
  await database.write(tx =>
    store.saveDomain(tx, row.id, { probe_status: 'sent', probe_reason: null, probed_at: context.now() }),
  )
  return { installation, sent: await sendProbe(installation, site, row) }
}

export const probeSendingDomain = action(contract.probeSendingDomain, probe, async (tx, { params }, context, ready) => {
  const row = await existing(tx, params.sending_domain_id)
  const { sent }: { sent: ProbeResult } = ready
  if (!sent.ok && row.probe_status === 'sent') {
    await store.saveDomain(tx, row.id, {
      probe_status: 'not_sent',
      probe_reason: sent.reason,
      probed_at: context.now(),
    })
  }
  return shown(tx, await existing(tx, row.id), ready.installation)
})

export const deleteSendingDomain = action(contract.deleteSendingDomain, async (tx, { params }) => {
  const row = await existing(tx, params.sending_domain_id)
  await store.removeDomain(tx, row.id)
})
