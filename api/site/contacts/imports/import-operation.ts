/**
 * Checking and importing the rows of a file, as operations: a group of rows is one transaction, and follows the last
 * one.
 */
import { createHash } from 'node:crypto'
import { z } from '@hono/zod-openapi'
import type { Handle } from '../../../platform/database/handle.ts'
import { suppressUnless } from '../../../platform/events/define.ts'
import {
  type BatchResult,
  type Operation,
  type OperationWork,
  type Outcome,
  operationType,
} from '../../../platform/features/operations/operation-type.ts'
import { Pace } from '../../../platform/features/operations/pace.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { acting } from '../../../platform/features/write-context.ts'
import { fieldsVersion } from '../custom-fields/rules.ts'
import { suppressing } from '../email-status/rules.ts'
import { leadsAllowed } from '../leads/rules.ts'
import { type Candidate, candidateOf } from './candidates.ts'
import { type Decision, decide, personKey, type SeenBefore } from './decide.ts'
import { type FileTags, fileTags } from './file-tags.ts'
import { fitting } from './fit-room.ts'
import { inTurns } from './in-turns.ts'
import { batchPace } from './limits.ts'
import { type Plan, readPlan, rowsPath } from './plan.ts'
import { readRows } from './rows-file.ts'
import { emailsSeen, insertRows, leadsTouched, type RowOfImport } from './rows-store.ts'
import {
  type CountedNote,
  type Counts,
  importModes,
  type NewTag,
  noCounts,
  refusingProblems,
  rowProblems,
  type Tally,
  verdicts,
} from './statuses.ts'
import { findImport, type ImportRow, saveImport } from './store.ts'
import { type RowResult, takeIn } from './take-in.ts'
import { undoing } from './undo.ts'

type Db = Handle<'site'>

const parameters = z.strictObject({ import_id: z.string(), mode: z.enum(importModes), rows: z.int() })
type Parameters = z.infer<typeof parameters>

interface Group {
  /** Absent if the import was deleted. */
  plan: Plan | undefined
  candidates: Candidate[]
  /** How many leads the site may have. */
  allowed: number
}

/** Iterates over the rows of a file; `carryOut` processes each group and answers the results. */
function goingThrough(
  scope: SiteScope,
  carryOut: (tx: Db, operation: Operation<Parameters>, row: ImportRow, group: Group) => Promise<BatchResult>,
): OperationWork<Parameters, number, Group, 'import_deleted'> {
  const { database, installation, site_id } = scope
  const pace = new Pace(batchPace)
  return {
    slow: true,
    count: async ({ parameters }) => parameters.rows,
    async find({ parameters: { import_id } }, place) {
      const plan = await database.read(db => readPlan(db, import_id))
      const from = place ?? 0
      if (!plan) return { rows: { plan, candidates: [], allowed: 0 }, cursor: from, is_last: true }
      const path = await rowsPath(installation.storage, site_id, plan.row)
      const { rows, next, is_end } = await readRows(path, from, pace.rows)
      const candidates = await inTurns(rows, row => candidateOf(row, plan.reading))
      return {
        rows: { plan, candidates, allowed: leadsAllowed(installation, await scope.facts()) },
        cursor: next,
        is_last: is_end,
      }
    },
    async apply(tx, operation, group): Promise<Outcome<'import_deleted'>> {
      const { plan, candidates } = group
      const [row, version] = await Promise.all([findImport(tx, operation.parameters.import_id), fieldsVersion(tx)])
      if (!row || !plan) return { canceled: 'import_deleted' }
      if (version !== plan.fields_version) return 'outdated'
      return pace.timed(candidates.length, () => carryOut(tx, operation, row, group))
    },
  }
}

function importing(scope: SiteScope): OperationWork<Parameters, number, Group, 'import_deleted'> {
  const { suppress, newOnes } = scope.installation.connections.through(suppressing)
  return goingThrough(scope, async (tx, { id }, row, { candidates, allowed }) => {
    const cause = { ...suppressUnless(row.start_journeys), operation_id: id }
    const context = acting(scope.installation, scope.clock, cause)
    const seenBefore: SeenBefore = async leads => {
      if (leads.size === 0) return new Set()
      const known = [...leads.values()]
      const touched = await leadsTouched(
        tx,
        id,
        known.map(lead => lead.id),
      )
      return new Set(known.flatMap(lead => (touched.has(lead.id) ? [lead.email_key] : [])))
    }
    const tags = await fileTags(tx, candidates, { made: row.imported?.new_tags ?? [], newId: context.newId })
    const decided = await decide(tx, candidates, {
      ...{ asked: row, tags, seenBefore },
      newOnes: (db, stated) => newOnes(db, stated, id),
    })
    const decisions = await fitting(tx, decided, { allowed, promised: 0 })
    const taking = { ...row, import_id: row.id, operation_id: id, tags, suppress }
    const { taken, new_tags } = await takeIn(tx, taking, decisions, context)
    await insertRows(
      tx,
      taken.map(one => rowOf(id, one, null)),
    )
    return applied(tx, row, 'imported', { decisions, new_tags })
  })
}

