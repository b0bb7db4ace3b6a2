/** The row of a site in its account. Everything else of a site is in its own database. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Brand } from '../../platform/schemas/brand.ts'
import { accounts } from '../users/table.ts'
import type { SiteFont } from './fonts.ts'

export const sites = sqliteTable(
  'sites',
  {
    id: text().primaryKey(),
    account_id: text()
      .notNull()
      .references(() => accounts.id),
    /** `preparing` until its database is made; `removed` once deletion has begun. */
    status: text({ enum: ['preparing', 'ready', 'removed'] }).notNull(),
    name: text().notNull(),
    subdomain: text().notNull(),
    subdomain_key: text().unique(),
    /** A verified domain of its own that all its other hosts redirect to. */
    primary_host: text(),
    /** Its domains that wait for a person. */
    domains_waiting: integer().notNull().default(0),
    language: text({ enum: ['en', 'es'] }).notNull(),
    currency: text().notNull(),
    description: text().notNull(),
    timezone: text().notNull(),
    postal_address: text().notNull(),
    published_at: integer(),
    paused_at: integer(),
    /** When it was exported to go on elsewhere: what runs in it rests, and resuming it here is a decision of its own. */
    moved_at: integer(),
    /** The address of the installation where it went on, without a slash at its end; null where nobody has said. */
    moved_to: text(),
    /** When the backup was made from which it came back; null once somebody has resumed it. */
    restored_from: integer(),
    /** Emails that were due up to then are late: the installation that made the backup may have sent them. */
    late_until: integer(),
    /** Of its sequence of events, new with each restored backup; null where it never was one. */
    epoch: text(),
    /** While its file is being written: a stop means that there is none, and that a site which was to move has not. */
    exporting: text({ enum: ['copy', 'move'] }),
    /** Maximum of marketing emails to one lead in the given days; null for no limit. */
    marketing_emails_max: integer(),
    marketing_emails_days: integer().notNull().default(7),
    /** Local dates on which no journey reaches a person. */
    days_off: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    /** What AI texts may cost on one day, in cents. */
    ai_daily_cents_max: integer().notNull().default(500),
    /** What designs may use; null is what every new site has. */
    fonts: text({ mode: 'json' }).$type<SiteFont[]>(),
    /** How it looks; null is what every new site has. */
    brand: text({ mode: 'json' }).$type<Brand>(),
    /** Of its own: somebody may be changing other settings of the site meanwhile. */
    brand_version: integer().notNull().default(1),
    /** Hosts on which the widget works; none is all. */
    allowed_hosts: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    /** How long no further popup shows after one was closed. */
    overlay_pause_seconds: integer().notNull().default(30),
    /** Whether one page view may show several boxes. */
    several_boxes: integer({ mode: 'boolean' }).notNull().default(false),
    /** Whether visited pages are kept, whether only after consent, and for how long. */
    tracking: integer({ mode: 'boolean' }).notNull().default(false),
    consent_mode: integer({ mode: 'boolean' }).notNull().default(false),
    visits_kept_days: integer().notNull().default(365),
    is_demo: integer({ mode: 'boolean' }).notNull(),
    /** The earliest due moment; 0 while awake; null where nothing is due. */
    wake_at: integer(),
    version: integer().notNull().default(1),
    created_at: integer().notNull(),
    updated_at: integer().notNull(),
  },
  t => [index('sites_account').on(t.account_id, t.id), index('sites_wake').on(t.wake_at)],
)

/**
 * Subdomains that sites had before. They lead to the site until another one takes them, which only its own account may do for
 * some time: links in emails that were sent lead there.
 */
export const formerSubdomains = sqliteTable(
  'former_subdomains',
  {
    subdomain_key: text().primaryKey(),
    /** Null: the site was deleted. */
    site_id: text().references(() => sites.id, { onDelete: 'set null' }),
    account_id: text().notNull(),
    left_at: integer().notNull(),
  },
  t => [index('former_subdomains_site').on(t.site_id, t.left_at)],
)

/** Facts of the installation, by name: the demo's clock and the like. */
export const installation = sqliteTable('installation', {
  name: text().primaryKey(),
  value: text().notNull(),
})
