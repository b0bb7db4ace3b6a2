/** The language of a template that is edited, and its draft as if there were no other. */
import type { Locale } from '@leadwright/sdk'
import { useEffect, useState } from 'react'
import { changedIn, draftIn, localesOf, pathIn, withoutTranslation, withTranslation } from './translations.ts'
import type { TemplateDraft, TemplateEditorState } from './use-template-editor.ts'

export type LanguageEditorState = ReturnType<typeof useTemplateLanguage>

/** `own`: the site's language, in which the template's own content is; undefined until the site is known. */
export function useTemplateLanguage({ draft, refused, edit }: TemplateEditorState, own: Locale | undefined) {
  const [chosen, show] = useState<Locale>()
  const locales = localesOf(draft)
  const translation = chosen && locales.includes(chosen) ? chosen : undefined
  const shown = translation ?? own
  const here = refused.flatMap(({ path, text }) => {
    const within = pathIn(draft, shown, path)
    return within === undefined ? [] : [{ path: within, text }]
  })
  // What was refused is seen, in whichever language it is.
  const first = refused[0]?.path
  const elsewhere =
    first === undefined || here.length > 0 ? undefined : [own, ...locales].find(one => pathIn(draft, one, first))
  useEffect(() => {
    if (elsewhere) show(elsewhere)
  }, [elsewhere])
  return {
    own,
    shown,
    /** Another content than before: fields and selection begin anew. The site, known a moment later, is no reason to. */
    contentKey: translation ?? 'own',
    locales,
    show,
    add(locale: Locale) {
      edit(draft => withTranslation(draft, locale), `language.add.${locale}`)
      show(locale)
    },
    remove: (locale: Locale) => edit(draft => withoutTranslation(draft, locale), `language.remove.${locale}`),
    draft: draftIn(draft, shown),
    /** What was refused of the blocks, each at its place. */
    issues: here
      .map(({ path, text }) => ({ pointer: `/${path.replaceAll('.', '/')}`, text }))
      .filter(({ pointer }) => pointer.startsWith('/document')),
    errors: Object.fromEntries(here.map(({ path, text }) => [path, text])),
    change: (changes: Partial<TemplateDraft>, field: string) =>
      edit(draft => changedIn(draft, shown, changes), `${shown ?? ''} ${field}`),
  }
}
