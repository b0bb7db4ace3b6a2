/** The endpoint that tries a mapping on a few leads: each is looked for at the service, and nothing is sent. */
import type { Context } from '../../../platform/features/context.ts'
import type { Input } from '../../../platform/features/contract.ts'
import { action } from '../../../platform/features/endpoint.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { emailKey } from '../../../platform/schemas/schemas.ts'
import { messageOf } from '../../../platform/texts/messages/messages.ts'
import { newestLeadIds } from '../../contacts/leads/rules.ts'
import { askService, existingConnection, loadClientParts } from '../connections/rules.ts'
import type { ServiceContact } from '../services/rules.ts'
import * as contract from './contract.ts'
import { syncLimits } from './limits.ts'
import { newRow } from './merge-contact.ts'
import { hasLeft, planChange } from './plan.ts'
import { type LeadState, loadLeadStates, loadMapping, type Mapping } from './statuses.ts'
import { type LedgerRow, rowsOfLeads } from './store.ts'
import { findRefusals, toShown } from './trial.ts'

type TrialInput = Input<typeof contract.trialConnection>

interface TrialSubject {
  state: LeadState
  row: LedgerRow
}

async function tryLeads({ params, body }: TrialInput, context: Context) {
  const { database, key } = await loadClientParts(context)
  const { mapping, states, rows, ids } = await database.read(async db => {
    const connection = await existingConnection(db, params.connection_id)
    const present = { now: context.now(), timezone: context.site.timezone }
    const mapping = await loadMapping(db, connection, { key, present })
    const ids = body.lead_ids ?? (await newestLeadIds(db, syncLimits.sync_trial_leads_max))
    const found = await rowsOfLeads(db, connection.id, ids)
    return {
      ids,
      mapping,
      states: await loadLeadStates(db, mapping, ids),
      rows: new Map(found.map(row => [row.lead_id, row])),
    }
  })
  const { connection } = mapping
  const { list_id } = connection
  if (list_id === null) throw problem('transition_not_allowed', { values: { status: 'no list' } })
  const looked = await askService(context, connection, async client => {
    const found: TrialSubject[] = []
    for (const id of ids) {
      const state = states.get(id)
      if (!state) continue
      const row = rows.get(state.lead.id) ?? newRow(connection.id, state.lead.id, context.now())
      const contact = row.consent === null ? await client.readContact(list_id, state.lead.email) : undefined
      found.push({ state, row: contact ? toSeen(row, contact) : row })
    }
    return found
  })
  return { data: looked.map(one => toTrial(one, mapping, context)) }
}

const toSeen = (row: LedgerRow, { id, email, consent }: ServiceContact): LedgerRow => ({
  ...row,
  ...{ contact_id: id, email, email_key: emailKey(email), consent },
})

function toTrial({ state, row }: TrialSubject, mapping: Mapping, { locale }: Context) {
  const plan = planChange(row, state, mapping)
  const words = (reason: string) => messageOf(locale, `sync_reason.${reason}`)
  const withdrawn = hasLeft(row.consent) ? ('withdrawn' as const) : undefined
  const reason = plan.kind === 'left_out' ? plan.reason : withdrawn
  const sent = plan.kind === 'send' ? plan.change : undefined
  return {
    lead_id: state.lead.id,
    email: state.lead.email,
    action: reason
      ? ('left_out' as const)
      : sent
        ? row.consent === null
          ? ('create' as const)
          : ('update' as const)
        : ('nothing' as const),
    ...(reason && { reason, reason_text: words(reason) }),
    fields: mapping.fields.flatMap(({ mapped: { service_field, service_name } }) => {
      const value = sent?.fields[service_field]
      return value === undefined ? [] : [{ service_field, service_name, value: toShown(value) }]
    }),
    tags: [...(sent?.tags_to_add ?? [])],
    refusals: findRefusals(plan, mapping).map(one => ({ ...one, text: words(one.reason) })),
  }
}

export const trialConnection = action(contract.trialConnection, tryLeads, async (_tx, _input, _context, tried) => tried)
