/** Domains of sites, each claimed by a site and led here by its owner. In the control database: a host is looked up before its site is known. */
import { index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import { sites } from '../sites/table.ts'

export const domainStatuses = ['pending', 'verified', 'failed'] as const
export const domainReasons = [
  'not_checked',
  'not_pointing',
  'pointing_elsewhere',
  'cname_loop',
  'not_owned',
  'claimed',
  'taken',
  'no_answer',
] as const

/** What DNS had at the last look; null where it gave no answer. */
export interface SeenInDns {
  /** The names that aliases lead through, the last of them last. */
  names: readonly string[] | null
  ipv4: readonly string[] | null
  ipv6: readonly string[] | null
  proof: readonly string[] | null
  loop: boolean
}

export const domains = sqliteTable(
  'domains',
  {
    id: text().primaryKey(),
    site_id: text()
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** In lower case and punycode. */
    host: text().notNull(),
    /** The host while it is verified: of all that claim it, one site has it. */
    held_host: text().unique(),
    status: text({ enum: domainStatuses }).notNull(),
    /** Why it is not verified, or what of a verified one is wrong by now. */
    reason: text({ enum: domainReasons }),
    /** What the owner shows in DNS to prove the site's claim. */
    proof: text().notNull(),
    /** Addresses that it was to lead to at the last look. */
    addresses: text({ mode: 'json' }).$type<readonly string[]>().notNull(),
    seen: text({ mode: 'json' }).$type<SeenInDns>(),
    /** It is looked at until then, and given up if it is not verified. */
    checks_until: integer().notNull(),
    checked_at: integer(),
    next_check_at: integer(),
    verified_at: integer(),
    /** Since when a verified one leads elsewhere. */
    broken_at: integer(),
    /** When its administrators last had an email about it. */
    notified_at: integer(),
    version: integer().notNull(),
    created_at: integer().notNull(),
    updated_at: integer().notNull(),
  },
  t => [unique('domains_of_site').on(t.site_id, t.host), index('domains_host').on(t.host)],
)

/** Certificates that this process itself gets and serves, each for one host: a domain, or the server's own. */
export const certificates = sqliteTable('certificates', {
  host: text().primaryKey(),
  /** PEM, the leaf first; null until one was issued. */
  certificate: text(),
  /** Encrypted with the installation's key, as that of the order is. */
  private_key: text(),
  not_after: integer(),
  renew_at: integer(),
  /** An order that is under way: the next process goes on with it. */
  order_url: text(),
  order_key: text(),
  /** Failed tries since the last certificate, and what the authority said. */
  failures: integer().notNull(),
  reason: text(),
  next_attempt_at: integer(),
})

/** Our account at an authority. */
export const acmeAccounts = sqliteTable('acme_accounts', {
  directory_url: text().primaryKey(),
  /** Null until the authority has told it. */
  account_url: text(),
  private_key: text().notNull(),
})