function checking(scope: SiteScope): OperationWork<Parameters, number, Group, 'import_deleted'> {
  const { newOnes } = scope.installation.connections.through(suppressing)
  return goingThrough(scope, async (tx, { id }, row, { candidates, allowed }) => {
    const seenBefore: SeenBefore = async (leads, fit) => {
      const people = fit.map(candidate => personKey(candidate, leads.get(candidate.email_key)))
      const keys = new Map(people.map(key => [hashOf(key), key]))
      const before = await emailsSeen(tx, id, [...keys.keys()])
      return new Set([...keys].flatMap(([hash, key]) => (before.has(hash) ? [key] : [])))
    }
    const promised = row.checked?.new ?? 0
    const { newId } = scope.installation
    const tags = await fileTags(tx, candidates, { made: row.checked?.new_tags ?? [], newId })
    const decided = await decide(tx, candidates, {
      ...{ asked: row, tags, seenBefore },
      newOnes: (db, stated) => newOnes(db, stated, id),
    })
    const decisions = await fitting(tx, decided, { allowed, promised })
    const new_tags = tags.newAmong(decisions.flatMap(one => tagsOfDecision(one, tags)))
    await insertRows(
      tx,
      decisions.map(decision => {
        const hash = decision.verdict === 'refused' ? null : hashOf(personKey(decision.candidate, decision.lead))
        return rowOf(id, { decision, lead_id: null, before: null }, hash)
      }),
    )
    return applied(tx, row, 'checked', { decisions, new_tags })
  })
}

const hashOf = (email_key: string): string => createHash('sha256').update(email_key).digest('base64url').slice(0, 16)

const rowOf = (
  operation_id: string,
  { decision, lead_id, before }: RowResult,
  email_hash: string | null,
): RowOfImport => ({
  operation_id,
  ...decision.candidate.row,
  verdict: decision.verdict,
  problems: decision.problems.length > 0 ? [...decision.problems] : null,
  lead_id,
  email_hash,
  before,
})

/** The numbers of a group, added to those of the import. */
async function applied(
  tx: Db,
  row: ImportRow,
  which: 'checked' | 'imported',
  { decisions, new_tags }: { decisions: readonly Decision[]; new_tags: readonly NewTag[] },
): Promise<BatchResult> {
  const counts = countsOf(decisions)
  await saveImport(tx, row.id, {
    [which]: { ...addedUp(row[which], counts, decisions), ...withTags(row[which], new_tags) },
  })
  return {
    succeeded: counts.new + counts.changed,
    skipped: counts.same + counts.skipped,
    failures: decisions.flatMap(({ verdict, candidate, problems }) =>
      verdict === 'refused' ? [{ subject_id: String(candidate.row.number), code: codeOf(problems) }] : [],
    ),
    counts,
  }
}

/** The tags that a row gives, or would give. */
const tagsOfDecision = ({ verdict, candidate, changes }: Decision, tags: FileTags): readonly string[] =>
  verdict === 'new' ? tags.of(candidate) : (changes?.tag_ids ?? [])

const withTags = (before: Tally | null, more: readonly NewTag[]): Pick<Tally, 'new_tags'> => {
  const new_tags = [...(before?.new_tags ?? []), ...more]
  return new_tags.length > 0 ? { new_tags } : {}
}

function countsOf(decisions: readonly Decision[]): Counts {
  const counts: Counts = { ...noCounts }
  for (const { verdict } of decisions) counts[verdict] += 1
  return counts
}

function addedUp(before: Tally | null, more: Counts, decisions: readonly Decision[]): Tally {
  const sums = Object.fromEntries(
    verdicts.map(verdict => [verdict, (before?.[verdict] ?? 0) + more[verdict]]),
  ) as Counts
  const statuses = { ...before?.statuses }
  for (const { candidate } of decisions) {
    const { status } = candidate.consent
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  return { ...sums, statuses, notes: addNotes(before?.notes, decisions) }
}

/** Values that were left out, or read by guess, of rows that are taken. */
function addNotes(before: readonly CountedNote[] = [], decisions: readonly Decision[]): CountedNote[] {
  const counted = new Map(before.map(note => [`${note.column} ${note.code}`, { ...note }]))
  for (const { verdict, problems } of decisions) {
    if (verdict === 'refused' || verdict === 'skipped') continue
    for (const { column, code } of problems) {
      if (column === null) continue
      const key = `${column} ${code}`
      const note = counted.get(key) ?? { column, code, rows: 0 }
      counted.set(key, { ...note, rows: note.rows + 1 })
    }
  }
  return [...counted.values()]
}

const codeOf = (problems: Decision['problems']): string =>
  (problems.find(({ code }) => refusingProblems.includes(code)) ?? problems[0])?.code ?? 'email_invalid'

const type = {
  permission: 'manage-leads',
  parameters,
  reasons: ['import_deleted'],
  details: ({ mode }: Parameters) => ({ mode }),
} as const

export const leadImportCheck = operationType({
  ...type,
  name: 'lead_import_check',
  failures: rowProblems,
  work: checking,
})

export const leadImport = operationType({
  ...type,
  name: 'lead_import',
  failures: [...rowProblems, 'changed_since'],
  work: importing,
  undo: undoing,
})
