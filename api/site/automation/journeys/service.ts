/** Creating, reading, changing and deleting journeys. Their life after that is in life/service.ts. */

import type { Context } from '../../../platform/features/context.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { localDay } from '../../../platform/texts/local-days.ts'
import { countMatchingLeads } from '../../contacts/leads/rules.ts'
import * as store from '../journey-records/rules.ts'
import { emptyDocument, existingJourney, requireFreeName } from '../journey-records/rules.ts'
import { countRuns, countRunsOfMany, leadsOfJourney } from '../runs/rules.ts'
import { requireReferences } from './checks/require-references.ts'
import { journeyProblems, requireFittingFilters } from './checks/validate.ts'
import { journeyWarnings } from './checks/warnings.ts'
import * as contract from './contract.ts'
import { draftNamed, freeName } from './drafts.ts'
import { wantedBy } from './enrollments/enrollments.ts'
import { countRecentEnrollments } from './recent-enrollments.ts'
import { toJourney, toJourneySummary, toProblem } from './wire.ts'

export const listJourneys = query(contract.listJourneys, async (db, { query: q }, { site, now }) => {
  const rows = await store.pageOfJourneys(db, { ...listPage(q), status: q.status })
  const ids = rows.map(row => row.id)
  const counts = await countRunsOfMany(db, ids)
  const recent = await countRecentEnrollments(db, q.expand ? ids : [], localDay(site.timezone, now()))
  return page(q, rows, listKey(q), row => ({
    ...toJourneySummary(row, counts.get(row.id) ?? {}),
    flow: row.flow,
    ...(q.expand && { recent_enrollments: recent(row.id) }),
  }))
})

export const getJourney = query(contract.getJourney, async (db, { params }) => {
  const row = await existingJourney(db, params.journey_id)
  return toJourney(row, await countRuns(db, row.id))
})

/** Before an action: what checks of references ask of the installation. */
const surroundingsOf = async (_input: unknown, { installation }: Context) => installation

export const createJourney = action(
  contract.createJourney,
  surroundingsOf,
  async (tx, { body }, context, surroundings) => {
    const { name, description = '', document = emptyDocument } = body
    if (body.document) {
      await requireFittingFilters(tx, document)
      await requireReferences(tx, document, surroundings)
    }
    return toJourney(await draftNamed(tx, { name, description, document }, context), {})
  },
)

export const updateJourney = action(
  contract.updateJourney,
  surroundingsOf,
  async (tx, { params, body }, { now, ifMatch, changedFrom }, surroundings) => {
    const row = await existingJourney(tx, params.journey_id)
    ifMatch(row.version)
    changedFrom(row)
    if (body.document) {
      await requireFittingFilters(tx, body.document)
      await requireReferences(tx, body.document, surroundings, { before: row.document })
    }
    const named = body.name === undefined ? {} : { name_key: await requireFreeName(tx, body.name, row.id) }
    const edited = body.document === undefined ? {} : { has_unpublished_changes: true }
    await store.updateJourney(tx, row.id, { ...body, ...named, ...edited, updated_at: now() })
    return toJourney(await existingJourney(tx, row.id), await countRuns(tx, row.id))
  },
)

export const deleteJourney = action(contract.deleteJourney, async (tx, { params }, { requireUnused }) => {
  const row = await existingJourney(tx, params.journey_id)
  const itself = row.status === 'on' ? [{ type: 'journey', id: row.id, name: row.name }] : []
  await requireUnused(tx, 'journey', row.id, itself)
  await store.deleteJourneyRow(tx, row.id)
})

export const duplicateJourney = action(contract.duplicateJourney, async (tx, { params }, context) => {
  const { name, description, document } = await existingJourney(tx, params.journey_id)
  const copy = await freeName(tx, name)
  return toJourney(await draftNamed(tx, { name: copy, description, document }, context), {})
})

export const validateJourney = query(
  contract.validateJourney,
  async (db, { params }, { site, locale, installation }) => {
    const row = await existingJourney(db, params.journey_id)
    const problems = await journeyProblems(db, row.document, { ...site, surroundings: installation })
    const warnings = await journeyWarnings(db, row)
    return { data: problems.map(p => toProblem(p, locale)), warnings: warnings.map(p => toProblem(p, locale)) }
  },
)

export const previewEnrollment = query(contract.previewEnrollment, async (db, { params }, context) => {
  const { installation, site, now } = context
  const row = await existingJourney(db, params.journey_id)
  const not_in = leadsOfJourney(row.id, { ever: !row.document.allow_duplicate_enrollment })
  const holding = { id: row.id, document: row.document, now: now(), site_timezone: site.timezone }
  // Looks at every lead and every run, and must not keep others waiting.
  const database = await installation.databases.site(site.id)
  return database.readSlow(async slow => {
    const wanted = await wantedBy(slow, holding, { cause: 'publication' })
    return { matching_leads: await countMatchingLeads(slow, { ...wanted, not_in }) }
  })
})
