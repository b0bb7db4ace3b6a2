/** What the owner of the installation writes on the pricing page: one row at most. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Locale } from '../../platform/texts/messages/messages.ts'

export interface PricingTexts {
  /** A claim of the owner's own above the plans. Empty: none. */
  claim: string
  questions: readonly { question: string; answer: string }[]
}

export const pricingPages = sqliteTable('pricing_pages', {
  /** Always 1. */
  id: integer().primaryKey(),
  texts: text({ mode: 'json' }).$type<Record<Locale, PricingTexts>>().notNull(),
  version: integer().notNull(),
  updated_at: integer().notNull(),
})
