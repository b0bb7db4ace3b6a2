/**
 * The pages of sites: at their own domains, under their subdomains of `SITES_URL`, or at `/s/` and the subdomain. At the host of a site nothing
 * else is served than its pages and what they load: no admin, no API of its owners, no cookie.
 */
import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { hostnameOf, servedHosts } from '../../account/domains/rules.ts'
import { siteAddress } from '../../platform/config/sites-config.ts'
import type { Installation, SiteFacts } from '../../platform/features/context.ts'
import { asksForPage, type Env } from '../../platform/http/exchange.ts'
import { problem } from '../../platform/problem/problem.ts'
import { namesTag } from '../../platform/routing/compression/answers.ts'
import { requireHere } from '../../platform/routing/moved-site.ts'
import { localeOf } from '../../platform/texts/messages/messages.ts'
import { trimTrailing } from '../../platform/texts/trim-trailing.ts'
import { findRedirect, missingPage, publicPages } from '../../site/website/pages/rules.ts'
import { manifest, noSite, robots, sitemap, underConstruction } from './answers.ts'
import type { RenderedPages } from './rendered-pages.ts'
import { servedSites } from './served-sites.ts'
import { isServedAt } from './site-host.ts'
import { isAt, isInternal, isShared, ownHosts, sitesHostOf, type Target, targetOf } from './target.ts'

export function sitePages(installation: Installation): MiddlewareHandler<Env> {
  const { pages, siteOf } = servedSites(installation)
  const hosts = servedHosts(installation)
  const { config } = installation
  const above = sitesHostOf(config)
  const isOwnHost = ownHosts(config)
  return async (c, next) => {
    const { path } = c.req
    const host = c.req.header('host') ?? ''
    const hostname = hostnameOf(host)
    const site_id = await hosts.siteOf(hostname)
    const asked = site_id === null ? targetOf({ host, path }, above) : ({ subdomain: null, path, by: 'host' } as const)
    if (!asked && isOwnHost(hostname)) return next()
    // A host that leads here and is nobody's has no pages, no admin and no API of owners either.
    const target = asked?.by === 'path' && !isOwnHost(hostname) ? undefined : asked
    if (target?.by !== 'path' && isInternal(path) && !asked) return next()
    if (target?.by !== 'path' && isShared(path)) {
      const at = site_id ?? (target?.subdomain ? (await siteOf(target.subdomain))?.id : undefined)
      if (at !== undefined && !isServedAt(at, path)) throw problem('not_found')
      return next()
    }
    if (config.maintenance || installation.maintenance.on) throw problem('maintenance')
    const { method } = c.req
    if (method !== 'GET' && method !== 'HEAD') throw problem('method_not_allowed', { allow: ['GET', 'HEAD'] })
    const site = await (site_id !== null
      ? installation.sites.find(site_id)
      : target?.subdomain
        ? siteOf(target.subdomain)
        : null)
    if (!site || !target) return noSite(localeOf(c.req.header('accept-language')))
    // By the path: the other installation knows where the site has its pages.
    if (site.moved?.to) return moved(c, `${site.moved.to}/s/${site.subdomain}${target.path || '/'}`, 308)
    requireHere(site)
    const address = siteAddress(config, site)
    // A site is at one host, or at one path: all others lead there.
    if (!isAt(site, hostname, target, config)) return moved(c, address + (target.path || '/'), 308)
    if (target.path === '') return moved(c, `${address}/`, 308)
    if (!site.published) {
      if (!asksForPage(c.req.raw.headers)) throw problem('site_under_construction')
      return underConstruction(site)
    }
    return answer(c, { target, site, address, pages, installation })
  }
}

interface PageRequest {
  target: Target
  site: SiteFacts
  address: string
  pages: RenderedPages
  installation: Installation
}

async function answer(c: HonoContext<Env>, { target: { path }, site, address, pages, installation }: PageRequest) {
  const read = <T>(work: Parameters<Awaited<ReturnType<Installation['databases']['site']>>['read']>[0]) =>
    installation.databases.site(site.id).then(database => database.read(work)) as Promise<T>
  if (path === '/robots.txt') return robots(address)
  // Asked for by browsers on pages that name no icon.
  if (path === '/favicon.ico') return new Response(null, { status: 204 })
  if (path === '/sitemap.xml') return sitemap(address, await read<Awaited<ReturnType<typeof publicPages>>>(publicPages))
  const told = path === '/site.webmanifest' ? manifest(site, address) : undefined
  if (told) return told
  const handle = path.slice(1)
  const page = /^[a-z0-9-]*$/.test(handle) ? await pages.get(site, handle) : undefined
  if (page) {
    if (namesTag(c.req.header('if-none-match'), page.etag))
      return new Response(null, { status: 304, headers: page.headers })
    return new Response(page.body, { headers: page.headers })
  }
  // Capitals, a slash at the end, a handle of before: the page has one address.
  const to = await read<string | undefined>(db => findRedirect(db, trimTrailing(handle, '/').toLowerCase()))
  if (to !== undefined && to !== path) return moved(c, address + to, 301)
  const home = await pages.get(site, '')
  return missingPage(site, home && `${new URL(address).pathname.replace(/\/$/, '')}/`)
}

/** What was asked with the address (campaign, referral) goes along. */
function moved(c: HonoContext<Env>, to: string, status: 301 | 308): Response {
  const { search } = new URL(c.req.url)
  return new Response(null, { status, headers: { Location: to + search, 'Cache-Control': 'public, max-age=300' } })
}
