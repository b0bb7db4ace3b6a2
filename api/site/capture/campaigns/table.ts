/** Campaigns: what follows from the captures of a popup. Their leads are in campaign_leads. */
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export interface Mapping {
  /** The name of a field of the form. */
  field: string
  /** The lead's field that it is stored in; null: in the submission only. */
  to: string | null
}

export const campaigns = sqliteTable(
  'campaigns',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    name_key: text().notNull(),
    description: text().notNull(),
    status: text({ enum: ['inactive', 'active', 'archived'] }).notNull(),
    lead_source: text({ enum: ['popup', 'form', 'assistant'] }).notNull(),
    popup_id: text(),
    assistant_id: text(),
    /** Leads get access to the sandbox. */
    sandbox_access: integer({ mode: 'boolean' }).notNull().default(false),
    sandbox_id: text(),
    form_action: text({ enum: ['thank_you', 'destination_url', 'download', 'sandbox'] }).notNull(),
    destination_url: text(),
    file_id: text(),
    feedback_email: integer({ mode: 'boolean' }).notNull(),
    feedback_subject: text().notNull(),
    feedback_text: text().notNull(),
    notify: text({ enum: ['off', 'at_once', 'hourly'] }).notNull(),
    notify_emails: text({ mode: 'json' }).$type<string[]>().notNull(),
    email_confirmation: integer({ mode: 'boolean' }).notNull(),
    reject_disposable: integer({ mode: 'boolean' }).notNull(),
    reject_free: integer({ mode: 'boolean' }).notNull(),
    reject_role_based: integer({ mode: 'boolean' }).notNull(),
    typo_correction: integer({ mode: 'boolean' }).notNull(),
    tag_ids: text({ mode: 'json' }).$type<string[]>().notNull(),
    audience_ids: text({ mode: 'json' }).$type<string[]>().notNull(),
    field_mapping: text({ mode: 'json' }).$type<Mapping[]>().notNull(),
    /** The connection to a marketing service that its leads are sent to. */
    connection_id: text(),
    activated_at: integer(),
    version: integer().notNull().default(1),
    created_at: integer().notNull(),
    updated_at: integer().notNull(),
  },
  t => [
    index('campaigns_popup').on(t.popup_id),
    index('campaigns_assistant').on(t.assistant_id),
    index('campaigns_sandbox').on(t.sandbox_id),
    index('campaigns_status').on(t.status),
  ],
)

/**
 * The leads of a campaign, once each, written by the consumer of captures; with when the owner and the lead were
 * notified.
 */
export const campaignLeads = sqliteTable(
  'campaign_leads',
  {
    campaign_id: text()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    lead_id: text().notNull(),
    first_at: integer().notNull(),
    last_at: integer().notNull(),
    /** When the notice was sent; null while it is pending. */
    noticed_at: integer(),
    /** When the lead was last mailed what the campaign promises. */
    mailed_at: integer(),
  },
  t => [
    primaryKey({ columns: [t.campaign_id, t.lead_id] }),
    index('campaign_leads_lead').on(t.lead_id),
    index('campaign_leads_unnoticed').on(t.campaign_id, t.first_at).where(sql`noticed_at is null`),
  ],
)
