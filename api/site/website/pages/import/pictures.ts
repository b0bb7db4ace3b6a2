/** The images of a page of another site, made images of ours: as many and as long as one request may take. */
import type { Context } from '../../../../platform/features/context.ts'
import { FetchRefusalError } from '../../../../platform/network/safe-fetch/safe-fetch.ts'
import { Problem } from '../../../../platform/problem/problem.ts'
import { type PreparedImage, prepareImage } from '../../../content/images/rules.ts'
import { pageLimits } from '../limits.ts'
import type { LeftOutList } from './left-out.ts'

const at_once = 4

export async function takePictures(
  urls: ReadonlySet<string>,
  left_out: LeftOutList,
  context: Context,
): Promise<Map<string, PreparedImage>> {
  const { installation } = context
  const taken = new Map<string, PreparedImage>()
  const until = performance.now() + pageLimits.page_import_seconds_max * 1_000
  const left = [...urls]
  for (const url of left.splice(pageLimits.page_import_images_max)) left_out.add('image', url)
  const one = async (url: string): Promise<PreparedImage | undefined> => {
    if (performance.now() > until) return undefined
    try {
      const { status, body } = await installation.safeFetch.get(
        url,
        'image/avif,image/webp,image/png,image/jpeg,image/*',
      )
      if (status < 200 || status > 299) return undefined
      return await prepareImage({ name: nameOf(url), bytes: body }, context)
    } catch (error) {
      // Not to be had, no image, or one that would be refused.
      if (error instanceof FetchRefusalError || error instanceof Problem) return undefined
      throw error
    }
  }
  const worker = async () => {
    for (let url = left.shift(); url !== undefined; url = left.shift()) {
      const image = await one(url)
      if (image) taken.set(url, image)
      else left_out.add('image', url)
    }
  }
  await Promise.all(Array.from({ length: at_once }, worker))
  return taken
}

const nameOf = (url: string): string => {
  const last = new URL(url).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
      .replaceAll(/\p{Cc}/gu, '')
      .toWellFormed()
      .slice(0, 100)
  } catch {
    return last.slice(0, 100)
  }
}
