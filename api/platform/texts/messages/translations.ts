/** The translation for a visitor's language: the very tag, else its language alone. */
export function findTranslation<T extends { locale: string }>(
  translations: readonly T[],
  locale: string | undefined,
): T | undefined {
  const asked = locale?.toLowerCase()
  if (!asked) return undefined
  const inTag = (tag: string) => translations.find(one => one.locale.toLowerCase() === tag)
  return inTag(asked) ?? inTag(asked.split('-')[0] ?? '')
}
