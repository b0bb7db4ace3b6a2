/** Every text that a popup has, in another language, each beside what it says in the site's. */
import { constraints, type FormField, limits } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import type { CustomField } from '../../../product/popups/use-field-name.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Edit, PopupDraft } from '../draft/draft.ts'
import { stepCount } from '../draft/form-steps.ts'
import {
  type ContentText,
  contentTexts,
  translatedField,
  translationOf,
  withTranslatedConsent,
  withTranslatedField,
  withTranslatedStep,
  withTranslatedText,
} from '../draft/translations.ts'
import { At } from './property-section.tsx'

const mostCharacters: Record<ContentText, number> = {
  heading: 200,
  text: 2000,
  button_text: 60,
  next_text: 60,
  back_text: 60,
  thank_you_heading: 200,
  thank_you_text: 2000,
  countdown_text: 200,
}

export type LanguageTextsProps = { draft: PopupDraft; edit: Edit; custom: readonly CustomField[]; locale: string }

/** On one line, as a placeholder can show it. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ')

export function LanguageTexts(props: LanguageTextsProps) {
  const { t } = useMessages()
  const { draft, edit, locale } = props
  const { consent } = draft.form
  return (
    <>
      <ContentTexts {...props} />
      <StepTexts {...props} />
      {draft.form.fields.map(field => (
        <FieldTexts key={field.name} field={field} {...props} />
      ))}
      {consent.type !== 'none' && (
        <TextArea
          label={t('popup_editor.consent_text')}
          maxLength={constraints.PopupTranslation.consent_text.maxLength}
          placeholder={oneLine(consent.text)}
          value={translationOf(draft, locale)?.consent_text ?? ''}
          onChange={text => edit(`language.${locale}.consent`, draft => withTranslatedConsent(draft, locale, text))}
        />
      )}
    </>
  )
}

/** Some texts have nowhere to be shown. */
function isSeen({ form, countdown, after_submission }: PopupDraft, name: ContentText): boolean {
  if (name === 'next_text' || name === 'back_text') return stepCount(form.fields) > 1
  if (name === 'countdown_text') return countdown.type !== 'none'
  return !name.startsWith('thank_you') || after_submission.type !== 'redirect'
}

function ContentTexts({ draft, edit, locale }: LanguageTextsProps) {
  const { t } = useMessages()
  const words: Record<ContentText, string> = {
    heading: t('popup_editor.heading'),
    text: t('popup_editor.text'),
    button_text: t('popup_editor.button'),
    next_text: t('popup_editor.next'),
    back_text: t('popup_editor.back'),
    thank_you_heading: t('popup_editor.thanks_heading'),
    thank_you_text: t('popup_editor.thanks_text'),
    countdown_text: t('popup_editor.countdown_text'),
  }
  const filled = contentTexts.filter(name => draft.content[name].trim() !== '' && isSeen(draft, name))
  return filled.map(name => {
    const Field = name === 'text' || name === 'thank_you_text' ? TextArea : TextField
    return (
      <At key={name} pointer={`/content/${name}`} stage={name.startsWith('thank_you') ? 'done' : undefined}>
        <Field
          label={words[name]}
          maxLength={mostCharacters[name]}
          placeholder={oneLine(draft.content[name])}
          value={translationOf(draft, locale)?.content?.[name] ?? ''}
          onChange={text => edit(`language.${locale}.${name}`, draft => withTranslatedText(draft, locale, name, text))}
        />
      </At>
    )
  })
}

function StepTexts({ draft, edit, locale }: LanguageTextsProps) {
  const { t } = useMessages()
  const own = translationOf(draft, locale)?.content?.steps
  const words = { heading: t('popup_editor.heading'), text: t('popup_editor.text') }
  const texts = draft.content.steps.flatMap((original, at) =>
    (['heading', 'text'] as const).map(part => ({ step: at + 2, part, text: original[part] })),
  )
  return texts
    .filter(({ text }) => text.trim() !== '')
    .map(({ step, part, text }) => (
      <div key={`${step}.${part}`} data-step={step}>
        <TextField
          label={`${t('popup_editor.step', { number: step })}: ${words[part]}`}
          maxLength={mostCharacters[part]}
          placeholder={oneLine(text)}
          value={own?.[step - 2]?.[part] ?? ''}
          onChange={next =>
            edit(`language.${locale}.${step}.${part}`, draft =>
              withTranslatedStep(draft, locale, step, { [part]: next }),
            )
          }
        />
      </div>
    ))
}

type FieldTextsProps = LanguageTextsProps & { field: FormField }

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
        maxLength={constraints.FieldTexts.label.maxLength}
        placeholder={label}
        value={own?.label ?? ''}
        onChange={label => change('label', { label })}
      />
      {field.placeholder && (
        <TextField
          label={t('popup_editor.field_placeholder', { name: label })}
          maxLength={constraints.FieldTexts.placeholder.maxLength}
          placeholder={field.placeholder}
          value={own?.placeholder ?? ''}
          onChange={placeholder => change('placeholder', { placeholder })}
        />
      )}
      {options.map((option, at) => (
        <TextField
          key={option}
          label={t('popup_editor.field_option', { name: label, option })}
          maxLength={limits.popup_option_characters_max}
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
