/** Word writes lists as paragraphs with a mark in front; as an email they are lists. Pure. */

const paragraph = /<p\b[^<>]{0,2000}mso-list:\s{0,5}l\d[^<>]{0,2000}>((?:(?!<\/p>)[\s\S]){0,20000})<\/p>\s*/gi
const mark = /<!\[if !supportLists\]>([\s\S]{0,2000}?)<!\[endif\]>/i

interface Item {
  at: number
  end: number
  isNumbered: boolean
  html: string
}

export function withWordLists(html: string): string {
  const items = [...html.matchAll(paragraph)].map(itemOf)
  let written = ''
  let done = 0
  items.forEach((item, i) => {
    const name = item.isNumbered ? 'ol' : 'ul'
    const [before, after] = [items[i - 1], items[i + 1]]
    const isFirst = before?.end !== item.at || before.isNumbered !== item.isNumbered
    const isLast = after?.at !== item.end || after.isNumbered !== item.isNumbered
    written += `${html.slice(done, item.at)}${isFirst ? `<${name}>` : ''}<li>${item.html}</li>${isLast ? `</${name}>` : ''}`
    done = item.end
  })
  return written + html.slice(done)
}

function itemOf(found: RegExpExecArray): Item {
  const inside = found[1] ?? ''
  const shown = (mark.exec(inside)?.[1] ?? '').replaceAll(/<[^>]*>|&nbsp;/g, '').trim()
  return {
    ...{ at: found.index, end: found.index + found[0].length },
    isNumbered: /^\(?[a-z\d]{1,4}[.)]$/i.test(shown),
    html: inside.replace(mark, '').trim(),
  }
}
