/** What a page must hold to before it is stored: size, ids, links, and everything that it names. */

import type { Handle } from '../../../platform/database/handle.ts'
import { blockErrors } from '../../../platform/pages/blocks/check.ts'
import { everyBlockOf } from '../../../platform/pages/blocks/walk.ts'
import { type FieldError, problem } from '../../../platform/problem/problem.ts'
import { popupExists } from '../../capture/popups/rules.ts'
import { knownImages } from '../../content/images/rules.ts'
import type { PageDocument } from './document/page-document.ts'
import { isVideoAddress } from './document/video-address.ts'
import { imagesNamed, popupsNamed, saidIn } from './document/walk-page.ts'
import type { PageContent } from './table.ts'

type Db = Handle<'site'>
const at = '/document/blocks'

/** Refuses what could not be shown, at each place. */
export async function requireGoodContent(db: Db, content: PageContent): Promise<void> {
  const errors = await contentErrors(db, content)
  if (errors.length > 0) throw problem('validation_failed', { errors: errors.slice(0, 100) })
}

export async function contentErrors(db: Db, { document, seo }: PageContent): Promise<FieldError[]> {
  const { blocks } = document
  const named = [
    ...imagesNamed(blocks, at),
    ...(seo.image_id ? [{ text: seo.image_id, pointer: '/seo/image_id' }] : []),
  ]
  const images = await knownImages(db, new Set(named.map(({ text }) => text)))
  // Places of images are looked at here, since those of pages lie in lists too.
  const every = new Set(everyImage(blocks))
  const errors = blockErrors(blocks, at, { kinds: () => undefined, images: every })
  if (errors.some(({ code }) => code === 'document_too_long')) return errors
  errors.push(...named.filter(({ text }) => !images.has(text)).map(({ pointer }) => unknown(pointer)))
  for (const { text, pointer } of popupsNamed(blocks, at)) {
    if (!(await popupExists(db, text))) errors.push(unknown(pointer))
  }
  return [...errors, ...linkErrors(document), ...ownErrors(document)]
}

const unknown = (pointer: string): FieldError => ({ pointer, code: 'unknown_reference' })
const everyImage = (blocks: PageDocument['blocks']): string[] => imagesNamed(blocks).map(({ text }) => text)

function linkErrors({ blocks }: PageDocument): FieldError[] {
  return saidIn(blocks, at)
    .filter(({ type, text }) => type === 'link' && text.trim() !== '' && !isPageLink(text.trim()))
    .map(({ pointer }) => ({ pointer, code: 'page_link_invalid' }))
}

/** To the web, to a person, to a page of the site, or within the page. */
export function isPageLink(target: string): boolean {
  // Browsers take them out, so that `java\nscript:` would run.
  if (/[\s\p{Cc}]/u.test(target)) return false
  if (target.startsWith('#')) return /^#[a-z0-9]{1,32}$/.test(target)
  if (target.startsWith('/')) return /^\/(?![/\\])/.test(target)
  const url = URL.parse(target)
  if (!url) return false
  if (/^https?:$/.test(url.protocol)) return /^https?:\/\//i.test(target) && url.username === '' && url.password === ''
  return url.protocol === 'mailto:' || url.protocol === 'tel:'
}

/** Conditions are of emails, which have a reader; images elsewhere would tell others who reads; players are those that we know. */
function ownErrors({ blocks }: PageDocument): FieldError[] {
  return [...everyBlockOf(blocks, at)].flatMap(({ block, pointer }) => [
    ...('show_if' in block && block.show_if ? [{ pointer: `${pointer}/show_if`, code: 'condition_on_page' }] : []),
    ...('url' in block && block.url !== '' && block.image_id === ''
      ? [{ pointer: `${pointer}/url`, code: 'image_of_site_needed' }]
      : []),
    ...('video_url' in block && !isVideoAddress(block.video_url)
      ? [{ pointer: `${pointer}/video_url`, code: 'video_unknown' }]
      : []),
    ...('embed_url' in block && !block.embed_url.startsWith('https://')
      ? [{ pointer: `${pointer}/embed_url`, code: 'embed_url_invalid' }]
      : []),
  ])
}
