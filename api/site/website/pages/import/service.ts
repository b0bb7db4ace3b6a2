/** The endpoint that takes a page of another site over. */
import type { Config } from '../../../../platform/config/config.ts'
import type { Context } from '../../../../platform/features/context.ts'
import type { Input } from '../../../../platform/features/contract.ts'
import { action } from '../../../../platform/features/endpoint.ts'
import { openWebPage, refusedPage } from '../../../../platform/network/safe-fetch/web-page.ts'
import { invalid } from '../../../../platform/problem/problem.ts'
import { threadProgram } from '../../../../platform/runtime/threads/program.ts'
import { readMarkup } from '../../../../platform/texts/markup/in-thread.ts'
import { imageUploaded, keepImage, type PreparedImage } from '../../../content/images/rules.ts'
import { type PageBlock, type PageDocument, page_document_version } from '../document/page-document.ts'
import { imagesNamed } from '../document/walk-page.ts'
import { pageLimits } from '../limits.ts'
import { addPage } from '../new-page.ts'
import * as contract from './contract.ts'
import { LeftOutList } from './left-out.ts'
import { cutAt } from './page-texts.ts'
import { takePictures } from './pictures.ts'
import type { ReadPage } from './read-page.ts'
import type { ImportTasks } from './thread.ts'

const readPage = threadProgram<ImportTasks>(new URL('./thread.ts', import.meta.url), 'pages')('read')

interface Ready extends Omit<ReadPage, 'left_out'> {
  left_out: LeftOutList
  config: Config
  source_url: string
  pictures: Map<string, PreparedImage>
}

async function read({ body }: Input<typeof contract.importPage>, context: Context): Promise<Ready> {
  const { url, html } = await openWebPage(body.url, context.installation.safeFetch)
  const { left_out: named, ...page } = await readMarkup(readPage, { html, url }, context.site.id).catch(refusedPage)
  const left_out = new LeftOutList(named)
  if (page.blocks.length === 0) throw invalid('/url', 'page_empty')
  const urls = new Set(imagesNamed(page.blocks).map(({ text }) => text))
  const pictures = await takePictures(urls, left_out, context)
  return { ...page, left_out, config: context.installation.config, source_url: url, pictures }
}

export const importPage = action(contract.importPage, read, async (tx, { body }, context, ready) => {
  const { title, description, config, source_url, left_out } = ready
  const images = new Map<string, string>()
  for (const [url, picture] of ready.pictures) {
    const { row, isNew } = await keepImage(tx, picture, context)
    if (isNew) await context.alsoChanged(tx, imageUploaded, row.id)
    images.set(url, row.id)
  }
  const name = body.name ?? (cutAt(title, { characters: 100 }) || new URL(source_url).hostname)
  const seo = {
    ...{ title: cutAt(title, { characters: pageLimits.seo_title_characters_max }), description },
    ...{ keyword: '', image_id: '', indexed: true },
  }
  const document: PageDocument = { version: page_document_version, blocks: withImages(ready.blocks, images) }
  const given = {
    ...{ name, seo, language: ready.language ?? context.site.language },
    document,
  }
  return { ...(await addPage(tx, given, context, config)), source_url, left_out: left_out.all() }
})

/** Their ids in the place of their addresses; an image that could not be had leaves no hole. */
function withImages(blocks: readonly PageBlock[], images: ReadonlyMap<string, string>): PageBlock[] {
  return blocks.flatMap((block): PageBlock[] => {
    if (!('image_id' in block) || block.image_id === '') return [block]
    const image_id = images.get(block.image_id) ?? ''
    if (image_id === '' && block.type === 'image') return []
    if (image_id === '' && block.type === 'hero')
      return [{ ...block, image_id, alt: '', layout: 'stacked', align: 'center' }]
    return [{ ...block, image_id }]
  })
}
