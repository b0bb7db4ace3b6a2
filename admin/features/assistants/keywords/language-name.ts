/** What a language of keywords is called, standing by itself: Spanish writes it small within a sentence. Pure. */
export function languageName(code: string, locale: string): string {
  try {
    const [first = '', ...rest] = new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code
    return first.toLocaleUpperCase(locale) + rest.join('')
  } catch {
    return code
  }
}

/** To choose from: the largest on the web, by their names. */
const offered = 'ar ca cs da de el en es eu fa fi fr gl he hi hu id it ja ko nb nl pl pt pt-BR ro ru sv th tr uk vi zh'

export const languageOptions = (locale: string) =>
  offered
    .split(' ')
    .map(id => ({ id, label: languageName(id, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
