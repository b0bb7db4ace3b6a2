/**
 * Rendered pages in memory. One is as good as what it was made of: the facts of its site and the compiled popups are compared,
 * and whatever happens to a page drops those of its site. Keys are the site and a path that names a page, so that neither
 * queries nor headers of strangers make entries.
 */
import { hash } from 'node:crypto'
import type { Installation, SiteFacts } from '../../platform/features/context.ts'
import { compiledSite, type LiveSite, liveSite } from '../../site/capture/popups/rules.ts'
import { findPublicPage, pageSignals, renderPage } from '../../site/website/pages/rules.ts'
import { sitePageLimits } from './limits.ts'

export interface RenderedPage {
  site: SiteFacts
  live: LiveSite
  body: Uint8Array<ArrayBuffer>
  headers: Readonly<Record<string, string>>
  etag: string
}

/** Browsers ask each time, and show what they have while they do. */
const caching = 'public, max-age=0, stale-while-revalidate=60'

export class RenderedPages {
  readonly #installation: Installation
  readonly #kept = new Map<string, Map<string, RenderedPage>>()
  #count = 0

  constructor(installation: Installation) {
    this.#installation = installation
    const forget = (site_id: string) => {
      this.#count -= this.#kept.get(site_id)?.size ?? 0
      this.#kept.delete(site_id)
    }
    for (const name of pageSignals) installation.signals.on(name, forget)
    installation.signals.on('site', forget)
  }

  /** Without waiting: what is kept and still as good. */
  peek(site: SiteFacts, handle: string): RenderedPage | undefined {
    const kept = this.#kept.get(site.id)?.get(handle)
    return kept && kept.site === site && kept.live === compiledSite(this.#installation, site.id) ? kept : undefined
  }

  /** `handle` empty: the homepage. Undefined where no such page is public. */
  async get(site: SiteFacts, handle: string): Promise<RenderedPage | undefined> {
    const kept = this.peek(site, handle)
    if (kept) return kept
    const live = await liveSite(this.#installation, site)
    const database = await this.#installation.databases.site(site.id)
    // Whatever happens from here on drops this folder, and with it what is put into it.
    const folder = this.#folder(site.id)
    const page = await database.read(async db => {
      const found = await findPublicPage(db, handle)
      if (!found) return undefined
      return renderPage(db, found.page, found.content, { installation: this.#installation, site, pages: found.pages })
    })
    if (!page) return undefined
    const { policy, shared } = page
    const [before, after] = [Buffer.from(policy + page.before), Buffer.from(page.own_style + page.after)]
    // The tag is also of the policy, which names the hash of the style sheet.
    const etag = `"${hash('sha256', Buffer.concat([before, after]), 'base64url').slice(0, 22)}"`
    const body = new Uint8Array(Buffer.concat([before.subarray(policy.length), shared.bytes, after]))
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': page.policy,
      'Cache-Control': caching,
      ETag: etag,
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    }
    const rendered = { site, live, body, headers, etag }
    if (!folder.has(handle)) this.#count += 1
    folder.set(handle, rendered)
    return rendered
  }

  #folder(site_id: string): Map<string, RenderedPage> {
    if (this.#count >= sitePageLimits.rendered_pages_max) {
      this.#kept.clear()
      this.#count = 0
    }
    const folder = this.#kept.get(site_id) ?? new Map<string, RenderedPage>()
    this.#kept.set(site_id, folder)
    return folder
  }
}
