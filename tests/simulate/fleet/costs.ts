/** What one of each takes, in milliseconds of the server or node that does it: docs/scale.md says how they were measured. */
export const costs = {
  /** Of the table of leases: a look, and what changes it. */
  lease_read_ms: 0.8,
  lease_write_ms: 1.6,
  /** A look at another database, whose server reads its schema anew. */
  look_ms: 2.8,
  /** A group, recorded over a stream that is kept, and a batch by the client. */
  group_ms: 1,
  batch_ms: 3.4,
  /** Looks at a site's server before it is taken. */
  open_looks: 6,
  /** Opening a site, at its node. */
  open_node_ms: 37,
  /** An email of a campaign, at its node. */
  email_node_ms: 0.8,
} as const
