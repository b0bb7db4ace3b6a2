/** Images as AVIF, for pages: made in the background once a page shows them. Until then, and where it is no smaller, they are WebP. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { renderAvif } from '../../../platform/files/images/render.ts'
import { handle, type JobHandler } from '../../../platform/jobs/handler.ts'
import { enqueueAll } from '../../../platform/jobs/jobs.ts'
import { recodeImage } from './jobs.ts'
import { findImage, type ImageRow, saveAvif, withoutAvif } from './store.ts'
import type { Rendition } from './table.ts'

/** Signaled when an image is there as AVIF: pages that show it are rendered anew. */
export const image_recoded = 'image.recoded'

const lease_ms = 5 * 60_000

/** Has them made as AVIF, where they are not yet. */
export async function wantAvif(tx: Handle<'site'>, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return
  const missing = await withoutAvif(tx, ids)
  const list = missing.map(subject_id => ({ subject_id }))
  if (list.length > 0) await enqueueAll(tx, recodeImage, list, now)
}

const sizeOf = (all: readonly Rendition[]): number => all.reduce((sum, { bytes }) => sum + bytes, 0)

export function recodeHandler({ installation, database, site_id }: SiteScope): JobHandler<'site'> {
  const { storage } = installation

  async function recoded({ renditions }: ImageRow, signal: AbortSignal): Promise<Rendition[] | undefined> {
    const made: Rendition[] = []
    for (const { width, height, hash } of renditions) {
      const webp = await storage.read(site_id, hash)
      if (!webp || signal.aborted) return undefined
      const avif = await renderAvif(Buffer.from(webp))
      made.push({ width, height, bytes: avif.length, hash: await storage.store(site_id, avif) })
    }
    return sizeOf(made) < sizeOf(renditions) ? made : []
  }

  return handle(recodeImage, {
    concurrency: 1,
    lease_ms,
    async perform({ subject_id }, signal) {
      const row = await database.read(db => findImage(db, subject_id))
      if (!row || row.animated || row.avif !== null) return { done: true }
      const avif = await recoded(row, signal)
      if (!avif) return { done: true }
      const write = async (tx: Handle<'site'>) => {
        await saveAvif(tx, row.id, avif, sizeOf(avif))
        if (avif.length > 0) tx.announce(image_recoded)
      }
      return { done: true, write }
    },
  })
}
