/** Where variables stand in a text. Pure. */

export const variables = (text: string): [from: number, to: number][] =>
  [...text.matchAll(/\{\{[^{}]*\}\}/g)].map(({ 0: words, index }) => [index, index + words.length])

/** The text in parts, of which some are variables. */
export function withVariables(text: string): { text: string; isVariable: boolean }[] {
  const parts: { text: string; isVariable: boolean }[] = []
  let done = 0
  for (const [from, to] of variables(text)) {
    parts.push({ text: text.slice(done, from), isVariable: false }, { text: text.slice(from, to), isVariable: true })
    done = to
  }
  return [...parts, { text: text.slice(done), isVariable: false }].filter(part => part.text !== '')
}
