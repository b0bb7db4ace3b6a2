/** The popup in other languages. A text that is left empty is shown in the site's language. */
import type { FormField } from '@leadwright/sdk'
import { Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { ComboBox } from '../../../ui/combo-box.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type Draft, type Edit, popupLimits } from '../draft/draft.ts'
import type { CustomField } from '../draft/preview-popup.ts'
import {
  type ContentText,
  contentTexts,
  translatedField,
  translationOf,
  withoutTranslation,
  withTranslatedConsent,
  withTranslatedField,
  withTranslatedStep,
  withTranslatedText,
  withTranslation,
} from '../draft/translations.ts'
import { At, PropertySection } from './property-section.tsx'
import { useCodes } from './visitor-words.ts'

type LanguagesProps = {
  draft: Draft
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
  const nameOf = (code: string) => languages.find(one => one.id === code)?.label ?? code
  const taken = [language, ...draft.translations.map(one => one.locale)]
  const codes = taken.join()
  // The list of a combo box begins anew with other options.
  const free = useMemo(() => languages.filter(one => !codes.split(',').includes(one.id)), [languages, codes])
  const add = (code: string | null) => {
    if (!code || taken.includes(code)) return
    edit(`language.add.${code}`, draft => withTranslation(draft, code))
    onLocale(code)
  }
  const at = draft.translations.findIndex(one => one.locale === locale)
  return (
    <PropertySection
      id="languages"
      title={t('popup_editor.languages')}
      note={taken.length > 1 ? t('popup_editor.language_count', { count: taken.length }) : undefined}
    >
      <p className="muted">{t('popup_editor.languages_note', { language: nameOf(language) })}</p>
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
            <Texts {...props} />
            <IconButton
              label={t('popup_editor.remove_language', { language: nameOf(locale) })}
              icon={<Trash2 size={14} aria-hidden />}
              onPress={() => {
                onLocale(language)
                edit(`language.remove.${locale}`, draft => withoutTranslation(draft, locale))
              }}
            />
          </div>
        </At>
      )}
      {draft.translations.length < popupLimits.translations && (
        <ComboBox key={taken.length} label={t('popup_editor.add_language')} isRequired options={free} onChange={add} />
      )}
    </PropertySection>
  )
}

const mostCharacters: Record<ContentText, number> = {
  heading: 200,
  text: 2000,
  button_text: 60,
  next_text: 60,
  back_text: 60,
  thank_you_heading: 200,
  thank_you_text: 2000,
}

/** Every text that the popup has, each beside what it says now. */
function Texts({ draft, edit, custom, locale }: LanguagesProps) {
  const { t } = useMessages()
  const one = translationOf(draft, locale)
  const words: Record<ContentText, string> = {
    heading: t('popup_editor.heading'),
    text: t('popup_editor.text'),
    button_text: t('popup_editor.button'),
    next_text: t('popup_editor.next'),
    back_text: t('popup_editor.back'),
    thank_you_heading: t('popup_editor.thanks_heading'),
    thank_you_text: t('popup_editor.thanks_text'),
  }
  const steps = draft.content.steps.map((original, at) => ({ original, step: at + 2 }))
  const { consent } = draft.form
  const said = (text: string) => text.replace(/\s+/g, ' ')
  return (
    <>
      {contentTexts
        .filter(name => draft.content[name].trim() !== '')
        .map(name => {
          const Field = name === 'text' || name === 'thank_you_text' ? TextArea : TextField
          return (
            <At key={name} pointer={`/content/${name}`} stage={name.startsWith('thank_you') ? 'done' : undefined}>
              <Field
                label={words[name]}
                maxLength={mostCharacters[name]}
                placeholder={said(draft.content[name])}
                value={one?.content?.[name] ?? ''}
                onChange={text =>
                  edit(`language.${locale}.${name}`, draft => withTranslatedText(draft, locale, name, text))
                }
              />
            </At>
          )
        })}
      {steps.map(({ original, step }) =>
        (['heading', 'text'] as const)
          .filter(part => original[part].trim() !== '')
          .map(part => (
            <div key={`${step}.${part}`} data-step={step}>
              <TextField
                label={`${t('popup_editor.step', { number: step })}: ${words[part]}`}
                maxLength={mostCharacters[part]}
                placeholder={said(original[part])}
                value={one?.content?.steps?.[step - 2]?.[part] ?? ''}
                onChange={text =>
                  edit(`language.${locale}.${step}.${part}`, draft =>
                    withTranslatedStep(draft, locale, step, { [part]: text }),
                  )
                }
              />
            </div>
          )),
      )}
      {draft.form.fields.map(field => (
        <FieldTexts key={field.name} field={field} draft={draft} edit={edit} custom={custom} locale={locale} />
      ))}
      {consent.kind !== 'none' && (
        <TextArea
          label={t('popup_editor.consent_text')}
          maxLength={2000}
          placeholder={said(consent.text)}
          value={one?.consent_text ?? ''}
          onChange={text => edit(`language.${locale}.consent`, draft => withTranslatedConsent(draft, locale, text))}
        />
      )}
    </>
  )
}

type FieldTextsProps = Pick<LanguagesProps, 'draft' | 'edit' | 'custom' | 'locale'> & { field: FormField }

function FieldTexts({ field, draft, edit, custom, locale }: FieldTextsProps) {
  const { t } = useMessages()
  const known = custom.find(one => one.name === field.name)
  if (known?.type === 'hidden') return null
  const label = field.label || known?.label || field.name
  const own = translatedField(translationOf(draft, locale), field.name)
  const change = (what: string, words: Parameters<typeof withTranslatedField>[3]) =>
    edit(`language.${locale}.${field.name}.${what}`, draft => withTranslatedField(draft, locale, field.name, words))
  const options = known?.type === 'dropdown' ? known.options : []
  const shown = own?.options ?? options
  return (
    <>
      <TextField
        label={t('popup_editor.field_label', { name: label })}
        maxLength={200}
        placeholder={label}
        value={own?.label ?? ''}
        onChange={label => change('label', { label })}
      />
      {field.placeholder && (
        <TextField
          label={t('popup_editor.field_placeholder', { name: label })}
          maxLength={200}
          placeholder={field.placeholder}
          value={own?.placeholder ?? ''}
          onChange={placeholder => change('placeholder', { placeholder })}
        />
      )}
      {options.map((option, at) => (
        <TextField
          key={option}
          label={t('popup_editor.field_option', { name: label, option })}
          maxLength={200}
          placeholder={option}
          value={shown[at] === option ? '' : (shown[at] ?? '')}
          onChange={text =>
            change('options', { options: options.map((one, i) => (i === at ? text || one : (shown[i] ?? one))) })
          }
        />
      ))}
    </>
  )
}
