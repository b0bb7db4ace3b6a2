/** Every public page as a file, one after another, with what all of them need. */
import { createHash } from 'node:crypto'
import { siteAddress } from '../../../../platform/config/sites-config.ts'
import type { Database } from '../../../../platform/database/database.ts'
import type { Installation, SiteFacts } from '../../../../platform/features/context.ts'
import { renderPng } from '../../../../platform/files/images/render.ts'
import { findFile } from '../../../content/files/rules.ts'
import { existingImage, renditionFor } from '../../../content/images/rules.ts'
import { pagePath } from '../address.ts'
import { findHomepage, findServed, publicPages } from '../public-store.ts'
import { renderPage } from '../render/load.ts'
import { textOf } from '../render/page-html.ts'
import { missingPage, robotsText, sitemapText, webManifest } from '../site-files.ts'
import { everyRedirect } from '../store.ts'
import { type FilePlaces, fileOf, filePlaces, type ImageFile } from './file-places.ts'

export interface StaticFile {
  name: string
  bytes: Buffer
}

interface About {
  installation: Installation
  site: SiteFacts
  database: Database<'site'>
  /** The bytes of a font of the installation, by its path. */
  fontAt: (path: string) => Promise<Buffer | undefined>
}

const text = (name: string, said: string): StaticFile => ({ name, bytes: Buffer.from(said) })

export async function* staticFiles(about: About): AsyncGenerator<StaticFile> {
  const { installation, site, database } = about
  const pages = await database.read(publicPages)
  const address = siteAddress(installation.config, site)
  const { public_url } = installation.config
  const places = filePlaces({ paths: new Set(pages.map(pagePath)), address, public_url })
  const styles = new Map<string, string>()
  for (const { handle, type } of pages) {
    const page = await database.read(async db => {
      const row = await (type === 'homepage' ? findHomepage(db) : findServed(db, handle))
      if (!row?.published) return undefined
      return { row, ...(await renderPage(db, row, row.published, { installation, site, places })) }
    })
    // Hidden since they were listed.
    if (!page) continue
    const style = page.shared.text + page.own_style
    const css = `css/${createHash('sha256').update(style).digest('hex').slice(0, 12)}.css`
    styles.set(css, style)
    const linked = `<link rel="stylesheet" href="${css}">`
    yield text(
      fileOf(pagePath(page.row)),
      textOf(page).replace(`<style>${style}</style>`, () => linked),
    )
  }
  yield* styleFiles(styles, about)
  yield* around(about, places, { address, hasHome: pages.some(({ type }) => type === 'homepage') })
  yield text('sitemap.xml', sitemapText(address, pages))
  for (const [name, image] of places.images) {
    const bytes = await bytesOf(image, about)
    if (bytes) yield { name, bytes }
  }
}

async function* around(
  { site, database }: About,
  places: FilePlaces,
  { address, hasHome }: { address: string; hasHome: boolean },
): AsyncGenerator<StaticFile> {
  yield text('robots.txt', robotsText(address))
  const manifest = webManifest(site, places, hasHome ? fileOf('/') : '.')
  if (manifest) yield text('site.webmanifest', JSON.stringify(manifest))
  const missing = await missingPage(site, hasHome ? '/' : undefined)
  yield text('404.html', await missing.text())
  const redirects = await database.read(everyRedirect)
  if (redirects.length === 0) return
  yield text('_redirects', redirects.map(({ handle, to }) => `/${handle} ${pagePath(to)} 301\n`).join(''))
}

const inStyle = /url\("(\/[^"]+)"\)/g

/** Fonts lie beside the style sheets that name them. */
async function* styleFiles(styles: ReadonlyMap<string, string>, about: About): AsyncGenerator<StaticFile> {
  const fonts = new Map<string, string>()
  for (const [name, style] of styles) {
    const own = style.replaceAll(inStyle, (_, path: string) => {
      const file = fonts.get(path) ?? `fonts/${(path.split('/').at(-1) ?? '').replace(/(?:\.woff2)?$/, '.woff2')}`
      fonts.set(path, file)
      return `url("../${file}")`
    })
    yield text(name, own)
  }
  for (const [path, name] of fonts) {
    const bytes = await fontBytes(decodeURI(path), about)
    if (bytes) yield { name, bytes }
  }
}

async function fontBytes(path: string, { installation, site, database, fontAt }: About): Promise<Buffer | undefined> {
  const [, file_id] = /^\/v1\/public\/sites\/[^/]+\/fonts\/([^/]+)$/.exec(path) ?? []
  if (file_id === undefined) return fontAt(path)
  const file = await database.read(db => findFile(db, file_id))
  return file ? ((await installation.storage.read(site.id, file.content_hash)) ?? undefined) : undefined
}

async function bytesOf(image: ImageFile, { installation, site, database }: About): Promise<Buffer | undefined> {
  const row = await database.read(db => existingImage(db, image.id)).catch(() => undefined)
  if (!row) return undefined
  const isAvif = 'format' in image && image.format === 'avif'
  const width = 'icon' in image ? Number(image.icon) : image.width
  const { hash } = renditionFor(isAvif && row.avif?.length ? row.avif : row.renditions, width)
  const bytes = await installation.storage.read(site.id, hash)
  if (!bytes) return undefined
  return 'icon' in image ? renderPng(bytes, width) : bytes
}
