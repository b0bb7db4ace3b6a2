/** A country in the reader's words; its letters where it has no name. */
export function countryName(language: string, code: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
