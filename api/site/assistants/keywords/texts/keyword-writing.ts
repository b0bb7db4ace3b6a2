/** Writing for a keyword as an operation: a brief, an outline, or a draft section by section. */
import { z } from '@hono/zod-openapi'
import type { Handle } from '../../../../platform/database/handle.ts'
import {
  type Operation,
  type OperationWork,
  type Outcome,
  operationType,
} from '../../../../platform/features/operations/operation-type.ts'
import type { SiteScope } from '../../../../platform/features/site-scope.ts'
import { acting } from '../../../../platform/features/write-context.ts'
import { toInstant } from '../../../../platform/runtime/clock.ts'
import { tryAgain, type WritingFailure, writingFailures } from '../../writer/rules.ts'
import { keywordWritten } from '../events.ts'
import { findKeyword, type KeywordRow, saveKeyword } from '../store.ts'
import { type Brief, type Draft, type Outline, writtenPart } from '../written.ts'
import { type Text, writePart } from './write-part.ts'

const parameters = z.strictObject({ keyword_id: z.string(), part: writtenPart })
type Parameters = z.infer<typeof parameters>

interface Place {
  at: number
  tries: number
}

type Rows =
  | { type: 'gone' }
  | { type: 'wait' }
  | { type: 'failed'; code: WritingFailure }
  | { type: 'text'; at: number; is_last: boolean; text: Text }
type Reason = 'keyword_gone' | WritingFailure

const current = async (db: Handle<'site'>, { id, parameters }: Operation<Parameters>) => {
  const row = await findKeyword(db, parameters.keyword_id)
  return row?.operation_id === id ? row : undefined
}

function writing(scope: SiteScope): OperationWork<Parameters, Place, Rows, Reason> {
  const { database, installation, clock } = scope
  const sections = ({ part }: Parameters, row: KeywordRow | undefined) =>
    part === 'draft' ? (row?.outline?.sections.length ?? 0) : 1
  return {
    async count(operation) {
      return sections(operation.parameters, await database.read(db => current(db, operation)))
    },
    async find(operation, after) {
      const { at, tries } = after ?? { at: 0, tries: 0 }
      const row = await database.read(db => current(db, operation))
      const count = sections(operation.parameters, row)
      if (!row || count === 0) return { rows: { type: 'gone' }, cursor: { at, tries }, is_last: true }
      const text = await writePart(scope, row, { operation_id: operation.id, part: operation.parameters.part, at })
      if (text.ok) {
        const is_last = at + 1 >= count
        const cursor = { at: at + 1, tries: 0 }
        return { rows: { type: 'text', at, is_last, text }, cursor, is_last, pause_milliseconds: 0 }
      }
      const wait = tryAgain(text, tries)
      if (wait === undefined) return { rows: { type: 'failed', code: text.code }, cursor: { at, tries }, is_last: true }
      return { rows: { type: 'wait' }, cursor: { at, tries: tries + 1 }, is_last: false, pause_milliseconds: wait }
    },
    async apply(tx, operation, rows): Promise<Outcome<Reason>> {
      const row = await current(tx, operation)
      if (!row || rows.type === 'gone') return { canceled: 'keyword_gone' }
      if (rows.type === 'failed') return { canceled: rows.code }
      if (rows.type === 'wait') return {}
      const made_at = toInstant(clock.now())
      await saveKeyword(tx, row.id, changed(row, operation.parameters.part, rows, made_at))
      await acting(installation, clock).emit(tx, keywordWritten, { subject_id: row.id })
      return { succeeded: 1 }
    },
  }
}

/** What came, in its place. */
function changed(
  { outline, draft }: KeywordRow,
  part: Parameters['part'],
  { at, is_last, text }: Extract<Rows, { type: 'text' }>,
  made_at: string,
): Partial<KeywordRow> {
  const made = { by: text.by, made_at, sources: text.sources }
  if (part === 'brief') return { brief: { ...(text.value as Omit<Brief, keyof typeof made>), ...made } }
  if (part === 'outline') return { outline: { ...(text.value as Omit<Outline, keyof typeof made>), ...made } }
  const { paragraphs } = text.value as { paragraphs: string[] }
  const before = at === 0 ? [] : (draft?.sections ?? [])
  const section = { heading: outline?.sections[at]?.heading ?? '', paragraphs }
  const whole: Draft = { ...made, sections: [...before.slice(0, at), section], is_complete: is_last }
  return { draft: whole }
}

export const keywordWriting = operationType({
  name: 'keyword_writing',
  permission: 'manage-assistants',
  parameters,
  details: ({ part }) => ({ part }),
  failures: [],
  reasons: ['keyword_gone', ...writingFailures],
  work: writing,
})
