/** Publishing and hiding a page, by its owner or at its moment: what is written either way. */

import type { Handle } from '../../../platform/database/handle.ts'
import { emitter } from '../../../platform/events/emit.ts'
import { recordActivity } from '../../../platform/features/activities/activities.ts'
import type { SiteFacts } from '../../../platform/features/context.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { handle, type JobHandler, type Outcome } from '../../../platform/jobs/handler.ts'
import { removeJobs, restart } from '../../../platform/jobs/jobs.ts'
import { Problem } from '../../../platform/problem/problem.ts'
import { wantAvif } from '../../content/images/rules.ts'
import { requireGoodContent } from './check-page.ts'
import { imagesNamed } from './document/walk-page.ts'
import { pageMissed, pagePublished, pageUnpublished } from './events.ts'
import { pageScheduleJob } from './jobs.ts'
import { pageLimits } from './limits.ts'
import * as store from './store.ts'
import type { PageContent } from './table.ts'
import { requireFreeToMove } from './uses.ts'

type Tx = Handle<'site'>

/** The columns that make a draft public. */
export const publicColumns = (
  { name, handle, type }: Pick<store.PageRow, 'name' | 'handle' | 'type'>,
  content: PageContent,
  number: number,
) => ({
  published: content,
  published_version: number,
  published_name: name,
  published_handle: handle,
  published_type: type,
  published_language: content.language,
  published_indexed: content.seo.indexed,
})

export const hiddenColumns = {
  published: null,
  published_version: null,
  published_name: null,
  published_handle: null,
  published_type: null,
  published_language: null,
  published_indexed: null,
} as const

export const unscheduled = { publish_at: null, unpublish_at: null, schedule_problem: null } as const

/** The address that visitors knew leads to the page from now on, whatever it is called; its new one leads nowhere else. */
async function moveAddress(tx: Tx, row: store.PageRow, now: number): Promise<void> {
  const { published_handle: former, handle } = row
  if (former !== null && former !== handle) await keepAddress(tx, row, now)
  await store.dropRedirect(tx, handle)
  if (row.type === 'homepage') await store.dismissHomepage(tx, row.id)
}

async function keepAddress(tx: Tx, { id, published_handle }: store.PageRow, now: number): Promise<void> {
  if (published_handle === null) return
  await store.keepRedirect(tx, { handle: published_handle, page_id: id, created_at: now })
}

/** Shows the draft; refuses what could not be shown, since an image or a popup may be gone since it was saved. */
export async function publishRow(tx: Tx, row: store.PageRow, now: number): Promise<void> {
  const { draft, content_version: number } = row
  await requireGoodContent(tx, draft)
  const shown = imagesNamed(draft.document.blocks).map(({ text }) => text)
  await wantAvif(tx, [...new Set(shown)], now)
  await moveAddress(tx, row, now)
  await store.savePage(tx, row.id, {
    ...publicColumns(row, draft, number),
    published_at: now,
    updated_at: now,
    publish_at: null,
    schedule_problem: null,
  })
  await store.keepVersion(
    tx,
    { page_id: row.id, number, content: draft, created_at: now },
    pageLimits.page_versions_kept,
  )
}

/** Takes a page down, and whatever would bring it back by itself. Its address leads to it again once it is public again. */
export async function hideRow(tx: Tx, row: store.PageRow, now: number): Promise<void> {
  await keepAddress(tx, row, now)
  await store.savePage(tx, row.id, { ...hiddenColumns, ...unscheduled, updated_at: now })
}

type Moments = Pick<store.PageRow, 'publish_at' | 'unpublish_at'>

const nextOf = ({ publish_at, unpublish_at }: Moments): number | undefined => {
  const moments = [publish_at, unpublish_at].filter(moment => moment !== null)
  return moments.length > 0 ? Math.min(...moments) : undefined
}

/** The job of a page waits for the next of its moments; what is under way for it writes nothing any more. */
export async function followSchedule(tx: Tx, id: string, moments: Moments, now: number): Promise<void> {
  const due_at = nextOf(moments)
  if (due_at === undefined) await removeJobs(tx, pageScheduleJob, [id])
  else await restart(tx, pageScheduleJob, { subject_id: id, due_at }, now)
}

/** Publishes and hides pages at their moments, in their order, however late the process is. */
export function pageScheduleHandler({ installation, database, clock, facts }: SiteScope): JobHandler<'site'> {
  const emit = emitter(installation, () => clock.now())

  async function tell(tx: Tx, event: typeof pagePublished | typeof pageUnpublished | typeof pageMissed, id: string) {
    const by = { actor_type: 'system', actor_id: null } as const
    await recordActivity(tx, {
      ...{ id: installation.newId('activity'), at: clock.now(), name: event.name, subject_id: id },
      ...by,
    })
    await emit(tx, event, { subject_id: id })
  }

  async function publish(tx: Tx, row: store.PageRow, now: number, site: SiteFacts): Promise<void> {
    try {
      await requireFreeToMove(tx, row, installation, site)
      await publishRow(tx, row, now)
      await tell(tx, pagePublished, row.id)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      await store.savePage(tx, row.id, { publish_at: null, schedule_problem: error.code, updated_at: now })
      await tell(tx, pageMissed, row.id)
    }
  }

  async function hide(tx: Tx, row: store.PageRow, now: number): Promise<void> {
    if (row.published_version === null) return store.savePage(tx, row.id, { unpublish_at: null, updated_at: now })
    await hideRow(tx, row, now)
    await tell(tx, pageUnpublished, row.id)
  }

  return handle(pageScheduleJob, {
    concurrency: 4,
    lease_ms: 60_000,
    async perform(job): Promise<Outcome<'site'>> {
      const row = await database.read(db => store.findPage(db, job.subject_id))
      const due_at = row && nextOf(row)
      if (!row || due_at === undefined) return { done: true }
      const now = clock.now()
      if (due_at > now) return { done: false, again_at: due_at }
      const isFirst = row.publish_at === due_at
      const rest = nextOf({ ...row, [isFirst ? 'publish_at' : 'unpublish_at']: null })
      const site = await facts()
      if (!site) return { done: true }
      const write = async (tx: Tx) => {
        const present = await store.findPage(tx, row.id)
        if (present) await (isFirst ? publish(tx, present, now, site) : hide(tx, present, now))
      }
      return rest === undefined ? { done: true, write } : { done: false, again_at: rest, write }
    },
  })
}
