/** What settings refer to: refused where it does not exist, and left out of settings that are brought back. */
import { inArray } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { type FieldError, problem } from '../../../platform/problem/problem.ts'
import { idKindOf } from '../../../platform/runtime/ids.ts'
import { dynamicAmong } from '../../contacts/audiences/rules.ts'
import { audiences } from '../../contacts/audiences/table.ts'
import { fieldsOfSite } from '../../contacts/custom-fields/rules.ts'
import { formFieldTypes } from '../../contacts/lead-records/fields.ts'
import { tags } from '../../contacts/tags/table.ts'
import { images } from '../../content/images/table.ts'
import { knowledgeSources } from '../knowledge-records/table.ts'
import { vectors } from '../vectors/table.ts'
import type { AssistantSettings } from './settings.ts'

type Db = Handle<'site'>

const tables = [tags, audiences, images, vectors, knowledgeSources] as const

/** Each id that the settings name, with its place. */
function namedIn({ vector_ids, source_ids, design, quick_form: { form }, openers }: AssistantSettings) {
  const listed = (pointer: string, ids: readonly string[]) => ids.map((id, i) => [`${pointer}/${i}`, id] as const)
  return [
    ...listed('/vector_ids', vector_ids),
    ...listed('/source_ids', source_ids),
    ...listed('/quick_form/form/tag_ids', form.tag_ids),
    ...listed('/quick_form/form/audience_ids', form.audience_ids),
    ...form.fields.flatMap(({ image_ids = [] }, i) => listed(`/quick_form/form/fields/${i}/image_ids`, image_ids)),
    ...openers.flatMap(({ visitor_rules }, i) =>
      visitor_rules.flatMap(({ field, values = [] }, j) =>
        field === 'tag' ? listed(`/openers/${i}/visitor_rules/${j}/values`, values) : [],
      ),
    ),
    ...listed('/design', design.avatar_image_id ? [design.avatar_image_id] : []).map(
      ([, id]) => ['/design/avatar_image_id', id] as const,
    ),
  ].filter(([, id]) => id !== '')
}

async function existing(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>()
  if (ids.length === 0) return found
  for (const table of tables) {
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(inArray(table.id, [...ids]))
    for (const { id } of rows) found.add(id)
  }
  return found
}

const isKnowledge = (id: string) => ['vector', 'knowledge_source'].includes(idKindOf(id) ?? '')

/** What is named and is not there, or cannot be used so; knowledge that is not `reached`, where that is told, is not there either. */
export async function referenceErrors(
  db: Db,
  settings: AssistantSettings,
  reached?: ReadonlySet<string>,
): Promise<FieldError[]> {
  const named = namedIn(settings)
  const known = await existing(
    db,
    named.map(([, id]) => id),
  )
  const { fields, audience_ids } = settings.quick_form.form
  const dynamic = new Set(await dynamicAmong(db, audience_ids))
  const names = new Set([...Object.keys(formFieldTypes), ...(await fieldsOfSite(db)).map(({ name }) => name)])
  const isHidden = (id: string) => reached !== undefined && isKnowledge(id) && !reached.has(id)
  return [
    ...named.flatMap(([pointer, id]) =>
      known.has(id) && !isHidden(id) ? [] : [{ pointer, code: 'unknown_reference' }],
    ),
    ...audience_ids.flatMap((id, i) =>
      dynamic.has(id) ? [{ pointer: `/quick_form/form/audience_ids/${i}`, code: 'audience_dynamic' }] : [],
    ),
    ...fields.flatMap(({ name }, i) =>
      names.has(name) ? [] : [{ pointer: `/quick_form/form/fields/${i}/name`, code: 'unknown_reference' }],
    ),
  ]
}

export async function requireReferences(
  db: Db,
  settings: AssistantSettings,
  reached?: ReadonlySet<string>,
): Promise<void> {
  const errors = await referenceErrors(db, settings, reached)
  if (errors.length > 0) throw problem('validation_failed', { errors })
}

/** Without what is gone since, and without knowledge that is not `reached`, where that is told. */
export async function withoutGone(
  db: Db,
  settings: AssistantSettings,
  reached?: ReadonlySet<string>,
): Promise<AssistantSettings> {
  const known = await existing(
    db,
    namedIn(settings).map(([, id]) => id),
  )
  const there = (ids: readonly string[]) => ids.filter(id => known.has(id))
  const usable = (ids: readonly string[]) => there(ids).filter(id => reached === undefined || reached.has(id))
  const { form } = settings.quick_form
  const names = new Set([...Object.keys(formFieldTypes), ...(await fieldsOfSite(db)).map(({ name }) => name)])
  const avatar = settings.design.avatar_image_id
  return {
    ...settings,
    vector_ids: usable(settings.vector_ids),
    source_ids: usable(settings.source_ids),
    openers: settings.openers.map(opener => ({
      ...opener,
      visitor_rules: opener.visitor_rules.filter(
        ({ field, values = [] }) => field !== 'tag' || there(values).length === values.length,
      ),
    })),
    design: { ...settings.design, avatar_image_id: known.has(avatar) ? avatar : '' },
    quick_form: {
      ...settings.quick_form,
      form: {
        ...form,
        tag_ids: there(form.tag_ids),
        audience_ids: there(form.audience_ids),
        fields: form.fields
          .filter(({ name }) => names.has(name))
          .map(field => (field.image_ids ? { ...field, image_ids: there(field.image_ids) } : field)),
      },
    },
  }
}
