/** The captions that the page of a video offers: as a track of its player, or as the large video sites write them. Pure. */
import { Parser } from 'htmlparser2'

/** The most fitting first: in the language of the page, written by people before recognized ones. */
export function captionsIn(html: string, url: string): string[] {
  return [...tracksIn(html, url), ...writtenIn(html, url)]
}

function tracksIn(html: string, base: string): string[] {
  const tracks: { url: string; is_default: boolean }[] = []
  const parser = new Parser({
    onopentag(tag, { src, kind = 'subtitles', ...more }) {
      if (tag !== 'track' || !src || !/^(subtitles|captions)$/.test(kind)) return
      const url = URL.parse(src, base)
      if (url) tracks.push({ url: url.href, is_default: 'default' in more })
    },
  })
  parser.write(html)
  parser.end()
  return tracks.toSorted((a, b) => Number(b.is_default) - Number(a.is_default)).map(({ url }) => url)
}

const listed = /"captionTracks":(\[.{1,200000}?\])(?:,"|\})/s

function writtenIn(html: string, base: string): string[] {
  const [, json] = listed.exec(html) ?? []
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
