/** What a row says of its person's consent, by all of its columns about it. Pure. */
import { isIP } from 'node:net'
import { foldCase } from '../../../platform/texts/fold.ts'
import type { DateOrder } from '../../../platform/texts/notation/dates.ts'
import { consentColumn } from './consent-columns.ts'
import { isConsentField, type ReadStatus, type RowStatus } from './consent-statuses.ts'
import { type ConsentColumn, readStatus } from './consent-words.ts'
import { isMoment, type Moment, parseMoment } from './moments.ts'
import { settledOrder } from './notations.ts'
import type { Cell, Column } from './reader/rows-writer.ts'
import type { ProblemOfRow, Target } from './statuses.ts'

export interface ConsentReader {
  target: Target
  column: ConsentColumn
  /** Null where the column leaves it open. */
  order: DateOrder | null
  /** The meanings of single values that somebody decided, folded. */
  decided: ReadonlyMap<string, RowStatus>
}

export const decidedMeanings = ({ meanings = [] }: Target): ReadonlyMap<string, RowStatus> =>
  new Map(meanings.map(({ value, status }) => [foldCase(value), status] as const))

/** The readers of the columns that are mapped to consent. */
export function consentReaders(columns: readonly Column[], mapping: readonly Target[]): ConsentReader[] {
  return mapping.flatMap(target => {
    const column = columns[target.column]
    if (!column || !isConsentField(target.field)) return []
    const order = settledOrder(column, target)
    return { target, column: consentColumn(column, mapping), order, decided: decidedMeanings(target) }
  })
}

export const statusOfCell = ({ target, column, decided }: Omit<ConsentReader, 'order'>, cell: string): ReadStatus =>
  cell.trim() === '' ? 'unstated' : (decided.get(foldCase(cell)) ?? target.otherwise ?? readStatus(column, cell))

/** Null: the statement for the file decides. */
export type ConsentState = 'subscribed' | 'withdrawn' | 'not_subscribed' | null
export type SuppressedFor = 'hard_bounce' | 'complaint' | 'manual'

export interface RowConsent {
  /** By which the row is counted. */
  status: ReadStatus
  standing: ConsentState
  given_at: number | null
  given_ip: string | null
  source: string
  withdrawn_at: Moment | null
  suppressed_for: SuppressedFor | null
  suppressed_at: number | null
  /** The cells that speak, with the names of their columns. */
  evidence: string
}

const unstated: RowConsent = {
  ...{ status: 'unstated', standing: null, given_at: null, given_ip: null, source: '', withdrawn_at: null },
  ...{ suppressed_for: null, suppressed_at: null, evidence: '' },
}

interface ConsentCell {
  status: ReadStatus
  moment: Moment | null
  /** The cell is a moment of withdrawal, which may be over. */
  is_past?: boolean
}

/** Puts together what the cells say. */
class ConsentCells {
  readonly row: RowConsent = { ...unstated }
  readonly said: ConsentCell[] = []
  readonly #words: string[] = []
  readonly #note: (problem: ProblemOfRow) => void

  constructor(note: (problem: ProblemOfRow) => void) {
    this.#note = note
  }

  hear(reader: ConsentReader, given: Cell): void {
    const { field, column } = reader.target
    const cell = given?.trim() ?? ''
    if (given === null && field === 'consent.status') this.#say({ status: 'unknown', moment: null }, reader, '…')
    if (cell === '') return
    const moment = parseMoment(cell, reader.order)
    if (field.endsWith('_at') && !moment)
      this.#note({ column, code: isMoment(cell) ? 'notation_unclear' : 'moment_unreadable' })
    if (field === 'consent.given_at') this.row.given_at = Math.max(moment?.at ?? 0, this.row.given_at ?? 0) || null
    else if (field === 'consent.given_ip') this.row.given_ip = isIP(cell) === 0 ? this.row.given_ip : cell
    else if (field === 'consent.source') this.row.source = cell
    else if (field === 'consent.suppressed_at') this.row.suppressed_at = moment?.at ?? 0
    else if (field === 'consent.withdrawn_at') this.#say({ status: 'opted_out', moment, is_past: true }, reader, cell)
    else this.#say({ status: statusOfCell(reader, cell), moment }, reader, cell)
  }

  #say(said: ConsentCell, { column, target }: ConsentReader, cell: string): void {
    if (said.status === 'unknown') this.#note({ column: target.column, code: 'status_unknown' })
    if (said.status === 'unstated') return
    this.said.push(said)
    this.#words.push(`${column.name}: ${cell}`)
  }

  get words(): string {
    return this.#words.join('; ')
  }
}

const order = [
  'test',
  'opted_out',
  'complained',
  'bounced',
  'suppressed',
  'never_consented',
  'unknown',
  'subscribed',
] as const
const suppressing = { bounced: 'hard_bounce', complained: 'complaint', suppressed: 'manual' } as const

/** Of several statements the first one holds. */
const standings: readonly (readonly [ConsentState, readonly ReadStatus[]])[] = [
  ['withdrawn', ['opted_out']],
  ['not_subscribed', ['never_consented', 'unknown']],
  ['subscribed', ['subscribed']],
  ['withdrawn', ['complained']],
  ['not_subscribed', ['bounced', 'suppressed']],
]

export function rowConsent(
  readers: readonly ConsentReader[],
  cells: readonly Cell[],
  note: (problem: ProblemOfRow) => void,
): RowConsent {
  if (readers.length === 0) return unstated
  const heard = new ConsentCells(note)
  for (const reader of readers) {
    const cell = cells[reader.target.column]
    heard.hear(reader, cell === undefined ? '' : cell)
  }
  const { row, words } = heard
  const said = stillSaid(heard.said, row)
  const stated = new Set(said.map(({ status }) => status))
  // A moment of suppression alone is one for a reason that is not told.
  if (
    row.suppressed_at !== null &&
    !['opted_out', ...Object.keys(suppressing)].some(one => stated.has(one as ReadStatus))
  ) {
    stated.add('suppressed')
  }
  const momentOf = (...statuses: ReadStatus[]) =>
    said.find(({ status, moment }) => statuses.includes(status) && moment !== null)?.moment ?? null
  const suppressed = (['bounced', 'complained', 'suppressed'] as const).find(status => stated.has(status))
  return {
    ...row,
    status: order.find(status => stated.has(status)) ?? 'unstated',
    standing: standings.find(([, statuses]) => statuses.some(status => stated.has(status)))?.[0] ?? null,
    given_at: row.given_at ?? momentOf('subscribed')?.at ?? null,
    withdrawn_at: momentOf('opted_out', 'complained'),
    suppressed_for: suppressed ? suppressing[suppressed] : null,
    suppressed_at: row.suppressed_at || (momentOf('bounced', 'complained', 'suppressed')?.at ?? null),
    evidence: words,
  }
}

/** Without a withdrawal after which the person agreed again, as the row itself says. */
function stillSaid(said: readonly ConsentCell[], { given_at }: RowConsent): readonly ConsentCell[] {
  const isSubscribed = said.some(({ status }) => status === 'subscribed')
  const isOver = ({ is_past, moment }: ConsentCell) =>
    is_past === true && moment !== null && isSubscribed && given_at !== null && given_at > moment.at
  return said.filter(one => !isOver(one))
}
