/** The endpoint that takes many leads at once. */

import { suppressUnless } from '../../../platform/events/define.ts'
import { emitWith } from '../../../platform/events/emit.ts'
import type { Context } from '../../../platform/features/context.ts'
import { action } from '../../../platform/features/endpoint.ts'
import { actorId } from '../../../platform/identity/actor.ts'
import { problem, problemDocument } from '../../../platform/problem/problem.ts'
import { suppressing } from '../email-status/rules.ts'
import { leadRoom } from '../lead-records/rules.ts'
import { leadsAllowed } from '../leads/rules.ts'
import * as contract from './contract.ts'
import { type UpsertResult, upsertLead } from './upsert.ts'

const ready = async (_input: unknown, { installation, site }: Context) => ({
  most: leadsAllowed(installation, site),
  suppressions: installation.connections.through(suppressing),
})

export const upsertLeads = action(
  contract.upsertLeads,
  ready,
  async (tx, { body }, context, { most, suppressions }) => {
    const { newId, now, actor, locale, request_id } = context
    const { leads, mode = 'update', start_journeys = false } = body
    const room = await leadRoom(tx, most, leads.length)
    const upserting = { mode, by: { source: 'api' as const, source_id: actorId(actor), at: now() }, room, suppressions }
    const within = { newId, now, emit: emitWith(context.emit, suppressUnless(start_journeys)) }
    const inWords = (result: UpsertResult) => {
      if (result.status !== 'refused') return result
      const { errors = [] } = problemDocument(problem('validation_failed', result), locale, request_id)
      return { status: result.status, errors }
    }
    const data: ReturnType<typeof inWords>[] = []
    for (const lead of leads) data.push(inWords(await upsertLead(tx, lead, upserting, within)))
    return { data }
  },
)
