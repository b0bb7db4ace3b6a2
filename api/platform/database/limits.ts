/** The numbers of the database layer. */

export interface DatabaseLimits {
  /** Actions that share one commit at most. */
  group_actions_max: number
  /** After this many actions a group commits as soon as none waits, so that new ones collect during the commit. */
  group_actions_enough: number
  /** Time after which a group takes no further action. */
  group_ms_max: number
  /** Time for which a group may hold the event loop: others are heard meanwhile, and told if there is no room for them. */
  group_slice_ms: number
  /** Actions of a group that are answered in one turn of the event loop. */
  answers_per_turn: number
  /** Actions that may wait; further ones are refused as Busy at once. */
  waiting_actions_max: number
  /** Prepared statements kept for each connection. */
  statements_max: number
  /** Page cache of the writer: writes to indexes are random, so a small cache would read pages again and again. */
  writer_cache_kib: number
  /** Pages of the log after which a commit copies them to the file: a page that many commits wrote is copied once. */
  checkpoint_pages: number
  /** Time for which a slow read may hold the event loop while it hands out rows. */
  slow_read_slice_ms: number
  /** Reads that wait for the end of a short write before a connection is opened for reads beside writes. */
  reader_waits_max: number
  /** Pages that the file may grow to; absent: no bound but the disk. */
  file_pages_max?: number
  /** Runs each action, undoes it and runs it again, as a group may have to: finds actions that do not bear it. For tests. */
  repeat_actions?: boolean
}

export const databaseLimits: DatabaseLimits = {
  group_actions_max: 256,
  group_actions_enough: 8,
  group_ms_max: 25,
  group_slice_ms: 3,
  answers_per_turn: 32,
  waiting_actions_max: 20_000,
  statements_max: 500,
  writer_cache_kib: 8_000,
  checkpoint_pages: 1_000,
  slow_read_slice_ms: 8,
  reader_waits_max: 64,
}

/** How many groups use savepoints from the start after a group had to be repeated. */
export const CAREFUL_GROUPS = 8

/** Site databases that are open at most; fewer where the process may not have that many files open, or has little memory. */
export const OPEN_SITES_MAX = 1_500

/** What an open site keeps in memory, about: its schema once or twice over, statements and pages. */
export const OPEN_SITE_BYTES = 1.5 * 1024 * 1024

/** The part of all memory that open sites may take. */
export const OPEN_SITES_MEMORY_SHARE = 1 / 8

/** How long opening a site waits while all open sites are in use. */
export const OPEN_SITE_WAIT_MS = 5_000

/** After this time without a write a site may sleep until its next due moment. */
export const SITE_IDLE_MS = 60_000

/** After this time without any use its file is closed. */
export const SITE_UNUSED_MS = 5 * 60_000

/** Copies made before a migration are kept for this long. */
export const MIGRATION_COPY_MS = 30 * 24 * 3600 * 1000

/** How long a write, or whoever opens it, waits for a site that is being moved. */
export const MOVE_PATIENCE_MS = 5_000
