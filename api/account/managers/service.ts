/** The endpoints on managers. Accepting an invitation is in a file of its own. */

import type { Handle } from '../../platform/database/handle.ts'
import type { Context, InAction } from '../../platform/features/context.ts'
import { action, query } from '../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../platform/http/list-page.ts'
import { page } from '../../platform/http/pagination.ts'
import { type Actor, actorId, type Rights } from '../../platform/identity/actor.ts'
import { hashSecret, newSecret } from '../../platform/identity/secrets.ts'
import { invalid, problem, refusedAt } from '../../platform/problem/problem.ts'
import { toInstant, toInstantOrNull } from '../../platform/runtime/clock.ts'
import { emailKey } from '../../platform/schemas/schemas.ts'
import { deleteKeysBeyond, namesOfApiKeys, sitesShownTo } from '../api-keys/rules.ts'
import { demandCausedMail, demandInvitable, endSessionsOf, requireLengthFor } from '../auth/rules.ts'
import {
  insertMembership,
  type MembershipRow,
  permissionsIn,
  removeMembership,
  rightsOfMembership,
  updateMembership,
} from '../memberships/rules.ts'
import { usersWithSecondFactor } from '../second-factor/rules.ts'
import { listSiteIds } from '../sites/rules.ts'
import { namesOfUsers } from '../users/rules.ts'
import { managersAllowance } from './allowances.ts'
import { assistantsOn } from './chosen-assistants.ts'
import * as contract from './contract.ts'
import { managerLimits } from './limits.ts'
import { invitationMail } from './mails.ts'
import { requireReach, requireWhole } from './rules.ts'
import * as store from './store.ts'

type Db = Handle<'control'>
const invitation_ms = managerLimits.invitation_days * 86_400_000

type By = Pick<Context, 'actor' | 'rights'>

/** Assistants of other sites are nothing to know of. */
const isWithinReach = (rights: Rights | null, site_ids: Rights['site_ids']): boolean =>
  site_ids !== 'all' && sitesShownTo(rights, site_ids).length === site_ids.length

const toManager = (
  { membership: m, person }: store.ManagerRow,
  { actor, rights }: By,
  guarded: ReadonlySet<string>,
) => ({
  id: m.id,
  name: person ? `${person.first_name} ${person.last_name}` : (m.invited_name ?? ''),
  email: person?.email ?? m.invited_email ?? '',
  status: m.user_id === null ? ('invited' as const) : ('active' as const),
  invitation_expires_at: toInstantOrNull(m.invitation_expires_at),
  role: m.role,
  all_sites: m.site_ids === 'all',
  site_ids: sitesShownTo(rights, m.site_ids),
  grants: m.role === 'manager' ? m.grants : permissionsIn(m),
  assistant_ids: m.assistant_ids && (isWithinReach(rights, m.site_ids) ? m.assistant_ids : []),
  second_factor: m.user_id !== null && guarded.has(m.user_id),
  current: m.user_id !== null && m.user_id === actorId(actor),
  version: m.version,
  created_at: toInstant(m.created_at),
  updated_at: toInstant(m.updated_at),
})

const accountOf = (rights: Rights | null): string => rights?.account_id ?? ''
const within = (rights: Rights | null) => rights ?? { account_id: '', site_ids: [] }

async function existing(db: Db, rights: Rights | null, id: string): Promise<store.ManagerRow> {
  const row = await store.findManager(db, within(rights), id)
  if (!row) throw problem('not_found')
  return row
}

/** Those of the rows who have a second factor. */
const guardedAmong = (db: Db, rows: readonly store.ManagerRow[]): Promise<Set<string>> =>
  usersWithSecondFactor(
    db,
    rows.flatMap(({ membership }) => membership.user_id ?? []),
  )

async function shown(db: Db, rights: Rights | null, id: string, actor: Actor) {
  const row = await existing(db, rights, id)
  return toManager(row, { rights, actor }, await guardedAmong(db, [row]))
}

/** A manager whom the caller may change or remove: no more than themself, and not themself. */
async function manageable(tx: Db, { actor, rights }: InAction, id: string): Promise<MembershipRow> {
  const { membership } = await existing(tx, rights, id)
  if (membership.user_id !== null && membership.user_id === actorId(actor)) throw problem('own_membership')
  await requireReach(tx, { actor, rights }, membership)
  return membership
}

type MembershipChange = Partial<Pick<MembershipRow, 'role' | 'grants' | 'assistant_ids'>> & {
  all_sites?: boolean
  site_ids?: string[]
}

/** Those that are asked for must be there; of former ones those stay that still are. */
function assistantsAsked(
  body: { assistant_ids?: string[] | null | undefined },
  known: ReadonlySet<string>,
  former?: MembershipRow,
): string[] | null {
  const missing = body.assistant_ids?.findIndex(id => !known.has(id)) ?? -1
  if (missing >= 0) throw invalid(`/assistant_ids/${missing}`, 'unknown_reference')
  if (body.assistant_ids !== undefined) return body.assistant_ids && [...new Set(body.assistant_ids)]
  return former?.assistant_ids?.filter(id => known.has(id)) ?? null
}

