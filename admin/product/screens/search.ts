/** Parsers for the query of a URL. Invalid values are left out, so that a screen sees only valid ones. */
export type Part<Text extends string = string> = { read: (given: string) => Text | undefined }
/** `{ q: text, status: oneOf('on', 'off') }`. */
export type SearchParts = Record<string, Part>
export type SearchValues<Parts extends SearchParts> = {
  [Key in keyof Parts]?: NonNullable<ReturnType<Parts[Key]['read']>>
}

export const text: Part = { read: given => given || undefined }

export const oneOf = <const Known extends readonly string[]>(...known: Known): Part<Known[number]> => ({
  read: given => known.find(one => one === given),
})

export const matching = (pattern: RegExp): Part => ({
  read: given => (pattern.test(given) ? given : undefined),
})

/** An id of this kind: `idOf('tag_')`. */
export const idOf = (prefix: string): Part => ({ read: given => (given.startsWith(prefix) ? given : undefined) })

/** A day of the calendar. */
export const day = matching(/^\d{4}-\d{2}-\d{2}$/)

export const wholeNumber = matching(/^\d+$/)

export function readSearch<Parts extends SearchParts>(
  parts: Parts,
  given: Record<string, unknown>,
): SearchValues<Parts> {
  const read = ([key, part]: [string, Part]) => [
    key,
    given[key] === undefined ? undefined : part.read(String(given[key])),
  ]
  return Object.fromEntries(Object.entries(parts).map(read)) as SearchValues<Parts>
}
