/** What one of each takes, in milliseconds of the server or node that does it: docs/scale.md says how they were measured. */
export const costs = {
  /** Of the table of leases: a look, and what changes it. */
  lease_read_ms: 0.3,
  lease_write_ms: 1,
  /** Of the control database. */
  control_read_ms: 0.3,
  control_write_ms: 2,
  /** A group of a site, recorded. */
  site_write_ms: 3,
  /** Looks at a site's server before it is taken. */
  open_looks: 6,
  /** Opening a site, at its node. */
  open_node_ms: 37,
  /** An email of a campaign, at its node. */
  email_node_ms: 0.8,
} as const
