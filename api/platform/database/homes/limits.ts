/** The numbers of nodes and their leases. */
export const homeLimits = {
  /** A node that was not heard of for so long loses its homes. */
  lease_seconds: 6,
  /** From one renewal to the next. */
  renewal_milliseconds: 2_000,
  /** After a renewal that failed. */
  retry_milliseconds: 400,
  /** A node writes for so long after it sent its last renewal: a second less than the lease. */
  writing_milliseconds: 5_000,
  /** From one look for what changed elsewhere to the next. */
  poll_milliseconds: 250,
  /** Changes are kept for so long; whoever did not look for that time takes everything for changed. */
  changes_kept_seconds: 600,
  /** Nodes that were not heard of for so long are forgotten. */
  nodes_kept_seconds: 3_600,
  /** Between two statements of a change that another node makes; it holds up all that wait to write there. */
  statement_milliseconds_max: 2_000,
  /** For so long it is asked what became of a change whose answer was lost. */
  settle_milliseconds_max: 10_000,
  settle_pause_milliseconds: 300,
  /** From one look at how many sites each node has to the next; nothing goes to another one so soon after nodes came or went. */
  balance_milliseconds: 10_000,
  /** Sites that a node gives away after a look, one after another. */
  departures_max: 20,
  /** An even share, less or more this part of it, is even enough. */
  uneven_share: 0.1,
  /** Jobs under way of a site that goes to another node are waited for so long; then it stays, as what is under way is done once only here. */
  work_milliseconds_max: 5_000,
  /** Requests under way on a site that goes to another node are waited for, and others wait for that. */
  requests_milliseconds_max: 2_000,
  /** A node that is stopped gives its sites away one by one for so long; the rest is free when it ends. */
  leaving_milliseconds_max: 10_000,
  /** Another node that brings a database to its new place says nothing for so long at most. */
  move_milliseconds_max: 3_600_000,
} as const
