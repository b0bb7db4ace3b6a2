/** Runs: a lead's position in a journey, the decisions with reasons, and the inputs that replay them. */
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Input } from '../../../../workflows/core/inputs.ts'
import type { RunStatus, State } from '../../../../workflows/core/state.ts'
import type { StoredEntry } from '../../../../workflows/ports.ts'

export const runs = sqliteTable(
  'runs',
  {
    id: text().primaryKey(),
    journey_id: text().notNull(),
    journey_version: integer().notNull(),
    lead_id: text().notNull(),
    /** Set where a journey enrolls each lead once, ever: journey and lead. */
    once_key: text().unique(),
    /** What enrolled the lead: an event, a publication, a person. */
    cause: text({ enum: ['event', 'publication', 'manual'] }).notNull(),
    cause_event: text(),
    /** The operation that enrolled it together with others. */
    operation_id: text(),
    submission_id: text(),
    status: text().$type<RunStatus>().notNull(),
    state: text({ mode: 'json' }).$type<State>().notNull(),
    /** Copied from the state, for lists. */
    step_id: text(),
    /** When it is to be looked at; null while it waits for an input or has ended. */
    wake_at: integer(),
    attempts: integer().notNull(),
    enrolled_at: integer().notNull(),
    /** The site's local day of that, counted from 1970-01-01: by it metrics are counted. */
    enrolled_day: integer().notNull(),
    ended_at: integer(),
  },
  t => [
    index('runs_wake').on(t.wake_at, t.journey_id).where(sql`wake_at is not null`),
    index('runs_failed').on(t.ended_at).where(sql`status = 'failed'`),
    index('runs_journey').on(t.journey_id, t.enrolled_at),
    index('runs_place').on(t.journey_id, t.status, t.step_id, t.enrolled_at),
    index('runs_lead').on(t.lead_id, t.enrolled_at),
    uniqueIndex('runs_live').on(t.journey_id, t.lead_id).where(sql`ended_at is null`),
  ],
)

/** Results and requests that are left for a run until it is carried on. */
export const runInputs = sqliteTable(
  'run_inputs',
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    run_id: text().notNull(),
    input: text({ mode: 'json' }).$type<Input>().notNull(),
  },
  t => [index('run_inputs_run').on(t.run_id, t.seq)],
)

/**
 * One transition of a run: the inputs taken, which reproduce the state from the start byte for byte, and what was
 * decided and why. Its sequences begin at the one that its state had reached, so that two wake-ups of one state collide.
 */
export const runTransitions = sqliteTable(
  'run_transitions',
  {
    run_id: text().notNull(),
    first_sequence: integer().notNull(),
    /** The version of the journey whose definition the inputs were taken with. */
    journey_version: integer().notNull(),
    at: integer().notNull(),
    inputs: text({ mode: 'json' }).$type<Input[]>().notNull(),
    record: text({ mode: 'json' }).$type<StoredEntry[]>().notNull(),
  },
  t => [primaryKey({ columns: [t.run_id, t.first_sequence] })],
)

/** When runs of a journey were moved to another version last: those that were enrolled by then are counted the long way. */
export const runMoves = sqliteTable('run_moves', {
  journey_id: text().primaryKey(),
  at: integer().notNull(),
})

/** The filter that selects the runs. */
export interface RunSelection {
  run_ids?: readonly string[] | undefined
  journey_id?: string | undefined
  journey_version?: number | undefined
  /** Every version but this. */
  not_version?: number | undefined
  lead_id?: string | undefined
  statuses?: readonly RunStatus[] | undefined
  step_ids?: readonly string[] | undefined
  /** Of the enrollment. */
  from?: number | undefined
  to?: number | undefined
  search?: string | undefined
}

/** With which time-zone data the waits were last computed: one row, once the first look is over. */
export const runTimeData = sqliteTable('run_time_data', {
  id: integer().primaryKey(),
  version: text().notNull(),
})
