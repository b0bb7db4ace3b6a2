/** The popup in other languages. A text that is left empty is shown in the site's language. */
import { Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import type { CustomField } from '../../../product/popups/use-field-name.ts'
import { useCodes } from '../../../product/visitor-rules/rule-words.ts'
import { Button } from '../../../ui/button.tsx'
import { ComboBox } from '../../../ui/combo-box.tsx'
import { Select } from '../../../ui/select.tsx'
import { useFocusAfter } from '../../../ui/use-focus-after.ts'
import { type Edit, type PopupDraft, popupLimits } from '../draft/draft.ts'
import { withoutTranslation, withTranslation } from '../draft/translations.ts'
import { LanguageTexts } from './language-texts.tsx'
import { At, PropertySection } from './property-section.tsx'

type LanguagesProps = {
  draft: PopupDraft
  edit: Edit
  custom: readonly CustomField[]
  /** The site's language, in which the popup is written. */
  language: string
  /** The language that is edited and shown. */
  locale: string
  onLocale: (locale: string) => void
}

export function LanguagesSection(props: LanguagesProps) {
  const { t, language: admins } = useMessages()
  const { draft, edit, language, locale, onLocale } = props
  const { languages } = useCodes(admins)
  const { target, focus } = useFocusAfter()
  const nameOf = (code: string) => languages.find(one => one.id === code)?.label ?? code
  const taken = [language, ...draft.translations.map(one => one.locale)]
  const codes = taken.join()
  // A combo box is remounted for other options.
  const free = useMemo(() => languages.filter(one => !codes.split(',').includes(one.id)), [languages, codes])
  const add = (code: string | null) => {
    if (!code || taken.includes(code)) return
    edit(`language.add.${code}`, draft => withTranslation(draft, code))
    onLocale(code)
    focus('[data-pointer^="/translations"] :is(input, textarea)')
  }
  const remove = () => {
    onLocale(language)
    edit(`language.remove.${locale}`, draft => withoutTranslation(draft, locale))
    focus('[role=combobox]')
  }
  const at = draft.translations.findIndex(one => one.locale === locale)
  return (
    <PropertySection
      id="languages"
      title={t('popup_editor.languages')}
      note={taken.length > 1 ? t('popup_editor.language_count', { count: taken.length }) : undefined}
    >
      <p className="muted">{t('popup_editor.languages_note', { language: nameOf(language) })}</p>
      <div className="stack" ref={target}>
        {draft.translations.length > 0 && (
          <Select
            label={t('popup_editor.language')}
            isRequired
            value={locale}
            onChange={onLocale}
            options={taken.map(id => ({ id, label: nameOf(id) }))}
          />
        )}
        {at >= 0 && (
          <At pointer={`/translations/${at}`}>
            <div className="stack" data-near>
              <LanguageTexts draft={draft} edit={edit} custom={props.custom} locale={locale} />
              <div className="row-of">
                <Button variant="quiet-danger" icon={<Trash2 size={14} aria-hidden />} onPress={remove}>
                  {t('popup_editor.remove_language', { language: nameOf(locale) })}
                </Button>
              </div>
            </div>
          </At>
        )}
        {draft.translations.length < popupLimits.translations && (
          <ComboBox
            key={taken.length}
            label={t('popup_editor.add_language')}
            isRequired
            options={free}
            onChange={add}
          />
        )}
      </div>
    </PropertySection>
  )
}
