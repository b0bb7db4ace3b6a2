/** Creating, reading, changing and deleting journeys. Their life after that is in life-service.ts. */
import { action, query } from '../../platform/operation.ts'
import { afterId, page, pageLimit } from '../../platform/pagination.ts'
import { problem } from '../../platform/problem/problem.ts'
import { countMatchingLeads } from '../leads/rules.ts'
import { countRuns } from '../runs/rules.ts'
import * as contract from './contract.ts'
import { emptyDocument } from './document.ts'
import { wantedBy } from './enrollments.ts'
import { existingJourney, requireFreeName } from './rules.ts'
import * as store from './store.ts'
import { journeyProblems, requireFittingFilters } from './validate.ts'
import { toJourney, toProblem } from './wire.ts'

export const listJourneys = query(contract.listJourneys, async (db, { query: q }) => {
  const rows = await store.pageOfJourneys(db, { after: afterId(q), limit: pageLimit(q), status: q.status })
  const counted = []
  for (const row of rows) counted.push({ row, counts: await countRuns(db, row.id) })
  return page(
    q,
    counted,
    ({ row }) => [row.id],
    ({ row, counts }) => toJourney(row, counts),
  )
})

export const getJourney = query(contract.getJourney, async (db, { params }) => {
  const row = await existingJourney(db, params.journey_id)
  return toJourney(row, await countRuns(db, row.id))
})

export const createJourney = action(contract.createJourney, async (tx, { body }, { newId, now }) => {
  const name_key = await requireFreeName(tx, body.name)
  if (body.document) await requireFittingFilters(tx, body.document)
  const row: store.JourneyRow = {
    id: newId('journey'),
    name: body.name,
    name_key,
    description: body.description ?? '',
    status: 'draft',
    held_at: null,
    document: body.document ?? emptyDocument,
    published_version: null,
    published_at: null,
    enrolls_after: 0,
    has_unpublished_changes: true,
    version: 1,
    created_at: now(),
    updated_at: now(),
  }
  await store.insertJourney(tx, row)
  return toJourney(row, {})
})

export const updateJourney = action(contract.updateJourney, async (tx, { params, body }, { now, ifMatch }) => {
  const row = await existingJourney(tx, params.journey_id)
  ifMatch(row.version)
  if (body.document) await requireFittingFilters(tx, body.document)
  const named = body.name === undefined ? {} : { name_key: await requireFreeName(tx, body.name, row.id) }
  const edited = body.document === undefined ? {} : { has_unpublished_changes: true }
  await store.updateJourney(tx, row.id, { ...body, ...named, ...edited, updated_at: now() })
  return toJourney(await existingJourney(tx, row.id), await countRuns(tx, row.id))
})

export const deleteJourney = action(contract.deleteJourney, async (tx, { params }) => {
  const row = await existingJourney(tx, params.journey_id)
  const { pending = 0, running = 0, waiting = 0, delayed = 0 } = await countRuns(tx, row.id)
  if (row.status === 'on' || pending + running + waiting + delayed > 0) {
    throw problem('in_use', { blockers: [{ kind: 'journey', id: row.id, name: row.name }] })
  }
  await store.deleteJourneyRow(tx, row.id)
})

/** `Welcome`, `Welcome (2)`, `Welcome (3)`: the first that is free. */
async function freeCopyName(db: Parameters<typeof store.findByName>[0], name: string): Promise<string> {
  const stem = name.replace(/ \(\d+\)$/, '').slice(0, 90)
  for (let n = 2; ; n++) {
    const copy = `${stem} (${n})`
    if (!(await store.findByName(db, copy.toLowerCase()))) return copy
  }
}

export const duplicateJourney = action(contract.duplicateJourney, async (tx, { params }, { newId, now }) => {
  const source = await existingJourney(tx, params.journey_id)
  const name = await freeCopyName(tx, source.name)
  const row: store.JourneyRow = {
    ...source,
    id: newId('journey'),
    name,
    name_key: await requireFreeName(tx, name),
    status: 'draft',
    held_at: null,
    published_version: null,
    published_at: null,
    enrolls_after: 0,
    has_unpublished_changes: true,
    version: 1,
    created_at: now(),
    updated_at: now(),
  }
  await store.insertJourney(tx, row)
  return toJourney(row, {})
})

export const validateJourney = query(
  contract.validateJourney,
  async (db, { params }, { site, locale, installation }) => {
    const row = await existingJourney(db, params.journey_id)
    const has_ai = installation.ai !== undefined
    const problems = await journeyProblems(db, row.document, { ...site, has_ai })
    return { data: problems.map(p => toProblem(p, locale)) }
  },
)

export const previewEnrollment = query(contract.previewEnrollment, async (db, { params }) => {
  const row = await existingJourney(db, params.journey_id)
  return { matching_leads: await countMatchingLeads(db, wantedBy(row.document, {})) }
})
