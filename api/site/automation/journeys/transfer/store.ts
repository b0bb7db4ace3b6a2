/** Looks up references of journeys: by id for exports, by name for imports. */
import { and, inArray } from 'drizzle-orm'
import type { Handle } from '../../../../platform/database/handle.ts'
import { emailKey, foldKey } from '../../../../platform/schemas/schemas.ts'
import { assistants } from '../../../assistants/assistants/table.ts'
import { popups } from '../../../capture/popups/table.ts'
import { audiences } from '../../../contacts/audiences/table.ts'
import { isLive } from '../../../contacts/custom-fields/rules.ts'
import { customFields } from '../../../contacts/custom-fields/table.ts'
import { tags } from '../../../contacts/tags/table.ts'
import { senders } from '../../../email/senders/table.ts'
import { portable } from '../../../email/templates/rules.ts'
import { templates } from '../../../email/templates/table.ts'
import type { JourneyReference, ReferenceType } from './contract.ts'

type Db = Handle<'site'>
/** A reference without the name by which the document refers to it. */
type Without<T> = T extends unknown ? Omit<T, 'ref'> : never
export type ReferenceExport = Without<JourneyReference> & { id: string }

/** The things with these ids; deleted ones are absent. */
export async function byIds(db: Db, type: ReferenceType, ids: readonly string[]): Promise<ReferenceExport[]> {
  if (ids.length === 0) return []
  const list = [...ids]
  switch (type) {
    case 'tag':
      return (await db.select().from(tags).where(inArray(tags.id, list))).map(({ id, name }) => ({ id, type, name }))
    case 'audience':
      return (await db.select().from(audiences).where(inArray(audiences.id, list))).map(
        ({ id, name, description }) => ({ id, type, name, description }),
      )
    case 'field':
      return (
        await db
          .select()
          .from(customFields)
          .where(and(isLive, inArray(customFields.id, list)))
      ).map(toField)
    case 'template':
      return (await db.select().from(templates).where(inArray(templates.id, list))).map(
        ({ id, name, category, subject, preheader, body_text, document, translations }) => ({
          id,
          type,
          name,
          category,
          subject,
          preheader,
          body_text,
          ...(document && { document: portable(document) }),
          ...(translations.length > 0 && {
            translations: translations.map(({ document, ...said }) => ({
              ...said,
              ...(document && { document: portable(document) }),
            })),
          }),
        }),
      )
    case 'popup':
      return (await db.select().from(popups).where(inArray(popups.id, list))).map(({ id, name }) => ({
        id,
        type,
        name,
      }))
    case 'assistant':
      return (await db.select().from(assistants).where(inArray(assistants.id, list))).map(({ id, name }) => ({
        id,
        type,
        name,
      }))
    case 'sender':
      return (await db.select().from(senders).where(inArray(senders.id, list))).map(({ id, email }) => ({
        id,
        type,
        name: email,
      }))
  }
}

const toField = (row: typeof customFields.$inferSelect): ReferenceExport => {
  const { id, name, type, label, placeholder, options } = row
  return { id, type: 'field', name, field_type: type, label, placeholder, options }
}

/** Fields by their names. */
export async function fieldsNamed(db: Db, names: readonly string[]): Promise<ReferenceExport[]> {
  if (names.length === 0) return []
  return (
    await db
      .select()
      .from(customFields)
      .where(and(isLive, inArray(customFields.name, [...names])))
  ).map(toField)
}

/** The site's things with the same names; of fields with their type. */
export async function findNamed(
  db: Db,
  { type, name }: Pick<JourneyReference, 'type' | 'name'>,
): Promise<{ id: string; type?: string } | undefined> {
  const key = [type === 'sender' ? emailKey(name) : foldKey(name)]
  switch (type) {
    case 'tag':
      return (await db.select({ id: tags.id }).from(tags).where(inArray(tags.name_key, key)))[0]
    case 'audience':
      return (await db.select({ id: audiences.id }).from(audiences).where(inArray(audiences.name_key, key)))[0]
    case 'field':
      return (
        await db
          .select({ id: customFields.id, type: customFields.type })
          .from(customFields)
          .where(and(isLive, inArray(customFields.name, [name])))
      )[0]
    case 'template':
      return (await db.select({ id: templates.id }).from(templates).where(inArray(templates.name_key, key)))[0]
    case 'popup':
      return (await db.select({ id: popups.id }).from(popups).where(inArray(popups.name_key, key)))[0]
    case 'assistant':
      return (await db.select({ id: assistants.id }).from(assistants).where(inArray(assistants.name_key, key)))[0]
    case 'sender':
      return (await db.select({ id: senders.id }).from(senders).where(inArray(senders.email_key, key)))[0]
  }
}
