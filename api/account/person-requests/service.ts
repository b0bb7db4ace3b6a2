/** The endpoints on what people ask for about their data. */

import type { Context } from '../../platform/features/context.ts'
import { action, endpoint, query } from '../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../platform/http/list-page.ts'
import { page } from '../../platform/http/pagination.ts'
import { actorId } from '../../platform/identity/actor.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { problem } from '../../platform/problem/problem.ts'
import { fileDownload } from '../../platform/routing/file-download.ts'
import { listSiteIds } from '../sites/rules.ts'
import * as contract from './contract.ts'
import { writePieces } from './download.ts'
import { answerPersonRequest } from './jobs.ts'
import { existingRequest, hashOfEmail, requireAllSites, requireCompleted } from './rules.ts'
import { findRequest, insertRequest, pageOfRequests, type RequestRow } from './store.ts'
import { namesFor, toCertificate, toRequest } from './wire.ts'

const keyOf = async (_: unknown, { installation, rights }: Context): Promise<Buffer> => {
  requireAllSites(rights)
  return installation.databases.controlKey()
}

export const listPersonRequests = endpoint(contract.listPersonRequests, async ({ query: q }, context) => {
  const { installation, rights, now } = context
  const { account_id } = requireAllSites(rights)
  const email_hash = q.email === undefined ? undefined : hashOfEmail(await keyOf(q, context), q.email)
  const body = await installation.databases.control.read(async db => {
    const rows = await pageOfRequests(db, account_id, { ...listPage(q), email_hash })
    const names = await namesFor(db, rows)
    return page(
      q,
      rows,
      row => listKey(q)({ id: row.id, created_at: row.requested_at }),
      row => toRequest(row, names.get(row.requested_by), now()),
    )
  })
  return {
    status: 200,
    headers: { 'Cache-Control': 'no-store', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }
})

export const createPersonRequest = action(
  contract.createPersonRequest,
  keyOf,
  async (tx, { body }, { actor, rights, now, newId }, key) => {
    const all = requireAllSites(rights)
    const row: RequestRow = {
      ...{ id: newId('person_request'), account_id: all.account_id, type: body.type, email: body.email },
      email_hash: hashOfEmail(key, body.email),
      site_ids: [...(await listSiteIds(tx, all))],
      ...{ results: [], requested_at: now(), requested_by: actorId(actor) ?? '', completed_at: null },
    }
    await insertRequest(tx, row)
    await enqueue(tx, answerPersonRequest, { subject_id: row.id }, now())
    return toRequest(row, (await namesFor(tx, [row])).get(row.requested_by), now())
  },
)

export const getPersonRequest = query(contract.getPersonRequest, async (db, { params }, { rights, now }) => {
  const row = await existingRequest(db, rights, params.person_request_id)
  return toRequest(row, (await namesFor(db, [row])).get(row.requested_by), now())
})

export const getPersonRequestCertificate = query(
  contract.getPersonRequestCertificate,
  async (db, { params }, { rights }) => {
    const row = await existingRequest(db, rights, params.person_request_id)
    return toCertificate(row, requireCompleted(row), (await namesFor(db, [row])).get(row.requested_by))
  },
)

export const downloadPersonRequest = endpoint(contract.downloadPersonRequest, async ({ params }, context) => {
  const { control } = context.installation.databases
  const row = await control.read(db => existingRequest(db, context.rights, params.person_request_id))
  requireCompleted(row)
  if (row.type !== 'export' || row.email === null) throw problem('gone')
  const stillThere = async () => (await control.read(db => findRequest(db, row.id)))?.email !== null
  const pieces = writePieces(row, row.email, context, stillThere)
  return fileDownload(context, { name: `${row.id}.json`, type: 'application/octet-stream' }, pieces)
})
