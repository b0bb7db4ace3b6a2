/** Which font of a site comes nearest to one that a website is set in. Pure. */
interface Font {
  name: string
  stack: string
}

const familiesIn = (stack: string): string[] =>
  stack.split(',').map(family =>
    family
      .trim()
      .replaceAll(/^["']|["']$/g, '')
      .toLowerCase(),
  )

const kinds = [
  { kind: 'monospace', said: /\bmono(space)?\b|courier|consolas|menlo/ },
  { kind: 'rounded', said: /rounded|nunito|quicksand|varela|comfortaa|fredoka/ },
  {
    kind: 'serif',
    said: /(?<!sans-)\bserif\b|georgia|times|garamond|merriweather|playfair|lora\b|fraunces|baskerville|\bcaslon|bitter|\bslab\b/,
  },
] as const

const kindOf = (families: readonly string[]): string => {
  const text = families.join(', ').replaceAll('ui-sans-serif', 'sans-serif')
  return kinds.find(({ said }) => said.test(text))?.kind ?? 'sans'
}

export interface NearestFont {
  /** As the website writes it. */
  family: string
  /** The stack of the site's font that comes nearest. */
  font_family: string
  /** Whether it is that very font. */
  is_same: boolean
}

export function nearestFont(family: string | undefined, fonts: readonly Font[]): NearestFont | undefined {
  if (family === undefined) return undefined
  const families = familiesIn(family)
  const [first = ''] = families
  const same = fonts.find(({ name, stack }) => name.toLowerCase() === first || familiesIn(stack)[0] === first)
  const nearest = same ?? fonts.find(({ stack }) => kindOf(familiesIn(stack)) === kindOf(families)) ?? fonts[0]
  return nearest && { family: family.slice(0, 200), font_family: nearest.stack, is_same: same !== undefined }
}
