/** Every way by which a stranger's text comes in, with what is sent on it. */
import { setTimeout as sleep } from 'node:timers/promises'
import { documents, packed, type SentFile, sheets } from './files.ts'
import { mails } from './mails.ts'
import { requests } from './requests.ts'
import type { Scene } from './scene.ts'
import { some } from './some.ts'
import { page_characters, pages, plain, robots, sitemaps, styles, type Text, tables, templates } from './texts.ts'

export interface Input {
  road: string
  name: string
  /** Resolves with the answer's status, once all that it causes is done. */
  send(scene: Scene): Promise<number>
}

type Send<T> = (scene: Scene, given: T) => Promise<number>
const along = <T extends { name: string }>(road: string, given: readonly T[], send: Send<T>): Input[] =>
  given.map(one => ({ road, name: one.name, send: scene => send(scene, one) }))

const posted = async (scene: Scene, path: string, body: unknown): Promise<number> =>
  (await scene.post(`${scene.site}${path}`, body)).status

/** Waits until an update of a source is over. */
async function read(scene: Scene, { status, body }: Awaited<ReturnType<Scene['post']>>): Promise<number> {
  const sources = (Array.isArray(body.data) ? body.data : [body]) as { id?: string }[]
  const until = performance.now() + 60_000
  for (const { id } of status < 300 ? sources : []) {
    for (;;) {
      const found = await scene.get(`${scene.site}/knowledge-sources/${id}`)
      if (found.status !== 200 || found.body.status !== 'waiting' || performance.now() > until) break
      await sleep(100)
    }
  }
  return status
}

const fetchedPage = (path: string, member = 'url'): Send<Text> => {
  return (scene, { write }) => posted(scene, path, { [member]: scene.serve(write(), 'text/html; charset=utf-8') })
}

const form = (name: string, bytes: string | Buffer): FormData => {
  const data = new FormData()
  data.append('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name)
  return data
}

const knowledgeFile: Send<SentFile> = async (scene, { ending, write }) =>
  read(scene, await scene.post(`${scene.site}/knowledge-sources/files`, form(`a.${ending}`, write())))
const asFile = (ending: string, { name, write }: Text): SentFile => ({
  ...{ name: `${ending} ${name}`, ending },
  write: () => Buffer.from(write().slice(0, 5_000_000)),
})

/** An image whose edges are longer than its bytes. */
const image = (): Buffer =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    Buffer.from('0000c3500000c3500800000000', 'hex'),
    packed(1_000_000),
  ])

/** As much of it as a document takes. */
function documentOf(part: string): object {
  const html = part.repeat(Math.floor(19_900 / part.length))
  const tags = html.split('<').length - 1
  const count = Math.min(14, Math.max(1, Math.floor(10_000 / Math.max(1, tags))))
  return { version: 1, blocks: Array.from({ length: count }, (_, i) => ({ id: `b${i}`, type: 'html', html })) }
}

/** Made, and shown as it would be sent or visited. */
async function madeAndShown(scene: Scene, path: string, body: object): Promise<number> {
  const made = await scene.post(`${scene.site}${path}`, { ...body, name: `Blocks ${performance.now()}` })
  if (made.status !== 201) return made.status
  return posted(scene, `${path}/${made.body.id}/preview`, {})
}

const htmlBlocks: Text[] = [
  '<div>',
  '<p>a</p>',
  '<',
  '<a href="',
  '<p style="a:b;',
  '&',
  '<br>',
  '<table><tr><td>',
].map(part => ({
  name: part,
  write: () => part,
}))

export const inputs: Input[] = [
  ...along('discover', pages, fetchedPage('/knowledge-sources/discover')),
  ...along('discover a sitemap', sitemaps, (scene, { write }) =>
    posted(scene, '/knowledge-sources/discover', { url: scene.serve(write(), 'application/xml') }),
  ),
  ...along('a packed sitemap', [{ name: 'spaces' }, { name: 'elements' }], (scene, { name }) => {
    const bytes = name === 'spaces' ? packed(60_000_000) : packed(50_000_000)
    return posted(scene, '/knowledge-sources/discover', { url: scene.serve(bytes, 'application/xml') })
  }),
  ...along('robots.txt', robots, (scene, { write }) => {
    const url = scene.serve('<p>a', 'text/html', { robots: write() })
    return posted(scene, '/knowledge-sources/discover', { url })
  }),
  ...along('knowledge from a page', some(pages, 4), async (scene, { write }) => {
    const url = scene.serve(write(), 'text/html')
    return read(scene, await scene.post(`${scene.site}/knowledge-sources`, { type: 'url', url }))
  }),
  ...along('knowledge from a video', some(pages, 6), async (scene, { write }) => {
    const url = scene.serve(write(), 'text/html')
    return read(scene, await scene.post(`${scene.site}/knowledge-sources`, { type: 'video', url }))
  }),
  ...along('knowledge from a file', documents, knowledgeFile),
  ...along(
    'knowledge from a file',
    ['md', 'txt', 'csv', 'vtt'].flatMap(ending => some(plain, 4).map(text => asFile(ending, text))),
    knowledgeFile,
  ),
  ...along(
    'knowledge from a file',
    some(pages, 12).map(text => asFile('html', text)),
    knowledgeFile,
  ),
  ...along('brand', some(pages, 4), fetchedPage('/brand/read')),
  ...along('brand’s style sheets', styles, (scene, { write }) => {
    const url = scene.serve('<link rel=stylesheet href=/style.css>', 'text/html', { style: write() })
    return posted(scene, '/brand/read', { url })
  }),
  ...along('page import', some(pages, 3), fetchedPage('/pages/import')),
  ...along('popup’s page', some(pages, 12), fetchedPage('/popups/read-page', 'page_url')),
  ...along('popup’s check', some(pages, 4), fetchedPage('/popups/check-page', 'page_url')),
  ...along('template import', templates, (scene, { write }) =>
    posted(scene, '/templates/import', { html: write().slice(0, 460_000) }),
  ),
  ...along('template’s blocks', htmlBlocks, (scene, { write }) =>
    madeAndShown(scene, '/templates', { category: 'transactional', subject: 'S', document: documentOf(write()) }),
  ),
  ...along('page’s blocks', htmlBlocks, (scene, { write }) =>
    madeAndShown(scene, '/pages', { document: documentOf(write()) }),
  ),
  ...along('import of a table', tables, (scene, { write }) => posted(scene, '/imports', form('a.csv', write()))),
  ...along('import of a table', sheets, (scene, { ending, write }) =>
    posted(scene, '/imports', form(`a.${ending}`, write())),
  ),
  ...along('import from an address', some(tables, 3), (scene, { write }) =>
    posted(scene, '/imports/from-url', { url: scene.serve(write(), 'text/csv') }),
  ),
  ...along('image', [{ name: 'larger than its bytes' }], scene => posted(scene, '/images', form('a.png', image()))),
  ...along('file', [{ name: 'spaces' }], scene => posted(scene, '/files', form('a.txt', ' '.repeat(page_characters)))),
  ...requests,
  ...mails,
]
