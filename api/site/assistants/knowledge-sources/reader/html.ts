/**
 * The readable text of a page: its headings, paragraphs, lists and tables in their order, without what is around them on
 * every page. Read once from beginning to end, so that nothing grows with the depth of what a stranger wrote. Pure.
 */
import { parseMarkup } from '../../../../platform/texts/markup/parse.ts'
import { HtmlReader, type ReadHtml } from './html-reader.ts'
import { type Link, Links } from './links.ts'

export type { ReadHtml } from './html-reader.ts'

export interface ReadPage extends ReadHtml {
  links: Link[]
}

export const readHtml = (html: string, url: string | null): ReadHtml => read(html, url, undefined).document()

/** A document of which everything is content, such as one that was made from a file of Word. */
export const readWholeHtml = (html: string): ReadHtml => read(html, null, undefined).document(true)

/** With the addresses that it leads to. */
export function readHtmlWithLinks(html: string, url: string | null): ReadPage {
  const links = new Links(url)
  return { ...read(html, url, links).document(), links: links.found() }
}

function read(html: string, url: string | null, links: Links | undefined): HtmlReader {
  const reading = new HtmlReader(url, links)
  // By names and attributes, since an object of all attributes of each element takes longer to make than all else here.
  parseMarkup(
    html,
    {
      onopentagname: tag => reading.open(tag),
      onattribute: (name, value) => reading.attribute(name, value),
      ontext: text => reading.say(text),
      onclosetag: tag => reading.close(tag),
    },
    { decodeEntities: true, lowerCaseTags: true },
  )
  return reading
}