/** What is asked for, on top of what was; sites that are not the caller's do not exist. */
async function rightsAsked(
  tx: Db,
  body: { [K in keyof MembershipChange]?: MembershipChange[K] | undefined },
  rights: Rights | null,
  known: ReadonlySet<string>,
  former?: MembershipRow,
) {
  const role = body.role ?? former?.role ?? 'manager'
  const own = rights ? await listSiteIds(tx, rights) : []
  if (body.site_ids?.some(id => !own.includes(id))) throw problem('site_not_found')
  const chosen = body.site_ids ?? (former && former.site_ids !== 'all' ? former.site_ids : [])
  const isAll =
    role === 'administrator' || (body.all_sites ?? (body.site_ids === undefined && former?.site_ids === 'all'))
  const asked = {
    role,
    site_ids: isAll ? ('all' as const) : chosen,
    grants: role === 'manager' ? (body.grants ?? former?.grants ?? []) : [],
    assistant_ids: role === 'manager' ? assistantsAsked(body, known, former) : null,
  }
  requireWhole(asked)
  return asked
}

export const listManagers = query(contract.listManagers, async (db, { query: q }, { rights, actor }) => {
  const rows = await store.pageOfManagers(db, within(rights), listPage(q))
  const guarded = await guardedAmong(db, rows)
  return page(
    q,
    rows,
    row => listKey(q)(row.membership),
    row => toManager(row, { rights, actor }, guarded),
  )
})

export const getManager = query(contract.getManager, (db, { params }, { rights, actor }) =>
  shown(db, rights, params.manager_id, actor),
)

async function sending(context: Context, email_key: string) {
  const { outbox, config, databases } = context.installation
  demandCausedMail(context, accountOf(context.rights), email_key)
  await databases.control.read(db => demandInvitable(db, email_key, config))
  return { outbox, url: config.public_url }
}

/** A new link for the invitation, and the email that carries it. */
async function invite(
  tx: Db,
  invited: { name: string; email: string },
  context: InAction,
  { outbox, url }: Awaited<ReturnType<typeof sending>>,
) {
  const { actor, now, newId, locale } = context
  const token = newSecret('once')
  const valid_until = now() + invitation_ms
  const ids = [actorId(actor) ?? '']
  const [by] = [...(await namesOfUsers(tx, ids)), ...(await namesOfApiKeys(tx, ids))]
  const link = `${url}/invitation/${token}`
  await outbox.post(
    tx,
    newId('event'),
    invitationMail(locale, { ...invited, inviter: by?.name ?? '', link, valid_until }),
    now(),
  )
  return { invitation_hash: hashSecret(token), invitation_expires_at: valid_until }
}

export const createManager = action(
  contract.createManager,
  async ({ body }, context) => ({
    mail: await sending(context, emailKey(body.email)),
    known: await assistantsOn(body, context),
  }),
  async (tx, { body }, context, { mail, known }) => {
    const { actor, rights, newId, now } = context
    const asked = await rightsAsked(tx, body, rights, known)
    await requireReach(tx, { actor, rights }, asked)
    const invited_email_key = emailKey(body.email)
    if (await store.managerWithAddress(tx, accountOf(rights), invited_email_key))
      throw refusedAt('/email', 'manager_exists')
    await context.requireRoom(tx, managersAllowance)
    const row: MembershipRow = {
      id: newId('membership'),
      account_id: accountOf(rights),
      user_id: null,
      ...asked,
      invited_name: body.name,
      invited_email: body.email,
      invited_email_key,
      ...(await invite(tx, body, context, mail)),
      version: 1,
      created_at: now(),
      updated_at: now(),
    }
    await insertMembership(tx, row)
    return toManager({ membership: row, person: null }, context, new Set())
  },
)

export const updateManager = action(
  contract.updateManager,
  async ({ params, body }, context) => {
    const { installation, rights } = context
    const { membership } = await installation.databases.control.read(db => existing(db, rights, params.manager_id))
    const { assistant_ids, site_ids } = membership
    const former = { assistant_ids, ...(site_ids !== 'all' && { site_ids }) }
    return assistantsOn({ ...former, ...body }, context)
  },
  async (tx, { params, body }, context, known) => {
    const { actor, rights, now, ifMatch } = context
    const row = await manageable(tx, context, params.manager_id)
    ifMatch(row.version)
    const asked = await rightsAsked(tx, body, rights, known, row)
    await requireReach(tx, { actor, rights }, asked)
    const { account_id, user_id } = row
    if (user_id !== null) await requireLengthFor(tx, user_id, asked)
    await updateMembership(tx, row.id, { ...asked, updated_at: now() })
    if (user_id !== null) await deleteKeysBeyond(tx, user_id, rightsOfMembership({ account_id, ...asked }))
    return shown(tx, rights, row.id, actor)
  },
)

export const deleteManager = action(contract.deleteManager, async (tx, { params }, context) => {
  const row = await manageable(tx, context, params.manager_id)
  await removeMembership(tx, row.id)
  if (row.user_id === null) return
  await deleteKeysBeyond(tx, row.user_id, { account_id: row.account_id, site_ids: [], grants: new Set() })
  await endSessionsOf(tx, row.user_id)
})

export const resendInvitation = action(
  contract.resendInvitation,
  async ({ params }, context) => {
    const { rights, installation } = context
    const { membership } = await installation.databases.control.read(db => existing(db, rights, params.manager_id))
    if (membership.invited_email_key === null)
      throw problem('transition_not_allowed', { detail: 'invitation.is_accepted' })
    return sending(context, membership.invited_email_key)
  },
  async (tx, { params }, context, mail) => {
    const row = await manageable(tx, context, params.manager_id)
    if (row.user_id !== null) throw problem('transition_not_allowed', { detail: 'invitation.is_accepted' })
    const invited = { name: row.invited_name ?? '', email: row.invited_email ?? '' }
    await updateMembership(tx, row.id, {
      ...(await invite(tx, invited, context, mail)),
      updated_at: context.now(),
    })
    return shown(tx, context.rights, row.id, context.actor)
  },
)
