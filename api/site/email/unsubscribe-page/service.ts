/** The endpoints on the unsubscribe page. */
import type { z } from '@hono/zod-openapi'
import type { Handle } from '../../../platform/database/handle.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { type FieldError, problem } from '../../../platform/problem/problem.ts'
import { toInstantOrNull } from '../../../platform/runtime/clock.ts'
import type { NewId } from '../../../platform/runtime/ids.ts'
import { requireStaticAudiences } from '../../contacts/audiences/rules.ts'
import { existingLead } from '../../contacts/lead-records/rules.ts'
import { presentTemplates } from '../templates/rules.ts'
import * as contract from './contract.ts'
import { askedPage, leavingPage, leftPage } from './pages.ts'
import { readChoices } from './preferences.ts'
import { presentPage } from './rules.ts'
import { forgetOtherTopics, leavings, type PageRow, savePage } from './store.ts'
import { textsIn } from './texts.ts'

type Db = Handle<'site'>
type Changes = z.output<typeof contract.updateUnsubscribePage.body>

const toPage = ({ texts, topics, audience_ids, version, updated_at }: PageRow) => ({
  texts: { en: textsIn('en', texts.en), es: textsIn('es', texts.es) },
  topics,
  audience_ids,
  version,
  updated_at: toInstantOrNull(updated_at === 0 ? null : updated_at),
})

const given = <T extends object>(object: T | undefined): Partial<T> =>
  Object.fromEntries(Object.entries(object ?? {}).filter(([, value]) => value !== undefined)) as Partial<T>

/** New topics get their ids; one with an id that there is not is refused. */
async function changed(db: Db, row: PageRow, changes: Changes, newId: NewId): Promise<PageRow> {
  const known = new Set(row.topics.map(topic => topic.id))
  const templates = await presentTemplates(db, [...new Set(changes.topics?.flatMap(topic => topic.template_ids))])
  const errors: FieldError[] = []
  const unknown = (pointer: string) => errors.push({ pointer, code: 'unknown_reference' })
  for (const [i, topic] of (changes.topics ?? []).entries()) {
    if (topic.id !== undefined && !known.has(topic.id)) unknown(`/topics/${i}/id`)
    for (const [j, id] of topic.template_ids.entries()) {
      if (!templates.has(id)) unknown(`/topics/${i}/template_ids/${j}`)
    }
  }
  if (errors.length > 0) throw problem('validation_failed', { errors })
  await requireStaticAudiences(db, changes.audience_ids ?? [])
  const { en, es } = changes.texts ?? {}
  return {
    ...row,
    texts: { en: { ...row.texts.en, ...given(en) }, es: { ...row.texts.es, ...given(es) } },
    topics:
      changes.topics?.map(({ id, texts, template_ids }) => ({
        id: id ?? newId('topic'),
        texts: given(texts),
        template_ids: [...new Set(template_ids)],
      })) ?? row.topics,
    audience_ids: changes.audience_ids ? [...new Set(changes.audience_ids)] : row.audience_ids,
  }
}

export const listLeadTopics = query(contract.listLeadTopics, async (db, { params }) => {
  const { id } = await existingLead(db, params.lead_id)
  const left = new Map((await leavings(db, id)).map(({ topic_id, at }) => [topic_id, at]))
  const { topics } = await presentPage(db)
  return { data: topics.map(({ id, texts }) => ({ id, texts, left_at: toInstantOrNull(left.get(id) ?? null) })) }
})

export const getUnsubscribePage = query(contract.getUnsubscribePage, async db => toPage(await presentPage(db)))

export const updateUnsubscribePage = action(
  contract.updateUnsubscribePage,
  async (tx, { body }, { now, ifMatch, newId }) => {
    const row = await presentPage(tx)
    ifMatch(row.version)
    const next = { ...(await changed(tx, row, body, newId)), version: row.version + 1, updated_at: now() }
    await savePage(tx, next)
    if (body.topics)
      await forgetOtherTopics(
        tx,
        next.topics.map(topic => topic.id),
      )
    return toPage(next)
  },
)

/** Nobody's link: what is pressed in a preview leads nowhere. */
const nowhere = '/v1/public/unsubscribe/preview'

export const previewUnsubscribePage = query(
  contract.previewUnsubscribePage,
  async (db, { body: { language, status, changes } }, { installation, site }) => {
    const row = await changed(db, await presentPage(db), changes ?? {}, installation.newId)
    const page = { site, locale: language, texts: textsIn(language, row.texts[language]), path: nowhere }
    if (status === 'left') return { html: await (await leftPage(page)).text() }
    if (status === 'asked') return { html: await (await askedPage(page)).text() }
    const choices = await readChoices(db, row, language)
    return { html: await (await leavingPage(page, { choices, isSaved: status === 'saved' })).text() }
  },
)
