/** Sandboxes: those that owners set up, and copies of them that leads have or that wait for one. */
import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { machineStatuses, sandboxTasks, sandboxTypes } from './statuses.ts'

/** What its driver needs to find again what it made. */
export interface DriverFacts {
  /** The account on the control panel's server. */
  account?: string
  /** A folder that was installed, and one that a snapshot was taken of. */
  installed?: boolean
  snapshot?: boolean
  /** Its owner changed its size, which its driver has not been told yet. */
  resize_due?: boolean
  /** The SHA-256 of what it is built from. */
  blueprint?: string
  /** What of it could not be switched on. */
  broken_part?: string
}

export const sandboxes = sqliteTable(
  'sandboxes',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    name_key: text().notNull().unique(),
    type: text({ enum: sandboxTypes }).notNull(),
    lead_access: text({ enum: ['shared', 'copy'] }).notNull(),
    /** Part of the host of one that runs here: letters, digits and hyphens; stays when the name changes. */
    handle: text().notNull().unique(),
    /** The sandbox that it is a copy of. */
    source_id: text(),
    /** When a lead, or an owner by duplicating, was given the copy; null: it waits in the pool of its source. */
    taken_at: integer(),
    pool_size: integer().notNull(),
    url: text(),
    /** Null: not limited. */
    size_gb: real(),
    used_bytes: integer(),
    measured_at: integer(),
    space_over: integer({ mode: 'boolean' }).notNull(),
    machine_status: text({ enum: machineStatuses }).notNull(),
    /** What is being done while it is `creating`. */
    task: text({ enum: sandboxTasks }),
    /** Why it is `failed`, or why its last task was not done. */
    failure: text(),
    driver_facts: text({ mode: 'json' }).$type<DriverFacts>().notNull(),
    trial_ends_at: integer(),
    expires_at: integer(),
    canceled_at: integer(),
    username: text().notNull(),
    /** Wrapped with the site's key, as the next. */
    password: text(),
    control_panel_username: text().notNull(),
    control_panel_password: text(),
    /** How long a lead's access lasts; 0: without end. */
    user_data_expiry_hours: integer().notNull(),
    /** How long after an end data is deleted; null: never by itself. */
    cleanup_after: integer(),
    cleanup_unit: text({ enum: ['hours', 'days'] }).notNull(),
    last_accessed_at: integer(),
    version: integer().notNull().default(1),
    created_at: integer().notNull(),
    updated_at: integer().notNull(),
  },
  t => [index('sandboxes_source').on(t.source_id, t.taken_at)],
)
