/** Images that owners uploaded. Their bytes are in the site's folder, by the hash of their content. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** One size of an image, ready to be sent. */
export interface Rendition {
  width: number
  height: number
  bytes: number
  hash: string
}

export const images = sqliteTable('images', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** The hash of the uploaded file: the same image again is the same row. */
  content_hash: text().notNull().unique(),
  width: integer().notNull(),
  height: integer().notNull(),
  animated: integer({ mode: 'boolean' }).notNull(),
  /** Of all renditions, in both formats. */
  bytes: integer().notNull(),
  /** What of it stays in sight where it is cut, from its left and upper edge. */
  focus_x_percent: integer().notNull().default(50),
  focus_y_percent: integer().notNull().default(50),
  /** From the narrowest to the widest. */
  renditions: text({ mode: 'json' }).$type<Rendition[]>().notNull(),
  /** The same sizes as AVIF; none where that is no smaller; null: not made yet. */
  avif: text({ mode: 'json' }).$type<Rendition[]>(),
  created_at: integer().notNull(),
})
