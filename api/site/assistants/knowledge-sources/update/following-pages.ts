/** Knowledge follows the publication of pages: what is no longer public is no longer said, and what became public is read. */

import type { Handle } from '../../../../platform/database/handle.ts'
import { consumer } from '../../../../platform/features/consumer.ts'
import type { SiteScope } from '../../../../platform/features/site-scope.ts'
import { acting } from '../../../../platform/features/write-context.ts'
import { handle, type JobHandler } from '../../../../platform/jobs/handler.ts'
import { restart } from '../../../../platform/jobs/jobs.ts'
import type { Blocker } from '../../../../platform/problem/problem.ts'
import { pageDeleted, pagePublished, pageUnpublished } from '../../../website/pages/events.ts'
import * as store from '../../knowledge-records/rules.ts'
import { sourceRead } from '../events.ts'
import { knowledgeFollowJob } from '../jobs.ts'
import { beginUpdate, isUpdating } from './begin.ts'
import { removeHidden } from './hidden-pages.ts'

type Db = Handle<'site'>

/** What one update takes at least. */
const look_ms = 1_000

export const followingPages = consumer(
  'knowledge_of_pages',
  [pagePublished, pageUnpublished, pageDeleted],
  async (tx, batch, { emit, now }) => {
    const published = batch.flatMap(({ name, subject_id }) => (name === pagePublished.name ? (subject_id ?? []) : []))
    for (const source of await store.sourcesOfPages(tx)) {
      if (await forgetHidden(tx, source)) await emit(tx, sourceRead, { subject_id: source.id })
      if (published.some(id => readsPage(source, id)))
        await restart(tx, knowledgeFollowJob, { subject_id: source.id, due_at: now() }, now())
    }
  },
  { wanted: async tx => (await store.sourcesOfPages(tx)).length > 0 },
)

const readsPage = ({ settings: { page_ids = [] } }: store.SourceRow, id: string): boolean =>
  page_ids.length === 0 || page_ids.includes(id)

/** Whether anything was said by pages that are no longer public. */
async function forgetHidden(tx: Db, source: store.SourceRow): Promise<boolean> {
  if (source.block === null) return false
  const { block, content_version: version } = source
  const { documents, chunks, bytes } = await removeHidden(tx, { id: source.id, block, version })
  if (documents === 0) return false
  await store.saveSource(tx, source.id, {
    document_count: Math.max(0, source.document_count - documents),
    chunk_count: source.chunk_count - chunks,
    bytes: Math.max(0, source.bytes - bytes),
  })
  return true
}

/** For pages: the sources that answer by what stands on one. */
export async function sourcesReadingPage(db: Db, page_id: string): Promise<Blocker[]> {
  const users: Blocker[] = []
  for (const { id, name, content_version } of await store.sourcesOfPages(db)) {
    const document = await store.documentNamed(db, id, content_version, page_id)
    if (document && document.chunk_count > 0) users.push({ type: 'knowledge_source', id, name })
  }
  return users
}

export const knowledgeFollowHandler = ({ installation, database, clock }: SiteScope): JobHandler<'site'> =>
  handle(knowledgeFollowJob, {
    concurrency: 2,
    lease_ms: 60_000,
    async perform({ subject_id: id }) {
      const isBusy = await database.read(async db => {
        const source = await store.findSource(db, id)
        return source !== undefined && (await isUpdating(db, source))
      })
      if (isBusy) return { done: false, again_at: clock.now() + look_ms }
      return {
        done: true,
        async write(tx) {
          const source = await store.findSource(tx, id)
          const context = { ...acting(installation, clock), actor: { type: 'system' } as const }
          if (source && !(await isUpdating(tx, source))) await beginUpdate(tx, source, context)
        },
      }
    },
  })
