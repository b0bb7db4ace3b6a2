/** The captions that the page of a video offers: as a track of its player, or as the large video sites write them. Pure. */
import { parseMarkup } from '../../../../platform/texts/markup/parse.ts'

/** The most fitting first: in the language of the page, written by people before recognized ones. */
export function captionsIn(html: string, url: string): string[] {
  return [...tracksIn(html, url), ...writtenIn(html, url)]
}

function tracksIn(html: string, base: string): string[] {
  const tracks: { url: string; is_default: boolean }[] = []
  parseMarkup(html, {
    onopentag(tag, { src, kind = 'subtitles', ...more }) {
      if (tag !== 'track' || !src || !/^(subtitles|captions)$/.test(kind)) return
      const url = URL.parse(src, base)
      if (url) tracks.push({ url: url.href, is_default: 'default' in more })
    },
  })
  return tracks.toSorted((a, b) => Number(b.is_default) - Number(a.is_default)).map(({ url }) => url)
}

const begin = '"captionTracks":'
const listed = /\[.{1,200000}?\](?=,"|\})/sy

function writtenIn(html: string, base: string): string[] {
  // The first alone: a page says it once.
  const at = html.indexOf(begin)
  listed.lastIndex = at + begin.length
  const [json] = at < 0 ? [] : (listed.exec(html) ?? [])
  if (json === undefined) return []
  try {
    const tracks = JSON.parse(json) as { baseUrl?: unknown; kind?: unknown }[]
    const people = tracks.toSorted((a, b) => Number(a.kind === 'asr') - Number(b.kind === 'asr'))
    return people.flatMap(({ baseUrl }) => {
      const url = typeof baseUrl === 'string' ? URL.parse(baseUrl, base) : null
      if (!url) return []
      url.searchParams.set('fmt', 'vtt')
      return [url.href]
    })
  } catch {
    return []
  }
}
