/** The texts of the unsubscribe page in one language, in the order in which readers meet them. */
import { constraints, type Locale, type UnsubscribePageTexts } from '@leadwright/sdk'
import { type MessageKey, useMessages } from '../../../messages/messages.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'

type TextName = keyof UnsubscribePageTexts
const limits = constraints.UnsubscribePageTextChanges

const fields: { name: TextName; label: MessageKey; isLong?: true }[] = [
  { name: 'prompt_title', label: 'unsubscribe.prompt_title' },
  { name: 'prompt_text', label: 'unsubscribe.prompt_text', isLong: true },
  { name: 'message', label: 'unsubscribe.message', isLong: true },
  { name: 'button_text', label: 'unsubscribe.button_text' },
  { name: 'preferences_title', label: 'unsubscribe.preferences_title' },
  { name: 'preferences_button_text', label: 'unsubscribe.preferences_button_text' },
  { name: 'preferences_saved_text', label: 'unsubscribe.preferences_saved_text', isLong: true },
  { name: 'success_text', label: 'unsubscribe.success_text', isLong: true },
  { name: 'resubscribe_message', label: 'unsubscribe.resubscribe_message', isLong: true },
  { name: 'resubscribe_button_text', label: 'unsubscribe.resubscribe_button_text' },
  { name: 'confirmation_message', label: 'unsubscribe.confirmation_message', isLong: true },
]

type PageTextFieldsProps = {
  language: Locale
  texts: UnsubscribePageTexts
  onChange: (changed: Partial<UnsubscribePageTexts>) => void
}

export function PageTextFields({ language, texts, onChange }: PageTextFieldsProps) {
  const { t } = useMessages()
  return (
    <div className="stack" lang={language}>
      {fields.map(({ name, label, isLong }) => {
        const props = {
          name: `texts.${language}.${name}`,
          label: t(label),
          isRequired: true,
          value: texts[name],
          maxLength: limits[name].maxLength,
          onChange: (text: string) => onChange({ [name]: text }),
        }
        return isLong ? (
          <TextArea key={`${language} ${name}`} {...props} rows={2} />
        ) : (
          <TextField key={`${language} ${name}`} {...props} />
        )
      })}
    </div>
  )
}
