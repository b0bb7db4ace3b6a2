/** What the buttons above a text with markup do to it and to what is selected in it. Pure. */

export type MarkSpan = { text: string; from: number; to: number }

/** Puts signs around what is selected, or takes them away again. */
export function wrapped({ text, from, to }: MarkSpan, sign: string): MarkSpan {
  const [before, selected, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)]
  if (before.endsWith(sign) && after.startsWith(sign)) {
    const start = from - sign.length
    return {
      text: before.slice(0, start) + selected + after.slice(sign.length),
      from: start,
      to: start + selected.length,
    }
  }
  const start = from + sign.length
  return { text: before + sign + selected + sign + after, from: start, to: start + selected.length }
}

/** Makes a link of what is selected, and selects its address to be written. */
export function linked({ text, from, to }: MarkSpan, words: string): MarkSpan {
  const label = text.slice(from, to) || words
  const address = 'https://'
  const start = from + label.length + 3
  return {
    text: `${text.slice(0, from)}[${label}](${address})${text.slice(to)}`,
    from: start,
    to: start + address.length,
  }
}

/** Makes the selected lines the items of a list, or lines again. */
export function listed({ text, from, to }: MarkSpan): MarkSpan {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const end = text.indexOf('\n', to) === -1 ? text.length : text.indexOf('\n', to)
  const lines = text.slice(start, end).split('\n')
  const isList = lines.every(line => line.startsWith('- '))
  const changed = lines.map(line => (isList ? line.slice(2) : `- ${line}`)).join('\n')
  return { text: text.slice(0, start) + changed + text.slice(end), from: start, to: start + changed.length }
}
