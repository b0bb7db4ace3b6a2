/** A new page, as a draft, and what every content of a page must hold to. */
import type { Config } from '../../../platform/config/config.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import type { InAction } from '../../../platform/features/context.ts'
import type { Input } from '../../../platform/features/contract.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { freeHandle, freeKeyword, requireFreeHandle, requireRoom } from './allowed.ts'
import { requireGoodContent } from './check-page.ts'
import type * as contract from './contract.ts'
import { hiddenColumns, unscheduled } from './schedule.ts'
import { scoreOf, seoChecks } from './seo-score.ts'
import * as store from './store.ts'
import type { PageContent } from './table.ts'
import { asOthers, toPage } from './wire.ts'

type Db = Handle<'site'>

export const wired = async (db: Db, row: store.PageRow, config: Config, site: InAction['site']) =>
  toPage(row, asOthers(await store.otherTexts(db, row.id)), { config, site })

const noSeo: PageContent['seo'] = { title: '', description: '', keyword: '', image_id: '', indexed: true }

/** A content as it would be stored, with what follows from it; refuses what could not be shown. */
export async function checkedContent(db: Db, content: PageContent, own_id: string) {
  await requireGoodContent(db, content)
  const keyword_key = await freeKeyword(db, content.seo.keyword, own_id)
  const others = asOthers(await store.otherTexts(db, own_id))
  return { draft: content, keyword_key, seo_score: scoreOf(seoChecks(content, others)) }
}

type NewPage = Input<typeof contract.createPage>['body']

export async function addPage(tx: Db, body: NewPage, context: InAction, config: Config) {
  const { now, newId, site } = context
  await requireRoom(tx)
  if (body.handle !== undefined) await requireFreeHandle(tx, body.handle)
  const id = newId('page')
  const type = body.type ?? 'custom'
  const content: PageContent = {
    language: body.language ?? site.language,
    hide_menu: body.hide_menu ?? type === 'landing',
    hide_footer: body.hide_footer ?? false,
    seo: body.seo ?? { ...noSeo, indexed: type !== 'thank_you' },
    document: body.document,
  }
  await requireOriginal(tx, body.translation_of, id)
  const row: store.PageRow = {
    id,
    name: body.name,
    handle: body.handle ?? (await freeHandle(tx, body.name)),
    type,
    in_menu: body.in_menu ?? false,
    menu_position: (await store.lastMenuPosition(tx)) + 1,
    translation_of: body.translation_of ?? '',
    ...(await checkedContent(tx, content, id)),
    content_version: 1,
    ...hiddenColumns,
    published_at: null,
    ...unscheduled,
    uncounted_before: null,
    version: 1,
    created_at: now(),
    updated_at: now(),
  }
  await store.insertPage(tx, row)
  return wired(tx, row, config, site)
}

export async function requireOriginal(db: Db, original: string | undefined, own_id: string): Promise<void> {
  if (original === undefined || original === '') return
  const row = original === own_id ? undefined : await store.findPage(db, original)
  // One original has all translations: none is that of another translation.
  if (row?.translation_of !== '') {
    throw problem('validation_failed', { errors: [{ pointer: '/translation_of', code: 'unknown_reference' }] })
  }
}
