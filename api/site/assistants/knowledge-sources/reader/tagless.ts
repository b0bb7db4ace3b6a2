/** A text of HTML without its tags. Pure. */
import { parseMarkup } from '../../../../platform/texts/markup/parse.ts'

export function tagless(html: string): string {
  let text = ''
  parseMarkup(html, { ontext: part => (text += part), onopentagname: () => (text += ' ') }, { decodeEntities: true })
  return text.replaceAll(/\s+/g, ' ').trim()
}
