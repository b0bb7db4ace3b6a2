/** What an element says of its own style. Pure. */

export interface StyleDeclaration {
  name: string
  value: string
  important: boolean
}

/** A longer value is none. */
const value_characters_max = 2_000

/** Divided at each `;` but those before a bracket's end: addresses of images have some. In one pass. */
export function declarationsIn(style: string): StyleDeclaration[] {
  const found: StyleDeclaration[] = []
  let [end, bracket] = [style.length, '']
  const add = (from: number) => {
    const declaration = end - from <= value_characters_max ? declarationOf(style.slice(from, end)) : undefined
    if (declaration) found.push(declaration)
  }
  for (let at = style.length - 1; at >= 0; at--) {
    const character = style.charAt(at)
    if (character === '(' || character === ')') bracket = character
    if (character !== ';' || bracket === ')') continue
    add(at + 1)
    end = at
  }
  add(0)
  return found.reverse()
}

function declarationOf(text: string): StyleDeclaration | undefined {
  const colon = text.indexOf(':')
  const name = text.slice(0, colon).trim().toLowerCase()
  if (colon < 1 || name === '') return undefined
  const value = text.slice(colon + 1).trim()
  const important = /!\s*important$/i.test(value)
  return { name, value: important ? value.replace(/!\s*important$/i, '').trimEnd() : value, important }
}
